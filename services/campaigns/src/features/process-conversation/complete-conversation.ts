import { LockMode } from '@mikro-orm/core';
import { eventTypes } from '@insights/contracts';
import { type Tx, append, jsonb, sql } from '@insights/db';
import { AppError } from '@insights/errors';
import type { TurnTags } from '@insights/tagging';
import { Conversation, type Turn } from '../../db/entities.ts';
import { lockInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { isTagged } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';
import { sessionStates, statesThatCan } from '../../domain/session-states.ts';
import { completeIfDone } from '../change-status/completion.ts';

/** Later than any attempt of a job: the largest value of the column. */
export const LAST_ATTEMPT = 2_147_483_647;

export interface Result {
  readonly attempt: number;
  readonly turns: readonly TurnTags[];
}

/**
 * The conversation, locked and marked with this attempt, so that an earlier one changes nothing from now on. Null when it is gone or
 * completed. Errors: `stale_attempt`.
 */
export async function takeOver(tx: Tx, id: string, attempt: number): Promise<Conversation | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const conversation = await tx.em.findOne(Conversation, { id }, options);
  if (!conversation || conversation.status === 'completed') return null;
  if (attempt < conversation.processing_attempt) {
    throw new AppError('stale_attempt', { publicMessage: 'A later attempt has taken this conversation over.' });
  }
  conversation.processing_attempt = attempt;
  return conversation;
}

/**
 * Stores computed tags and completes the conversation, once, however often it is repeated. No-op for a conversation that is gone or
 * completed. Errors: `stale_attempt` (a later attempt has been seen).
 */
export async function completeConversation(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  id: string,
  { attempt, turns }: Result,
): Promise<void> {
  const found = await tx.em.findOne(Conversation, { id });
  if (!found) return;
  // The campaign is locked before the conversation, as everywhere, so that two completions cannot deadlock.
  const interview = await lockInterview(tx, found.interview_id);
  const conversation = await takeOver(tx, id, attempt);
  if (!conversation) return;
  await storeTags(tx, id, turns);
  await complete(tx, conversation, now(tx));
  if (conversation.mode === 'test') return;
  await append(
    tx,
    eventTypes.conversationCompleted,
    { interview_id: interview.id, conversation_id: id, contact_id: conversation.contact_id },
    { aggregate_id: id, aggregate_version: 2 },
  );
  await completeIfDone(tx, interview, now(tx));
}

/** Turns of one statement: their tags take some hundred KiB. */
const TAGS_AT_ONCE = 1_000;

/**
 * Turns that a person has tagged keep those tags. Ids are passed as an array: with the tags joined as rows, the planner, which expects
 * conversations to be short, compared each of 20,000 turns with each of 1,000 new tags, which took 7 s a batch instead of 30 ms.
 */
async function storeTags(tx: Tx, conversationId: string, turns: readonly TurnTags[]): Promise<void> {
  for (let from = 0; from < turns.length; from += TAGS_AT_ONCE) {
    const tagsOf = Object.fromEntries(
      turns.slice(from, from + TAGS_AT_ONCE).map(({ turn_id, tags }) => [turn_id, tags]),
    );
    await query(tx)
      .updateTable('turns')
      .set(({ ref }) => ({ tags: sql<Turn['tags']>`${jsonb(tagsOf)} -> ${ref('id')}::text` }))
      .where('conversation_id', '=', conversationId)
      .where('id', '=', ({ fn, val }) => fn.any(sql<string[]>`${val(Object.keys(tagsOf))}::uuid[]`))
      .where(({ ref }) => sql<boolean>`not ${ref('tags')} @> '[{"source": "person"}]'`)
      .execute();
  }
}

async function complete(tx: Tx, conversation: Conversation, at: string): Promise<void> {
  conversation.is_tagged = await isTagged(tx, conversation.id);
  conversation.status = 'completed';
  conversation.completed_at = at;
  // The end of a live conversation ends its session; a test conversation belongs to no session.
  if (conversation.mode !== 'imported') return;
  await query(tx)
    .updateTable('sessions')
    .set({ status: sessionStates.after('hold elsewhere', 'available') })
    .where('id', '=', conversation.contact_id)
    .where('status', 'in', statesThatCan('hold elsewhere'))
    .execute();
}
