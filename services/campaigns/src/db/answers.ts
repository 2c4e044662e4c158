import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { type Tx, anyOf, sql } from '@insights/db';
import {
  type AnswerRow,
  HEARD,
  asGiven,
  mergedAnswers,
  takenBack,
  withModelValue,
  withTeams,
} from '../domain/answers/history.ts';
import { sound } from '../domain/answers/sound.ts';
import type { Read, ReadAnswer } from '../domain/answers/read-answers.ts';
import { counts } from './conditions.ts';
import { query } from './query.ts';

/**
 * Stores what rules read in a conversation in place of what they read before. Values that people chose are kept, and those of a model
 * unless they were read of something else.
 */
export async function storeAnswers(
  tx: Tx,
  conversationId: string,
  answers: readonly ReadAnswer[],
  { keepsModel = true } = {},
): Promise<void> {
  const stored = await answersOf(tx, [conversationId]);
  const kept = keepsModel ? stored : stored.filter(({ author }) => author !== 'model');
  await replaceAnswers(tx, stored, mergedAnswers(conversationId, answers, kept));
}

/** Stores answers in place of others. The caller has locked their conversations. */
export async function replaceAnswers(tx: Tx, old: readonly AnswerRow[], rows: readonly AnswerRow[]): Promise<void> {
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await query(tx).deleteFrom('answers').where('id', '=', anyOf(ids)).execute();
  if (rows.length === 0) return;
  await query(tx)
    .insertInto('answers')
    .values(rows.map((row) => ({ ...sound(row), workspace_id: tx.workspaceId })))
    .execute();
}

/** All stored answers of conversations. */
export async function answersOf(tx: Tx, conversationIds: readonly string[]): Promise<AnswerRow[]> {
  const rows = await query(tx)
    .selectFrom('answers')
    .select([...GIVEN, 'conversation_id', 'question_id', 'outcome'])
    .where('conversation_id', '=', anyOf(conversationIds))
    .execute();
  return rows.map(sound);
}

const VALUES = ['number_value', 'option_value', 'option_values', 'date_value'] as const;
const LIMITS = ['precision', 'low', 'high', 'date_low', 'date_high'] as const;
const GIVEN = [
  'id',
  'turn_id',
  'seq',
  'quote',
  ...VALUES,
  ...LIMITS,
  'author',
  'changed_at',
  'changed_by',
  'superseded_by',
] as const;

type Stored = Pick<AnswerRow, (typeof VALUES)[number]>;

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

/** A value that was given, how exactly, and who read or chose it. */
export type GivenValue = Pick<
  campaigns.Response,
  'value' | (typeof LIMITS)[number] | 'author' | 'answer_id' | 'changed_at' | 'changed_by' | 'superseded_by'
> &
  Pick<AnswerRow, 'question_id' | 'turn_id' | 'quote'>;

/** Values of conversations, by the id of the turn that they belong to: the one that gave them, or the last one before somebody chose them. */
export type GivenValues = ReadonlyMap<string, readonly GivenValue[]>;

/** The current values of these conversations; with `history` also those before them. */
export async function valuesOf(
  tx: Tx,
  conversationIds: readonly string[],
  { history }: { history: boolean },
): Promise<GivenValues> {
  const rows = await query(tx)
    .selectFrom('answers as a')
    .innerJoin('turns as t', (join) =>
      join.onRef('t.conversation_id', '=', 'a.conversation_id').onRef('t.seq', '=', 'a.seq'),
    )
    .select(GIVEN.map((field) => `a.${field}` as const))
    .select(['a.question_id', 't.id as place'])
    .where('a.conversation_id', '=', anyOf(conversationIds))
    .$if(!history, (all) => all.where('a.superseded_by', 'is', null))
    .execute();
  const given = (row: (typeof rows)[number]): GivenValue => {
    const { question_id, turn_id, quote, precision, low, high, date_low, date_high, author } = row;
    const { id: answer_id, changed_at, changed_by, superseded_by } = row;
    const limits = { precision, low, high, date_low, date_high };
    const place = { author, answer_id, changed_at, changed_by, superseded_by };
    return { question_id, turn_id, quote, value: valueOf(row), ...limits, ...place };
  };
  return new Map(
    [...Map.groupBy(rows.map(sound).toSorted(asGiven), ({ place }) => place)].map(([turn, own]) => [
      turn,
      own.map(given),
    ]),
  );
}

/** A value that a model read in a conversation. */
export interface ModelValue extends Read {
  readonly conversation_id: string;
  readonly question_id: string;
  readonly turn_id: string;
  readonly quote: string;
}

/** Stores a model's values where they are better than the current ones. The caller has locked the conversations. Returns whether anything changed. */
export async function storeModelValues(tx: Tx, values: readonly ModelValue[]): Promise<boolean> {
  if (values.length === 0) return false;
  const stored = await answersOf(tx, [...new Set(values.map(({ conversation_id }) => conversation_id))]);
  const known = Map.groupBy(stored, keyOf);
  const seqs = await seqsOf(tx, values);
  let isChanged = false;
  for (const value of values) {
    const own = known.get(keyOf(value)) ?? [];
    const place = { seq: seqs.get(value.turn_id) ?? 0, outcome: 'answered', author: 'model' } as const;
    const row: AnswerRow = { ...HEARD, ...value, ...place, id: v7() };
    const { heard, byTeam } = takenBack(own);
    const others = heard.filter(({ author }) => author !== 'model');
    const merged = withModelValue(others, row);
    if (isSameAnswer(currentOf(heard), currentOf(merged))) continue;
    await replaceAnswers(tx, own, withTeams(merged, byTeam));
    isChanged = true;
  }
  return isChanged;
}

/** The one that counts. */
export const currentOf = (answers: readonly AnswerRow[]): AnswerRow | undefined =>
  answers.find(({ superseded_by }) => superseded_by === null);

const isSameAnswer = (one: AnswerRow | undefined, other: AnswerRow | undefined): boolean =>
  isDeepStrictEqual(one && { ...one, id: '' }, other && { ...other, id: '' });

const keyOf = ({ conversation_id, question_id }: Pick<AnswerRow, 'conversation_id' | 'question_id'>): string =>
  `${conversation_id} ${question_id}`;

async function seqsOf(tx: Tx, values: readonly ModelValue[]): Promise<ReadonlyMap<string, number>> {
  const ids = anyOf(values.map(({ turn_id }) => turn_id));
  const turns = await query(tx).selectFrom('turns').select(['id', 'seq']).where('id', '=', ids).execute();
  return new Map(turns.map(({ id, seq }) => [id, seq]));
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
export async function countAnswers(tx: Tx, interviewId: string, { segment, ids }: Counting): Promise<Counted[]> {
  const rows = await query(tx)
    .selectFrom('conversations as v')
    .innerJoin('answers as a', 'a.conversation_id', 'v.id')
    .innerJoin('contacts as c', 'c.id', 'v.contact_id')
    .where('v.interview_id', '=', interviewId)
    .where('a.superseded_by', 'is', null)
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
  return rows.map(sound);
}

/** What the team has made of answers in these conversations, by question. */
export async function changedAnswers(
  tx: Tx,
  conversationIds: readonly string[],
): Promise<Map<string, campaigns.ChangedAnswer[]>> {
  const rows = await query(tx)
    .selectFrom('answers')
    .select(['question_id', 'conversation_id', ...VALUES])
    .where('conversation_id', '=', anyOf(conversationIds))
    .where('author', '=', 'team')
    .execute();
  const changed = rows.map((row) => ({ ...row, value: valueOf(sound(row)) }));
  return Map.groupBy(changed, ({ question_id }) => question_id);
}

/** How many people each question was asked, by segment: one person may have several conversations. */
export function countPeople(tx: Tx, interviewId: string, { segment, ids }: Counting) {
  return query(tx)
    .selectFrom('conversations as v')
    .innerJoin('answers as a', 'a.conversation_id', 'v.id')
    .innerJoin('contacts as c', 'c.id', 'v.contact_id')
    .where('v.interview_id', '=', interviewId)
    .where('a.superseded_by', 'is', null)
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
