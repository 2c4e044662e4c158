import type { Question } from '../../domain/question.ts';
import type { Assignment, Balance, Cell, CellState, Code, Coding, Corpus, Matrix, Person, Row } from '../types.ts';
import { observationsOf } from './corpus.ts';

/**
 * Persons × codes, the only source of counts. The state of a cell:
 *
 *     supports      says it, and nothing against it
 *     contradicts   says the opposite, and nothing for it
 *     unclear       says both; or two looks at the passages disagree; or only qualifies the code ("only at night"). A nuance alone is no
 *                   support, because counts must never be too high, and no silence, because the person does speak of it
 *     silent        was asked one of the code's questions, was compared with the code, and says nothing of it
 *     not_asked     everybody else, so also everybody who was not compared with the code
 */
export function matrixOf(
  corpus: Corpus,
  codes: readonly Code[],
  assignment: Assignment,
  questions: readonly Pick<Question, 'id'>[],
): Matrix {
  const observations = observationsOf(corpus);
  const personOf = ({ observation_id }: Coding): number | undefined => observations.get(observation_id)?.person;
  const known = new Set(questions.map(({ id }) => id));
  const asked = corpus.persons.map((person) => askedOf(person, corpus));
  const codings = groupBy(assignment.codings, ({ code_id }) => code_id);
  const unclear = groupBy(assignment.unclear, ({ code_id }) => code_id);
  return codes.map((code) => {
    const doubtful = unclear.get(code.id) ?? [];
    const disputed = new Set(doubtful.map(({ observation_id }) => observation_id));
    const certain = (codings.get(code.id) ?? []).filter(({ observation_id }) => !disputed.has(observation_id));
    const said = groupBy(certain, personOf);
    const doubts = groupBy(doubtful, personOf);
    const notCompared = assignment.unclassified.get(code.id);
    const questionIds = code.question_ids.filter((id) => known.has(id));
    const cells = corpus.persons.map((person, position): Cell => {
      const own = said.get(position) ?? [];
      const idsOf = (relation: Coding['relation']): string[] => [
        ...new Set(own.filter((coding) => coding.relation === relation).map(({ observation_id }) => observation_id)),
      ];
      const sides = { supports: idsOf('supports'), contradicts: idsOf('contradicts'), nuances: idsOf('nuances') };
      const isCompared = person.conversations.every(
        (conversation) => notCompared?.has(corpus.readings[conversation]?.conversation_id ?? '') !== true,
      );
      const couldBeSilent = isCompared && questionIds.some((id) => asked[position]?.has(id) === true);
      return { state: stateOf(sides, doubts.get(position) ?? [], couldBeSilent), ...sides };
    });
    const balance = balanceOf(cells);
    return { code, cells, balance, margin: marginOf(balance) };
  });
}

function stateOf(
  { supports, contradicts, nuances }: Omit<Cell, 'state'>,
  doubts: readonly Coding[],
  couldBeSilent: boolean,
): CellState {
  const mayBe = (relation: Coding['relation']): boolean => doubts.some((coding) => coding.relation === relation);
  if (supports.length > 0) return contradicts.length > 0 || mayBe('contradicts') ? 'unclear' : 'supports';
  if (contradicts.length > 0) return mayBe('supports') ? 'unclear' : 'contradicts';
  if (nuances.length > 0 || doubts.length > 0) return 'unclear';
  return couldBeSilent ? 'silent' : 'not_asked';
}

/** The questions that a person was asked, in live and in imported interviews. In a group, a person's own answer counts more than the talk. */
function askedOf({ conversations, speaker_label }: Person, { readings }: Corpus): ReadonlySet<string> {
  const asked = new Set<string>();
  for (const conversation of conversations) {
    const reading = readings[conversation];
    if (!reading) continue;
    const own = new Map(
      reading.answers
        .filter(({ participant }) => participant === (speaker_label ?? ''))
        .map(({ question_id, status }) => [question_id, status]),
    );
    for (const id of reading.asked) if (own.get(id) !== 'not_asked') asked.add(id);
    for (const [id, status] of own) if (status !== 'not_asked') asked.add(id);
  }
  return asked;
}

export function balanceOf(cells: readonly Pick<Cell, 'state'>[]): Balance {
  const count = (wanted: CellState): number => cells.filter(({ state }) => state === wanted).length;
  return {
    support_count: count('supports'),
    dissent_count: count('contradicts'),
    unclear_count: count('unclear'),
    silent_count: count('silent'),
    not_asked_count: count('not_asked'),
  };
}

/** How many persons must be removed until fewer than two support the code, or no longer more than contradict it. */
export const marginOf = ({ support_count, dissent_count }: Pick<Balance, 'support_count' | 'dissent_count'>): number =>
  Math.max(0, Math.min(support_count - 1, support_count - dissent_count));

/** Codes that most persons support first; of as many, those that bear more. */
export const byWeight = (a: Pick<Row, 'balance' | 'margin'>, b: Pick<Row, 'balance' | 'margin'>): number =>
  b.balance.support_count - a.balance.support_count || b.margin - a.margin;

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K | undefined): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
