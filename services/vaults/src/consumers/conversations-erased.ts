import { eventTypes } from '@insights/contracts';
import { append, buryConversations } from '@insights/db';
import { consume } from '@insights/messaging';

/** Documents and chunks of what was erased go, and none of it comes back. */
export const conversationsErased = consume(eventTypes.conversationsErased, {
  consumer: 'conversations-erased',
  async handle(tx, { message: { erasure_id, conversation_ids } }) {
    await buryConversations(tx, conversation_ids);
    await tx.run(`delete from documents where source_type = 'transcript' and external_id = any($1::text[])`, [
      conversation_ids,
    ]);
    await append(tx, eventTypes.erasureAcknowledged, { erasure_id }, { aggregate_id: erasure_id });
  },
});
