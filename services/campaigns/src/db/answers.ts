import type { campaigns } from '@insights/contracts';
import { type Tx, anyOf, sql } from '@insights/db';
import type { ReadAnswer } from '../domain/answers/read-answers.ts';
import { counts } from './conditions.ts';
import { query } from './query.ts';

/** Replaces the stored answers of a conversation. */
export async function storeAnswers(tx: Tx, conversationId: string, answers: readonly ReadAnswer[]): Promise<void> {
  await query(tx).deleteFrom('answers').where('conversation_id', '=', conversationId).execute();
  if (answers.length === 0) return;
  const ids = { conversation_id: conversationId, workspace_id: tx.workspaceId };
  await query(tx)
    .insertInto('answers')
    .values(answers.map((answer) => ({ ...ids, ...answer })))
    .execute();
}

type Stored = Pick<ReadAnswer, 'number_value' | 'option_value' | 'option_values' | 'date_value'>;

const VALUES = ['number_value', 'option_value', 'option_values', 'date_value'] as const;
const READ = ['question_id', 'turn_id', ...VALUES, 'precision', 'low', 'high', 'date_low', 'date_high'] as const;

/** The typed value of a stored answer; null if it has none. */
export function valueOf({
  number_value,
  option_value,
  option_values,
  date_value,
}: Stored): campaigns.AnswerValue | null {
  if (number_value !== null) return { value: { $case: 'number', value: number_value } };
  if (option_values !== null) return { value: { $case: 'options', value: { items: option_values } } };
  if (date_value !== null) return { value: { $case: 'date', value: date_value } };
  return option_value === null ? null : { value: { $case: 'option', value: option_value } };
}

/** The value that a turn gives, how exactly, and who read it. */
export type GivenValue = Pick<
  campaigns.Response,
  'value' | 'precision' | 'low' | 'high' | 'date_low' | 'date_high' | 'author'
>;

/** What was read from turns, by the id of the turn and of the question. */
export type GivenValues = ReadonlyMap<string | null, ReadonlyMap<string, GivenValue>>;

/** What was read from the turns of these conversations. */
export async function valuesOf(tx: Tx, conversationIds: readonly string[]): Promise<GivenValues> {
  const rows = await query(tx)
    .selectFrom('answers')
    .select([...READ, 'author'])
    .where('conversation_id', '=', anyOf(conversationIds))
    .where('turn_id', 'is not', null)
    .execute();
  const given = (row: (typeof rows)[number]): GivenValue => {
    const { precision, low, high, date_low, date_high, author } = row;
    return { value: valueOf(row), precision, low, high, date_low, date_high, author };
  };
  return new Map(
    [...Map.groupBy(rows, ({ turn_id }) => turn_id)].map(([turn, read]) => [
      turn,
      new Map(read.map((row) => [row.question_id, given(row)])),
    ]),
  );
}

/** A value that a model read in an import. */
export interface ModelValue extends Pick<Stored, 'number_value' | 'option_value'> {
  readonly conversation_id: string;
  readonly question_id: string;
  readonly turn_id: string;
  readonly precision: 'exact' | 'about';
}

/**
 * Stores a model's values where the rules read none, or another one in no later turn, since the last clear value counts. The caller has
 * locked the conversations.
 */
export async function storeModelValues(tx: Tx, values: readonly ModelValue[]): Promise<void> {
  const stored = await query(tx)
    .selectFrom('answers as a')
    .leftJoin('turns as t', 't.id', 'a.turn_id')
    .select(['a.conversation_id', 'a.question_id', 'a.author', 't.seq'])
    .select(VALUES.map((name) => `a.${name}` as const))
    .where('a.conversation_id', '=', anyOf([...new Set(values.map((value) => value.conversation_id))]))
    .execute();
  const turns = await query(tx)
    .selectFrom('turns')
    .select(['id', 'seq'])
    .where('id', '=', anyOf(values.map(({ turn_id }) => turn_id)))
    .execute();
  const seqs = new Map(turns.map(({ id, seq }) => [id, seq]));
  const known = new Map(stored.map((row) => [`${row.conversation_id} ${row.question_id}`, row]));
  const better = values.filter((value) => {
    const own = known.get(`${value.conversation_id} ${value.question_id}`);
    if (!own || own.author === 'model' || valueOf(own) === null) return true;
    const isSame = own.number_value === value.number_value && own.option_value === value.option_value;
    return !isSame && (own.seq ?? 0) <= (seqs.get(value.turn_id) ?? 0);
  });
  if (better.length === 0) return;
  const none = { option_values: null, date_value: null, low: null, high: null, date_low: null, date_high: null };
  const rest = { workspace_id: tx.workspaceId, outcome: 'answered', ...none, author: 'model' } as const;
  await query(tx)
    .insertInto('answers')
    .values(better.map((value) => ({ ...value, ...rest })))
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'question_id']).doUpdateSet(({ ref }) => ({
        outcome: ref('excluded.outcome'),
        turn_id: ref('excluded.turn_id'),
        number_value: ref('excluded.number_value'),
        option_value: ref('excluded.option_value'),
        option_values: ref('excluded.option_values'),
        date_value: ref('excluded.date_value'),
        precision: ref('excluded.precision'),
        low: ref('excluded.low'),
        high: ref('excluded.high'),
        date_low: ref('excluded.date_low'),
        date_high: ref('excluded.date_high'),
        author: ref('excluded.author'),
      })),
    )
    .execute();
}

/** The values of a conversation that a model read. */
export function modelValuesOf(tx: Tx, conversationId: string) {
  return query(tx)
    .selectFrom('answers')
    .select(READ)
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'model')
    .execute();
}

/** Conversations with the same outcome and value of a question. */
export interface Counted extends Stored, Pick<ReadAnswer, 'date_low' | 'date_high'> {
  readonly question_id: string;
  /** The value of the requested attribute; null without one. */
  readonly segment: string | null;
  readonly outcome: ReadAnswer['outcome'];
  readonly count: number;
  /** A name among them is hidden. */
  readonly has_hidden: boolean;
}

const COUNTED = [
  'a.number_value',
  'a.option_value',
  'a.option_values',
  'a.date_value',
  'a.date_low',
  'a.date_high',
] as const;

/** Which conversations of a campaign are counted (null: all), and by which attribute of contacts. */
export interface Counting {
  readonly segment: string | null;
  readonly ids: readonly string[] | null;
}

/** What became of each question in the completed conversations of a campaign, test ones excluded. */
export function countAnswers(tx: Tx, interviewId: string, { segment, ids }: Counting): Promise<Counted[]> {
  return query(tx)
    .selectFrom('conversations as v')
    .innerJoin('answers as a', 'a.conversation_id', 'v.id')
    .innerJoin('contacts as c', 'c.id', 'v.contact_id')
    .where('v.interview_id', '=', interviewId)
    .where('v.status', '=', 'completed')
    .where(counts)
    .$if(ids !== null, (all) => all.where('v.id', '=', anyOf(ids ?? [])))
    .select(({ ref, fn }) => [
      'a.question_id',
      'a.outcome',
      ...COUNTED,
      sql<string | null>`${ref('c.attributes')} ->> ${segment}::text`.as('segment'),
      fn.countAll<number>().as('count'),
      sql<boolean>`bool_or(${ref('c.hide_name')})`.as('has_hidden'),
    ])
    .groupBy(['a.question_id', 'a.outcome', ...COUNTED, 'segment'])
    .execute();
}

/** How many people each question was asked, by segment: one person may have several conversations. */
export function countPeople(tx: Tx, interviewId: string, { segment, ids }: Counting) {
  return query(tx)
    .selectFrom('conversations as v')
    .innerJoin('answers as a', 'a.conversation_id', 'v.id')
    .innerJoin('contacts as c', 'c.id', 'v.contact_id')
    .where('v.interview_id', '=', interviewId)
    .where('v.status', '=', 'completed')
    .where(counts)
    .$if(ids !== null, (all) => all.where('v.id', '=', anyOf(ids ?? [])))
    .select(({ ref, fn }) => [
      'a.question_id',
      sql<string | null>`${ref('c.attributes')} ->> ${segment}::text`.as('segment'),
      fn.count<number>('v.contact_id').distinct().as('people'),
    ])
    .groupBy(['a.question_id', 'segment'])
    .execute();
}
