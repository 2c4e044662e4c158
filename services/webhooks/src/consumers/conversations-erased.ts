import { markErased } from '@insights/db';
import { consumeErasures } from '@insights/messaging';
import { redactEvents } from '../features/redact-events/redact-events.ts';

/** Events about what was erased name nobody any more. */
export const conversationsErased = consumeErasures({
  consumer: 'webhooks.conversations_erased',
  derives: true,
  async erase(tx, { conversation_ids }) {
    await markErased(tx, conversation_ids);
    const told = await tx.rows<{ id: string }>('select events_of_conversations($1) as id', [conversation_ids]);
    const ids = told.map(({ id }) => id);
    await redactEvents(tx, ids);
    return ids;
  },
});
