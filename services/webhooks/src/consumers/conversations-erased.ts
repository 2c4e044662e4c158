import { markErased } from '@insights/db';
import { consumeErasures } from '@insights/messaging';
import { eventsOfConversations } from '../db/events-about.ts';
import { redactEvents } from '../features/redact-events.ts';

/** Removes personal data from events about erased conversations. */
export const conversationsErased = consumeErasures({
  consumer: 'webhooks.conversations_erased',
  derives: true,
  async erase(tx, { conversation_ids }) {
    await markErased(tx, conversation_ids);
    const ids = await eventsOfConversations(tx, conversation_ids);
    await redactEvents(tx, ids);
    return ids;
  },
});
