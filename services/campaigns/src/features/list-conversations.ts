import type { campaigns } from '@insights/contracts';
import { type Call, keyset, pageOf } from '@insights/db';
import type { Conversation } from '../db/entities.ts';
import { loadConversation, loadInterview } from '../db/load.ts';
import { presentConversation } from '../db/present.ts';
import type { Deps } from '../deps.ts';

/** A page of conversations, newest first. Errors: `not_found`. */
export function listConversations(
  { db }: Deps,
  call: Call,
  request: campaigns.ListConversationsRequest,
): Promise<campaigns.ListConversationsResponse> {
  const limit = request.page?.limit || 50;
  const after = keyset(request.page?.cursor ?? '');
  return db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, request.interview_id);
    const rows = await tx.rows<Conversation>(
      `select * from conversations
        where interview_id = $1 and ($2::text is null or status = $2)
          and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
        order by created_at desc, id desc limit $5`,
      [interview.id, request.status, after?.created_at ?? null, after?.id ?? null, limit + 1],
    );
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map(presentConversation), next_cursor };
  });
}

/** Errors: `not_found`. */
export function getConversation(
  { db }: Deps,
  call: Call,
  request: campaigns.GetConversationRequest,
): Promise<campaigns.Conversation> {
  return db.withWorkspace(call, async (tx) =>
    presentConversation(await loadConversation(tx, request.interview_id, request.conversation_id)),
  );
}
