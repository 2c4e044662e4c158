import { campaigns } from '@insights/contracts';
import { type Call, type Tx, pageOf, pageBounds, isAfter } from '@insights/db';
import type { Conversation } from '../db/entities.ts';
import { flagsOf } from '../db/flags.ts';
import { loadConversation, loadInterview } from '../db/load.ts';
import { presentConversation } from '../db/present.ts';
import { query } from '../db/query.ts';
import { recordingsOf } from '../db/recordings.ts';
import type { Deps } from '../deps.ts';
import { knownWord } from '../domain/known-word.ts';

/** A page of conversations, newest first. Errors: `not_found`. */
export function listConversations(
  { db }: Deps,
  call: Call,
  request: campaigns.ListConversationsRequest,
): Promise<campaigns.ListConversationsResponse> {
  const { limit, after } = pageBounds(request.page);
  const status = request.status && knownWord(campaigns.ConversationStatus, 'status', request.status);
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const rows = await query(tx)
      .selectFrom('conversations')
      .selectAll()
      .where('interview_id', '=', interview.id)
      .where((eb) => isAfter(eb, after, ['conversations.created_at', 'conversations.id']))
      .$if(status !== null, (page) => page.where('status', '=', status))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    const ids = items.map(({ id }) => id);
    const [flags, recordings] = [await flagsOf(tx, ids), await recordingsOf(tx, ids)];
    const present = (row: (typeof items)[number]) =>
      presentConversation(row, { flags: flags.get(row.id) ?? [], recordings: recordings.get(row.id) ?? [] });
    return { items: items.map(present), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getConversation(
  { db }: Deps,
  call: Call,
  request: campaigns.GetConversationRequest,
): Promise<campaigns.Conversation> {
  return db.withWorkspace(call, async (tx) =>
    conversationWithParts(tx, await loadConversation(tx, request.interview_id, request.conversation_id)),
  );
}

/** A conversation with its flags and recordings. */
export async function conversationWithParts(tx: Tx, conversation: Conversation): Promise<campaigns.Conversation> {
  const { id } = conversation;
  const [flags, recordings] = [await flagsOf(tx, [id]), await recordingsOf(tx, [id])];
  return presentConversation(conversation, { flags: flags.get(id) ?? [], recordings: recordings.get(id) ?? [] });
}
