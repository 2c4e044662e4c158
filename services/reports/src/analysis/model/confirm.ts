import type { Desk } from '../asks.ts';
import { matrixOf } from '../count/matrix.ts';
import { itemOf } from '../proof/items.ts';
import { proofOf } from '../proof/sentences.ts';
import type { AnalysisInput, Assignment, Code, Coding, Corpus, Relation } from '../types.ts';
import { type Verdicts, judgeWith } from './prove.ts';

/** Statements by which the judge decides where a person stands. */
const MOST = 3;

/** What a person's statements would have to say. */
const CLAIMS = {
  supports: (name: string): string => `Speaker A says, perhaps in other words: ${name}`,
  contradicts: (name: string): string => `Speaker A denies this, or tells of a case in which it was otherwise: ${name}`,
};

/**
 * What was assigned, after the judge has read each person's statements beside each code that they support or contradict: who says only a
 * part of it qualifies it, and it is unclear where somebody stands in whose words the judge does not find it, or whom it did not judge. So
 * a count holds for what the code says and not for its subject. The judge can only take away. Undefined while something must be asked.
 */
export function confirmWith<T extends Assignment>(
  desk: Desk,
  assigned: T,
  {
    codes,
    corpus,
    input,
    verdicts,
  }: {
    readonly codes: readonly Code[];
    /** With the observations that were found while assigning. */
    readonly corpus: Corpus;
    readonly input: Pick<AnalysisInput, 'campaign' | 'questions'>;
    readonly verdicts: Verdicts;
  },
): T | undefined {
  const matrix = matrixOf(corpus, codes, assigned, input.questions);
  const proof = proofOf(corpus, matrix, input);
  const cells = matrix.flatMap(({ code, cells: persons }) =>
    persons.flatMap(({ state, ...said }) => {
      if (state !== 'supports' && state !== 'contradicts') return [];
      const evidence = said[state].slice(0, MOST);
      const item = itemOf({ shown: CLAIMS[state](code.name), evidence, needs_link: false }, proof);
      return [{ code, relation: state, ids: said[state], item }];
    }),
  );
  const judged = judgeWith(
    desk,
    cells.map(({ item }) => item),
    { proof, verdicts },
  );
  if (judged === undefined) return undefined;
  const changed = new Map(
    cells.flatMap(({ code, relation, ids, item }) => {
      const verdict = (verdicts.known.get(item.id) ?? judged.given.get(item.id))?.verdict ?? 'not';
      return verdict === 'supported' ? [] : ids.map((id) => [keyOf(code.id, id, relation), verdict] as const);
    }),
  );
  const verdictOn = ({ code_id, observation_id, relation }: Coding) =>
    changed.get(keyOf(code_id, observation_id, relation));
  const codings = assigned.codings.flatMap((coding): Coding[] => {
    const verdict = verdictOn(coding);
    if (verdict === 'not') return [];
    return [verdict === 'partly' ? { ...coding, relation: 'nuances' } : coding];
  });
  const taken = assigned.codings.filter((coding) => verdictOn(coding) === 'not');
  return { ...assigned, codings, unclear: [...assigned.unclear, ...taken] };
}

const keyOf = (code_id: string, observation_id: string, relation: Relation): string =>
  `${code_id} ${observation_id} ${relation}`;
