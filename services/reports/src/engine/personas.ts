import type { Corpus, Statement, Topic } from './corpus.ts';
import { compare } from './corpus.ts';
import { clusterConversations } from './cluster.ts';
import { ofKind, peopleIn } from './findings.ts';
import { KINDS } from './lexicon/lexicon.ts';
import type { Kind } from './lexicon/lexicon.ts';
import { chooseQuotes } from './quotes.ts';
import type { EvidenceBook } from './quotes.ts';
import { slug } from './text.ts';
import { repeats } from './themes.ts';
import type { Theme } from './themes.ts';
import type { Persona } from './types.ts';
import { listed, share, tidied } from './wording.ts';

/** Conversations alike in what they are about and how it is put. */
export interface Group {
  persona: Persona;
  members: ReadonlySet<number>;
}

const STANCES: readonly (readonly [Kind, string, string])[] = [
  ['worry', 'Worried about', 'voice worries'],
  ['wish', 'Asking for help with', 'ask for something'],
];

/** Personas by clustering, the largest first; one alone is a persona only when it is all there is. */
export function findPersonas(themes: readonly Theme[], corpus: Corpus, book: EvidenceBook): Group[] {
  const clusters = clusterConversations(themes, corpus);
  const taken = new Set<string>();
  return clusters.flatMap((members) => {
    const group = describe(members, corpus, book, taken);
    return group === undefined ? [] : [{ persona: group, members }];
  });
}

function describe(
  members: ReadonlySet<number>,
  corpus: Corpus,
  book: EvidenceBook,
  taken: Set<string>,
): Persona | undefined {
  const own = corpus.statements.filter((statement) => members.has(statement.conversation));
  const marks = distinguishing(members, corpus);
  const lead = marks.find(({ topic }) => !taken.has(topic.key)) ?? marks[0];
  if (lead === undefined) return undefined;
  taken.add(lead.topic.key);
  const second = marks.find(
    ({ topic, inside }) => topic !== lead.topic && !repeats(topic, lead.topic) && inside * 2 >= members.size,
  );
  const subject = listed([lead, ...(second === undefined ? [] : [second])].map(({ topic }) => topic.label));
  const about = new Set(marks.slice(0, 4).map(({ topic }) => topic.key));
  const needs = noted(ofKind(own, 'wish'), corpus, about);
  const frustrations = noted([...ofKind(own, 'problem'), ...ofKind(own, 'worry')], corpus, about);
  const typical = chooseQuotes(own, corpus, { count: 2, about });
  const name = `${stanceName(members, corpus)} ${subject}`;
  return {
    id: `persona-${slug(name)}`,
    name,
    description: describeGroup(members, marks, corpus),
    traits: [...marks.slice(0, 3).map((mark) => markText(mark, members, corpus)), ...manners(members, corpus)],
    size: members.size,
    needs: needs.map(({ text }) => text),
    frustrations: frustrations.map(({ text }) => text),
    evidence: book.cite([
      ...typical,
      ...needs.map(({ passage }) => passage),
      ...frustrations.map(({ passage }) => passage),
    ]),
  };
}

interface Mark {
  topic: Topic;
  inside: number;
  outside: number;
}

/** Topics far more common in the group than outside it; a word that repeats a better one is left out. */
function distinguishing(members: ReadonlySet<number>, corpus: Corpus): Mark[] {
  const rest = Math.max(1, corpus.conversations.length - members.size);
  const rows = [...corpus.topics.values()]
    .filter((topic) => !topic.isContext)
    .map((topic) => {
      const inside = [...topic.conversations].filter((conversation) => members.has(conversation)).length;
      return { topic, inside, outside: topic.conversations.size - inside };
    })
    .filter(({ inside }) => inside >= Math.min(2, members.size))
    .map((mark) => ({ mark, score: (mark.inside / members.size - mark.outside / rest) * mark.topic.confidence }))
    .toSorted(
      (a, b) => b.score - a.score || b.mark.inside - a.mark.inside || compare(a.mark.topic.key, b.mark.topic.key),
    );
  const chosen: Mark[] = [];
  for (const { mark } of rows.slice(0, 30))
    if (!chosen.some((other) => repeats(other.topic, mark.topic))) chosen.push(mark);
  return chosen.slice(0, 6);
}

const markText = ({ topic, inside, outside }: Mark, members: ReadonlySet<number>, corpus: Corpus): string => {
  const rest = corpus.conversations.length - members.size;
  const against = rest === 0 ? '' : `, against ${outside} of the other ${rest}`;
  return `Speaks of ${topic.label}: ${inside} of ${members.size}${against}`;
};

function rate(
  kind: Kind,
  members: ReadonlySet<number>,
  corpus: Corpus,
): { inside: number; outside: number; count: number } {
  const people = peopleIn(ofKind(corpus.statements, kind));
  const count = [...people].filter((conversation) => members.has(conversation)).length;
  const rest = Math.max(1, corpus.conversations.length - members.size);
  return { inside: count / members.size, outside: (people.size - count) / rest, count };
}

/** The stance in which the group stands out most from the others, if in any. */
function stanceName(members: ReadonlySet<number>, corpus: Corpus): string {
  const best = STANCES.map(([kind, words]) => ({ words, ...rate(kind, members, corpus) }))
    .filter(({ inside, outside, count }) => count >= 2 && inside >= 0.5 && inside - outside >= 0.15)
    .toSorted((a, b) => b.inside - b.outside - (a.inside - a.outside))[0];
  if (best !== undefined) return best.words;
  return rate('problem', members, corpus).inside >= 0.5 ? 'Troubled by' : 'Speaking of';
}

function manners(members: ReadonlySet<number>, corpus: Corpus): string[] {
  const stances = STANCES.flatMap(([kind, , words]) => {
    const { inside, outside, count } = rate(kind, members, corpus);
    const percent = Math.round(outside * 100);
    return inside - outside >= 0.15 && count >= 2
      ? [`More than others, they ${words}: ${count} of ${members.size} (others ${percent} %)`]
      : [];
  });
  const inside = wordiness(corpus.statements.filter(({ conversation }) => members.has(conversation)));
  const outside = wordiness(corpus.statements.filter(({ conversation }) => !members.has(conversation)));
  const talk = outside === 0 ? 1 : inside / outside;
  if (talk > 1.2)
    return [...stances, `Explains at length: ${Math.round(inside)} words a sentence (others ${Math.round(outside)})`];
  if (talk < 0.8)
    return [...stances, `Answers briefly: ${Math.round(inside)} words a sentence (others ${Math.round(outside)})`];
  return stances;
}

const wordiness = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, statements.length);

function describeGroup(members: ReadonlySet<number>, marks: readonly Mark[], corpus: Corpus): string {
  const topics = listed(marks.slice(0, 4).map(({ topic }) => topic.label));
  const says = KINDS.map((kind) => ({ kind, count: rate(kind, members, corpus).count })).filter(
    ({ count }) => count > 0,
  );
  const words: Record<Kind, string> = {
    problem: 'with a problem',
    worry: 'with a worry',
    wish: 'with a request',
    positive: 'with praise',
  };
  const acts = says.length === 0 ? '' : ` (${listed(says.map(({ kind, count }) => `${count} ${words[kind]}`))})`;
  return `${share(members.size, corpus.conversations.length)}${acts}. What they have in common: ${topics}.`;
}

/** Up to three things that different members said, as a reader would note them, with their places. */
function noted(statements: readonly Statement[], corpus: Corpus, about: ReadonlySet<string>) {
  return chooseQuotes(statements, corpus, { count: 3, about })
    .filter(({ quality }) => quality >= 0.3)
    .map((passage) => ({ passage, text: tidied(passage.text) }));
}
