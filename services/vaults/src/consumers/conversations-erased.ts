import { anyOf, markErased } from '@insights/db';
import { consumeErasures } from '@insights/messaging';
import { query } from '../db/query.ts';

/** Deletes the documents of erased conversations; tombstones keep them from being stored again. */
export const conversationsErased = consumeErasures({
  consumer: 'conversations-erased',
  derives: true,
  async erase(tx, { conversation_ids }) {
    await markErased(tx, conversation_ids);
    const deleted = await query(tx)
      .deleteFrom('documents')
      .where('source_type', '=', 'transcript')
      .where('external_id', '=', anyOf(conversation_ids))
      .returning('id')
      .execute();
    return deleted.map(({ id }) => id);
  },
});
