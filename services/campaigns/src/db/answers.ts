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

type Stored = Pick<ReadAnswer, 'scale_value' | 'choice_value'>;

/** The typed value of a stored answer; null if it has none. */
export function valueOf({ scale_value, choice_value }: Stored): campaigns.AnswerValue | null {
  if (scale_value !== null) return { value: { $case: 'number', value: scale_value } };
  return choice_value === null ? null : { value: { $case: 'option', value: choice_value } };
}

/** The value that a turn gives, and how exactly. */
export type GivenValue = Pick<campaigns.Response, 'value' | 'precision' | 'low' | 'high'>;

/** What was read from the turns of these conversations, by turn and question. */
export async function valuesOf(tx: Tx, conversationIds: readonly string[]): Promise<Map<string, GivenValue>> {
  const rows = await query(tx)
    .selectFrom('answers')
    .select(['turn_id', 'question_id', 'scale_value', 'choice_value', 'precision', 'low', 'high'])
    .where('conversation_id', '=', anyOf(conversationIds))
    .where('turn_id', 'is not', null)
    .execute();
  return new Map(
    rows.map((row) => {
      const { precision, low, high } = row;
      return [`${row.turn_id} ${row.question_id}`, { value: valueOf(row), precision, low, high }];
    }),
  );
}

/** Conversations with the same outcome and value of a question. */
export interface Counted extends Stored {
  readonly question_id: string;
  /** The value of the requested attribute; null without one. */
  readonly segment: string | null;
  readonly outcome: ReadAnswer['outcome'];
  readonly count: number;
  /** A name among them is hidden. */
  readonly has_hidden: boolean;
}

/** What became of each question in the completed conversations of a campaign, test ones excluded. */
export function countAnswers(tx: Tx, interviewId: string, attribute: string | null): Promise<Counted[]> {
  return query(tx)
    .selectFrom('conversations as v')
    .innerJoin('answers as a', 'a.conversation_id', 'v.id')
    .innerJoin('contacts as c', 'c.id', 'v.contact_id')
    .where('v.interview_id', '=', interviewId)
    .where('v.status', '=', 'completed')
    .where(counts)
    .select(({ ref, fn }) => [
      'a.question_id',
      'a.outcome',
      'a.scale_value',
      'a.choice_value',
      sql<string | null>`${ref('c.attributes')} ->> ${attribute}::text`.as('segment'),
      fn.countAll<number>().as('count'),
      sql<boolean>`bool_or(${ref('c.hide_name')})`.as('has_hidden'),
    ])
    .groupBy(['a.question_id', 'a.outcome', 'a.scale_value', 'a.choice_value', 'segment'])
    .execute();
}

/** How many people each question was asked, by segment: one person may have several conversations. */
export function countPeople(tx: Tx, interviewId: string, attribute: string) {
  return query(tx)
    .selectFrom('conversations as v')
    .innerJoin('answers as a', 'a.conversation_id', 'v.id')
    .innerJoin('contacts as c', 'c.id', 'v.contact_id')
    .where('v.interview_id', '=', interviewId)
    .where('v.status', '=', 'completed')
    .where(counts)
    .select(({ ref, fn }) => [
      'a.question_id',
      sql<string | null>`${ref('c.attributes')} ->> ${attribute}::text`.as('segment'),
      fn.count<number>('v.contact_id').distinct().as('people'),
    ])
    .groupBy(['a.question_id', 'segment'])
    .execute();
}
