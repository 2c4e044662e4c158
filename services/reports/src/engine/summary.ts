import type { Corpus } from './corpus.ts';
import { named, ofKind, peopleIn, stanceOf } from './findings.ts';
import type { Kind } from '@insights/tagging';
import { divided } from './recommendations.ts';
import type { Opportunity } from './roadmap.ts';
import type { Theme } from './themes.ts';
import type { Persona } from './types.ts';
import { wordingFor } from './wording/wording.ts';

/** Three to seven sentences with the campaign's numbers, or a single one when there is no data. */
export function summarise(
  corpus: Corpus,
  themes: readonly Theme[],
  opportunities: readonly Opportunity[],
  personas: readonly Persona[],
): string {
  const wording = wordingFor(corpus);
  const { summary } = wording;
  const total = corpus.conversations.length;
  if (total === 0) return summary.empty;
  if (corpus.statements.length === 0) return summary.untagged(total);
  const top = themes.slice(0, 3);
  const lines = [
    summary.basis(total, corpus.statements.length, peopleIn(corpus.statements).size),
    summary.themes(top.map((theme) => ({ label: wording.inline(theme.label), count: theme.conversations.size }))),
    onKinds(opportunities, corpus),
    onDivision(themes, corpus),
    onGroups(personas, corpus),
  ];
  return lines.filter((line) => line !== '').join(' ');
}

/** How many people describe problems, worry or ask for something, and their most frequent topics. */
function onKinds(opportunities: readonly Opportunity[], corpus: Corpus): string {
  const wording = wordingFor(corpus);
  const { problems, worries, wishes } = wording.summary;
  const count = (kind: Kind): number => peopleIn(ofKind(corpus.statements, kind)).size;
  const first = (kind: Kind): Opportunity | undefined => opportunities.find((item) => item.kind === kind);
  const about = (item: Opportunity | undefined): string | undefined =>
    item === undefined || item.focus.length === 0 ? undefined : named(item.focus, wording, item.theme?.subject);
  const worst = first('problem');
  const share = { part: count('problem'), whole: corpus.conversations.length };
  return [
    worst === undefined ? '' : problems(share, named(worst.focus, wording, worst.theme?.subject), worst.people.size),
    count('worry') === 0 ? '' : worries(count('worry'), about(first('worry'))),
    count('wish') === 0 ? '' : wishes(count('wish'), about(first('wish'))),
  ]
    .filter((line) => line !== '')
    .join(' ');
}

function onDivision(themes: readonly Theme[], corpus: Corpus): string {
  const [theme] = divided(themes, corpus);
  if (theme === undefined) return '';
  const { for: pro, against } = stanceOf(theme.statements);
  const wording = wordingFor(corpus);
  return wording.summary.division(wording.inline(theme.label), pro.size, against.size);
}

function onGroups(personas: readonly Persona[], corpus: Corpus): string {
  const [largest] = personas;
  if (largest === undefined || personas.length < 2) return '';
  const wording = wordingFor(corpus);
  const rest = corpus.conversations.length - personas.reduce((sum, { size }) => sum + size, 0);
  return wording.summary.groups(personas.length, wording.inline(largest.name), largest.size, rest);
}
