import type { Desk } from '../asks.ts';
import { matrixOf } from '../count/matrix.ts';
import { itemOf } from '../proof/items.ts';
import { proofOf } from '../proof/sentences.ts';
import type { AnalysisInput, Assignment, Cell, Code, Coding, Corpus, Relation } from '../types.ts';
import { type Verdicts, judgeWith } from './prove.ts';

/** Statements by which the judge decides where a person stands. */
const MOST = 5;

const NO_DENIAL = 'having no experience with it, never having been in the situation, or not knowing is no denial';

/**
 * What a person's statements would have to say. Of variants that a definition lists one is enough. Who also supports a code contradicts it
 * only by denying it on the whole: a case in which it was otherwise is a reservation.
 */
const CLAIMS = {
  supports: ({ name, definition }: Code): string =>
    `Speaker A says, perhaps in other words, by a case or for a part of their work, or beside a reservation, this or one of its variants: ${name} (${definition})`,
  contradicts: ({ name, definition }: Code, of: Stand['of']): string => {
    const how =
      of === 'both'
        ? 'on the whole, not only for a case or a part'
        : 'or tells of a case of theirs in which it was otherwise';
    return `Speaker A denies this by experience or view (${NO_DENIAL}), ${how}: ${name} (${definition})`;
  },
};

/**
 * What was assigned, after the judge has read each person's statements beside each code. Where somebody supports or contradicts it by what
 * was assigned, the judge can take that away: who says only a part qualifies it, and it is unclear where somebody stands in whose words the
 * judge does not find it. Where it was unclear on which side somebody stands, the judge settles it, if it finds one side in their words. So a
 * count holds for what the code says and not for its subject, and misses nobody who says it in other words. Undefined while something must
 * be asked.
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
  const doubts = Map.groupBy(assigned.unclear, ({ code_id, observation_id }) =>
    cellKey(code_id, proof.passages.get(observation_id)?.person),
  );
  const stands = matrix.flatMap(({ code, cells }) =>
    cells.flatMap((cell, person) =>
      standsOf(cell, doubts.get(cellKey(code.id, person)) ?? []).map((each) => {
        const evidence = each.ids.slice(0, MOST);
        const item = itemOf({ shown: CLAIMS[each.relation](code, each.of), evidence, needs_link: false }, proof);
        return { ...each, code, evidence, item };
      }),
    ),
  );
  const judged = judgeWith(
    desk,
    stands.map(({ item }) => item),
    { proof, verdicts },
  );
  if (judged === undefined) return undefined;
  const changes = new Map<string, Relation | null>();
  for (const { code, relation, own, evidence, item, of } of stands) {
    const verdict = (verdicts.known.get(item.id) ?? judged.given.get(item.id))?.verdict ?? 'not';
    for (const id of verdict === 'supported' ? own.filter((each) => evidence.includes(each)) : own) {
      const key = keyOf(code.id, id);
      const known = changes.get(key);
      // Words in which the judge finds two sides qualify the code.
      const isOther = known === (relation === 'supports' ? 'contradicts' : 'supports');
      if (verdict === 'supported') changes.set(key, isOther ? 'nuances' : relation);
      else if (of === 'settled') changes.set(key, verdict === 'partly' ? 'nuances' : null);
      else if (!isOther && (of === 'both' || verdict === 'partly')) changes.set(key, 'nuances');
    }
  }
  return changed(assigned, changes);
}

interface Stand {
  readonly relation: keyof typeof CLAIMS;
  /** What the judge reads. */
  readonly ids: readonly string[];
  /** What is on that side if the judge finds it; a reservation beside it stays one. */
  readonly own: readonly string[];
  /** `settled`: by what was assigned; `open`: unclear, and nothing is said for another side; `both`: one of two sides. */
  readonly of: 'settled' | 'open' | 'both';
}

/** On which sides somebody may stand; none for who says nothing of the code. */
function standsOf(cell: Cell, doubts: readonly Coding[]): Stand[] {
  const { state } = cell;
  if (state === 'supports' || state === 'contradicts') return [stand(state, 'settled', cell[state])];
  if (state !== 'unclear') return [];
  const said = (relation: Relation): string[] => [
    ...cell[relation],
    ...doubts.filter((coding) => coding.relation === relation).map(({ observation_id }) => observation_id),
  ];
  const [supports, contradicts] = [said('supports'), said('contradicts')];
  if (supports.length > 0 && contradicts.length > 0) {
    // Who denies it on the whole can be told only beside what speaks for it.
    const all = [...new Set([...contradicts, ...supports])];
    return [stand('supports', 'both', supports), stand('contradicts', 'both', contradicts, all)];
  }
  const ids = [...supports, ...contradicts, ...said('nuances')];
  if (supports.length > 0) return [stand('supports', 'open', supports, ids)];
  if (contradicts.length > 0) return [stand('contradicts', 'open', contradicts, ids)];
  // A reservation may be a contradiction, or all of what the code says in other words.
  return [stand('supports', 'open', ids), stand('contradicts', 'open', ids)];
}

const stand = (
  relation: Stand['relation'],
  of: Stand['of'],
  own: readonly string[],
  ids: readonly string[] = own,
): Stand => ({ relation, of, own, ids });

/** The assignment with other relations of codings; null: unclear. */
function changed<T extends Assignment>(assigned: T, changes: ReadonlyMap<string, Relation | null>): T {
  const changeOf = ({ code_id, observation_id }: Coding) => changes.get(keyOf(code_id, observation_id));
  const all = [...assigned.codings, ...assigned.unclear];
  const unclear = new Set(assigned.unclear);
  const isClear = (coding: Coding): boolean => {
    const change = changeOf(coding);
    return change === undefined ? !unclear.has(coding) : change !== null;
  };
  const clear = all.filter(isClear).map((coding) => ({ ...coding, relation: changeOf(coding) ?? coding.relation }));
  return {
    ...assigned,
    // A passage that was unclear on two sides is on one now.
    codings: [...new Map(clear.map((coding) => [keyOf(coding.code_id, coding.observation_id), coding])).values()],
    unclear: all.filter((coding) => !isClear(coding)),
  };
}

const cellKey = (code_id: string, person: number | undefined): string => `${code_id} ${person}`;
const keyOf = (code_id: string, id: string): string => `${code_id} ${id}`;
