import { LockMode } from '@mikro-orm/core';
import { type campaigns, eventTypes } from '@insights/contracts';
import { type Call, type Tx, append } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { Conversation } from '../../db/entities.ts';
import { lockInterview } from '../../db/load.ts';
import type { Deps } from '../../deps.ts';
import { sessionStates, statesThatCan } from '../../domain/session-states.ts';
import { completeIfDone } from '../change-status/completion.ts';

/** Where no attempt can be later: the column is an int. */
const MAX_ATTEMPT = 2_147_483_647;

type Result = Pick<campaigns.CompleteProcessingRequest, 'attempt' | 'turns'>;

/**
 * Stores computed tags and completes the conversation: once, whatever is repeated. A worker that was thought dead
 * (a lower attempt than one already seen) changes nothing. Errors: `not_found`, `stale_attempt`.
 */
export function completeProcessing(
  deps: Deps,
  call: Call,
  request: campaigns.CompleteProcessingRequest,
): Promise<campaigns.CompleteProcessingResponse> {
  return deps.db.withWorkspace(call, async (tx) => {
    const isThere = await completeConversation(deps, tx, request.conversation_id, request);
    if (!isThere) throw notFound('conversation');
    return {};
  });
}

/** Stores some of the computed tags ahead of completion, under the same rules. Errors: `not_found`, `stale_attempt`. */
export function storeTurnTags(
  { db }: Deps,
  call: Call,
  { conversation_id, attempt, turns }: campaigns.StoreTurnTagsRequest,
): Promise<campaigns.StoreTurnTagsResponse> {
  return db.withWorkspace(call, async (tx) => {
    const conversation = await lockConversation(tx, conversation_id);
    if (conversation.status === 'completed') return {};
    takeOver(conversation, attempt);
    await storeTags(tx, conversation_id, turns);
    return {};
  });
}

/** Errors: `stale_attempt`. */
function takeOver(conversation: Conversation, attempt: number): void {
  if (attempt < conversation.processing_attempt) {
    throw new AppError('stale_attempt', { publicMessage: 'A later attempt has taken this conversation over.' });
  }
  conversation.processing_attempt = Math.min(attempt, MAX_ATTEMPT);
}

/** Completion inside a transaction; false when the conversation is gone. Errors: `stale_attempt`. */
export async function completeConversation(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  id: string,
  result: Result,
): Promise<boolean> {
  const found = await tx.em.findOne(Conversation, { id });
  if (!found) return false;
  // Campaign before conversation, as everywhere: two completions at once never wait for each other crosswise.
  const interview = await lockInterview(tx, found.interview_id);
  const conversation = await lockConversation(tx, id);
  if (conversation.status === 'completed') return true;
  takeOver(conversation, result.attempt);
  await storeTags(tx, id, result.turns);
  await complete(tx, conversation, now());
  if (conversation.mode === 'test') return true;
  await append(
    tx,
    eventTypes.conversationCompleted,
    { interview_id: interview.id, conversation_id: id, contact_id: conversation.contact_id },
    { aggregate_id: id, aggregate_version: 2 },
  );
  await completeIfDone(tx, interview, now());
  return true;
}

async function lockConversation(tx: Tx, id: string): Promise<Conversation> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const conversation = await tx.em.findOne(Conversation, { id }, options);
  if (!conversation) throw notFound('conversation');
  return conversation;
}

/**
 * A turn that a person has tagged keeps those tags. Ids go in as an array: joined as rows, the planner, which takes a conversation
 * for small, compared each of 20,000 turns with each of 1,000 new tags, 7 s a batch instead of 30 ms.
 */
async function storeTags(tx: Tx, conversationId: string, turns: readonly campaigns.TurnTags[]): Promise<void> {
  const byTurn = Object.fromEntries(turns.map(({ turn_id, tags }) => [turn_id, tags]));
  await tx.run(
    `update turns set tags = $3::jsonb -> id::text
      where id = any($2::uuid[]) and conversation_id = $1 and not tags @> '[{"source": "person"}]'`,
    [conversationId, Object.keys(byTurn), JSON.stringify(byTurn)],
  );
}

async function complete(tx: Tx, conversation: Conversation, at: string): Promise<void> {
  const tagged = await tx.row(
    `select 1 from turns where conversation_id = $1 and speaker = 'participant' and tags <> '[]' limit 1`,
    [conversation.id],
  );
  conversation.is_tagged = tagged !== undefined;
  conversation.status = 'completed';
  conversation.completed_at = at;
  await tx.flush();
  // A live conversation is over when its session is; a test one is nobody's.
  if (conversation.mode !== 'imported') return;
  await tx.run(`update sessions set status = $2 where id = $1 and status = any($3)`, [
    conversation.contact_id,
    sessionStates.after('hold elsewhere', 'available'),
    statesThatCan('hold elsewhere'),
  ]);
}
