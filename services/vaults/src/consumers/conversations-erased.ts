import { markErased } from '@insights/db';
import { consumeErasures } from '@insights/messaging';

/** Documents and chunks of what was erased go, and none of it comes back. */
export const conversationsErased = consumeErasures({
  consumer: 'conversations-erased',
  derives: true,
  async erase(tx, { conversation_ids }) {
    await markErased(tx, conversation_ids);
    const gone = await tx.rows<{ id: string }>(
      `delete from documents where source_type = 'transcript' and external_id = any($1::text[]) returning id`,
      [conversation_ids],
    );
    return gone.map(({ id }) => id);
  },
});
