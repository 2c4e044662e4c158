import type { Corpus } from '../corpus/corpus.ts';
import { participantsOf } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import { names } from './balance.ts';
import type { Marked } from './candidates.ts';
import type { Draft } from './draft.ts';
import { scoredTerms, subjectOf } from './labels.ts';
import type { Subject } from './labels.ts';

type Statement = Draft['statements'][number];

export const saidIn = ({ statements }: Pick<Draft, 'statements'>): Said[] =>
  statements.map(({ marked }) => marked.said);

/** What a draft is about; null without a noun. */
export function subjectIn(
  draft: Pick<Draft, 'statements'>,
  corpus: Corpus,
  weightOf: (key: string) => number,
): Subject | null {
  return subjectOf(scoredTerms(saidIn(draft), corpus, weightOf));
}

interface Part {
  draft: Draft;
  keys: ReadonlySet<string>;
}

/**
 * One draft for each subject that at least `least` people name. Where each person has a field of their own, their statements
 * stay together; otherwise a statement goes with the subject that it names.
 */
function partsOf(
  draft: Draft,
  corpus: Corpus,
  weightOf: (key: string) => number,
  least: number,
  isApart: boolean,
): Part[] {
  const parts: Part[] = [];
  let left = draft.statements;
  for (;;) {
    const subject = subjectIn({ statements: left }, corpus, weightOf);
    if (subject === null || subject.head.people.size < least) break;
    const keys = new Set(subject.core.map(({ term }) => term.key));
    const people = participantsOf(saidIn({ statements: left }).filter((said) => names(said, keys)));
    const isOn = ({ marked: { said } }: Statement): boolean =>
      isApart ? names(said, keys) : people.has(said.participant);
    parts.push({ draft: { centre: draft.centre, statements: left.filter(isOn) }, keys });
    left = left.filter((statement) => !isOn(statement));
  }
  for (const part of parts) {
    const people = participantsOf(saidIn(part.draft));
    const isOf = ({ marked: { said } }: Statement): boolean => people.has(said.participant);
    part.draft = { ...part.draft, statements: [...part.draft.statements, ...left.filter(isOf)] };
    left = left.filter((statement) => !isOf(statement));
  }
  return parts;
}

/**
 * Drafts whose people all name the same subject. A statement that is in none joins the one whose nouns it uses: where each
 * person has a field of their own, only for those who would be in none, and only the one that they speak about most.
 */
export function bySubject(
  drafts: readonly Draft[],
  marked: readonly Marked[],
  corpus: Corpus,
  weightOf: (key: string) => number,
  { least, isApart }: { least: number; isApart: boolean },
): Draft[] {
  const parts = drafts.flatMap((draft) => partsOf(draft, corpus, weightOf, least, isApart));
  const placed = new Set(parts.flatMap(({ draft }) => saidIn(draft)));
  const people = participantsOf(placed);
  const homeless = marked.filter(({ said }) => (isApart ? !placed.has(said) : !people.has(said.participant)));
  const groups = isApart
    ? homeless.map((statement) => [statement])
    : Object.values(Object.groupBy(homeless, ({ said }) => said.participant)).map((own) => own ?? []);
  for (const group of groups) {
    const [best] = parts
      .map((part) => ({ part, naming: group.filter(({ said }) => names(said, part.keys)) }))
      .toSorted((a, b) => b.naming.length - a.naming.length);
    if (best === undefined) continue;
    const added = best.naming.map((statement) => ({ marked: statement, closeness: 0 }));
    best.part.draft = { ...best.part.draft, statements: [...best.part.draft.statements, ...added] };
  }
  return parts.map(({ draft }) => draft);
}
