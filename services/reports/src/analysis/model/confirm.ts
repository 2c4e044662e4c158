import type { Desk } from '../asks.ts';
import { matrixOf } from '../count/matrix.ts';
import { itemOf } from '../proof/items.ts';
import { type Proof, proofOf } from '../proof/sentences.ts';
import type { AnalysisInput, Assignment, Code, Coding, Corpus } from '../types.ts';
import { type Verdicts, judgeWith } from './prove.ts';

/** Statements by which a person is judged to support a code. */
const MOST = 3;

/**
 * What was assigned, after the judge has read each person's statements beside each code that they support: who says only a part of it
 * qualifies it, and whether somebody supports it whose words the judge does not find in it, or did not judge, is unclear. So a count holds
 * for what the code says and not for its subject. The judge can only take support away. Undefined while something must be asked.
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
    persons.flatMap(({ state, supports }) =>
      state === 'supports' ? [{ code, supports, item: itemFor(code, supports.slice(0, MOST), proof) }] : [],
    ),
  );
  const judged = judgeWith(
    desk,
    cells.map(({ item }) => item),
    { proof, verdicts },
  );
  if (judged === undefined) return undefined;
  const changed = new Map(
    cells.flatMap(({ code, supports, item }) => {
      const verdict = (verdicts.known.get(item.id) ?? judged.given.get(item.id))?.verdict ?? 'not';
      return verdict === 'supported' ? [] : supports.map((id) => [`${code.id} ${id}`, verdict] as const);
    }),
  );
  const verdictOn = ({ code_id, observation_id }: Coding) => changed.get(`${code_id} ${observation_id}`);
  const codings = assigned.codings.flatMap((coding): Coding[] => {
    const verdict = coding.relation === 'supports' ? verdictOn(coding) : undefined;
    if (verdict === 'not') return [];
    return [verdict === 'partly' ? { ...coding, relation: 'nuances' } : coding];
  });
  const taken = assigned.codings.filter((coding) => coding.relation === 'supports' && verdictOn(coding) === 'not');
  return { ...assigned, codings, unclear: [...assigned.unclear, ...taken] };
}

function itemFor({ name }: Code, evidence: readonly string[], proof: Proof) {
  return itemOf({ shown: `Speaker A says, perhaps in other words: ${name}`, evidence, needs_link: false }, proof);
}
