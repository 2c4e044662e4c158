import { eventTypes } from '@insights/contracts';
import { type Tx, append, buryConversations } from '@insights/db';
import { consume } from '@insights/messaging';
import { withoutContact } from '../domain/event-data.ts';

interface Told {
  id: string;
  data: Record<string, unknown>;
}

/** Events about what was erased name nobody any more, in the feed, in deliveries that wait, and in what receivers answered. */
export const conversationsErased = consume(eventTypes.conversationsErased, {
  consumer: 'webhooks.conversations_erased',
  async handle(tx, { message: { erasure_id, conversation_ids } }) {
    await buryConversations(tx, conversation_ids);
    const told = await tx.rows<Told>(`select id, data from events where data ->> 'conversation_id' = any($1::text[])`, [
      conversation_ids,
    ]);
    for (const event of told) await redact(tx, event);
    await append(tx, eventTypes.erasureAcknowledged, { erasure_id }, { aggregate_id: erasure_id });
  },
});

async function redact(tx: Tx, { id, data }: Told): Promise<void> {
  await tx.run('update events set data = $2 where id = $1', [id, JSON.stringify(withoutContact(data))]);
  await tx.run(
    `update attempts a set response_excerpt = '' from deliveries d where d.id = a.delivery_id and d.event_id = $1`,
    [id],
  );
}
