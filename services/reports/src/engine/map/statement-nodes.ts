import { supports } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import { quoteOf } from '../findings/quoted.ts';
import { readabilityOf } from '../findings/quotes.ts';
import { reasonOf } from '../findings/reason.ts';
import { isSound } from '../findings/sound.ts';
import { slug } from '../format.ts';
import { names, targets } from '../themes/balance.ts';
import type { Theme } from '../themes/theme.ts';
import type { EdgeType, NodeType } from '../types.ts';

/** Statements of one kind about one subject of a theme. */
export interface KindNode {
  id: string;
  type: NodeType;
  theme: Theme;
  /** The key of the term that they use; empty if a link or a person's correction puts them here. */
  term: string;
  label: string;
  statements: Said[];
}

/** What one statement does to the one after it, or before it, in the same turn. */
export interface Link {
  type: EdgeType;
  from: KindNode;
  to: KindNode;
  statements: Said[];
}

const SHOWN: Partial<Record<Said['statement']['kind'], NodeType>> = {
  problem: 'problem',
  cause: 'cause',
  consequence: 'consequence',
  workaround: 'workaround',
  wish: 'wish',
  praise: 'praise',
  worry: 'worry',
};

const LONGEST_LABEL = 80;
const SHORTEST_LABEL = 12;
/** More of a theme's words make a label no better. */
const MOST_TERMS = 3;

/**
 * The nodes of a theme: each statement that somebody links to another one, and a kind of statement about each of the terms that name the
 * theme. A statement that neither names the theme nor is linked to one that does is left out: that it concerns the theme is only likely.
 * A theme that a person has corrected keeps all that the person put into it.
 */
export function kindNodes(theme: Theme): KindNode[] {
  const isNamed = (said: Said): boolean => theme.isCorrected || names(said, theme.named);
  const linked = new Set(pairsIn(theme).flatMap(({ from, to }) => (isNamed(from) || isNamed(to) ? [from, to] : [])));
  return Object.entries(SHOWN).flatMap(([kind, type]) => {
    const own = theme.statements.filter((said) => said.statement.kind === kind && supports(said));
    const opposite = theme.balance.dissent.filter((said) => said.statement.kind === kind && !own.includes(said));
    const shown = [...own, ...opposite].filter((said) => linked.has(said) || isNamed(said));
    const groups = Map.groupBy(shown, (said) =>
      linked.has(said) ? String(said.index) : ([...theme.named].find((key) => names(said, new Set([key]))) ?? ''),
    );
    return [...groups].flatMap(([term, statements]) => {
      const clearest = clearestOf(statements, theme);
      if (clearest === undefined) return [];
      const id = [type, theme.id, slug(term)].filter((part) => part !== '').join('-');
      const others = statements.filter((said) => said !== clearest);
      return [{ id, type, theme, term, label: shortened(quoteOf(clearest)), statements: [clearest, ...others] }];
    });
  });
}

const isShown = (said: Said): boolean => {
  const { length } = quoteOf(said);
  return length >= SHORTEST_LABEL && length <= LONGEST_LABEL;
};

/** The statement that reads best and has most of the theme's words, where possible in full and without the hesitation that it begins with. */
function clearestOf(statements: readonly Said[], { terms }: Theme): Said | undefined {
  const sound = statements.filter((said) => isShown(said) && isSound(said));
  const candidates = [sound, statements.filter(isShown), statements].find((each) => each.length > 0) ?? [];
  const keys = new Set(terms.map(({ key }) => key));
  const scoreOf = (said: Said): number =>
    readabilityOf(said) * (1 + Math.min(MOST_TERMS, said.statement.terms.filter(({ key }) => keys.has(key)).length));
  return candidates.toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.index - b.index)[0];
}

function shortened(text: string): string {
  if (text.length <= LONGEST_LABEL) return text;
  const cut = text.slice(0, LONGEST_LABEL);
  const space = cut.lastIndexOf(' ');
  return `${space > SHORTEST_LABEL ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The cause that a participant gives for a problem or a worry in the same sentence. */
export interface Reason {
  id: string;
  label: string;
  said: Said;
  of: KindNode;
}

/** The causes that are given in the statements of nodes, the clearest first. */
export function reasonsIn(nodes: readonly KindNode[]): Reason[] {
  const seen = new Set<number>();
  return nodes
    .filter(({ type }) => type === 'problem' || type === 'worry')
    .flatMap((of) => of.statements.map((said) => ({ of, said, reason: reasonOf(said) })))
    .flatMap(({ of, said, reason }) => (reason === null ? [] : [{ of, said, ...reason }]))
    .toSorted((a, b) => b.score - a.score || a.said.index - b.said.index)
    .filter(({ said }) => !seen.has(said.index) && seen.add(said.index))
    .map(({ of, said, quote }) => ({ id: `${of.id}-reason-${said.index}`, label: shortened(quote), said, of }));
}

/** The kinds that are linked when one is said right before or after the other, and the direction of the link. */
const LINKS: readonly (readonly [from: NodeType, to: NodeType, type: EdgeType])[] = [
  ['cause', 'problem', 'causes'],
  ['problem', 'consequence', 'leads_to'],
  ['workaround', 'problem', 'works_around'],
  ['wish', 'problem', 'addresses'],
];

interface Pair {
  type: EdgeType;
  from: Said;
  to: Said;
}

/** Statements about one theme that somebody says right after each other in one turn. */
function pairsIn({ statements }: Theme): Pair[] {
  const ordered = statements.filter((said) => supports(said)).toSorted((a, b) => a.index - b.index);
  return ordered.flatMap((said, at) => {
    const next = ordered[at + 1];
    if (next?.index !== said.index + 1 || next.turn !== said.turn) return [];
    return LINKS.flatMap(([source, target, type]) => {
      const kinds = [said, next].map(({ statement }) => SHOWN[statement.kind]);
      if (kinds[0] === source && kinds[1] === target) return [{ type, from: said, to: next }];
      return kinds[0] === target && kinds[1] === source ? [{ type, from: next, to: said }] : [];
    });
  });
}

/** Links between statements of one turn, and between opposite statements of several people. */
export function linksBetween(nodes: readonly KindNode[]): Link[] {
  const nodeOf = new Map(
    nodes.flatMap((node) => node.statements.map((said) => [`${node.theme.id} ${said.index}`, node])),
  );
  const links = [...new Set(nodes.map(({ theme }) => theme))].flatMap((theme) =>
    pairsIn(theme).flatMap(({ type, from, to }) => {
      const [source, target] = [nodeOf.get(`${theme.id} ${from.index}`), nodeOf.get(`${theme.id} ${to.index}`)];
      return source === undefined || target === undefined
        ? []
        : [{ type, from: source, to: target, statements: [from, to] }];
    }),
  );
  return [...links, ...nodes.flatMap((node) => contradiction(node, nodes))];
}

/** Praise and problem about the same subject, if somebody dissents there. */
function contradiction(node: KindNode, nodes: readonly KindNode[]): Link[] {
  if (node.type !== 'praise' || node.term === '') return [];
  const problem = nodes.find(
    ({ theme, type, term }) => theme === node.theme && type === 'problem' && term === node.term,
  );
  if (problem === undefined) return [];
  const dissent = new Set(node.theme.balance.dissent);
  const [against, other] = node.statements.some((said) => dissent.has(said)) ? [node, problem] : [problem, node];
  const said = against.statements.find((each) => dissent.has(each));
  const disputed = new Set(said === undefined ? [] : targets(said, node.theme.named));
  const reply = other.statements.find(
    (each) =>
      each.participant !== said?.participant && targets(each, node.theme.named).some((key) => disputed.has(key)),
  );
  return said === undefined || reply === undefined
    ? []
    : [{ type: 'contradicts', from: node, to: problem, statements: [said, reply] }];
}
