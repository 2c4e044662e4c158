import { eventTypes } from '@insights/contracts';
import { sql } from '@insights/db';
import { consume } from '@insights/messaging';
import { query } from '../db/query.ts';

/** Revokes a deleted vault's retrieval keys. */
export const vaultDeletedConsumer = consume(eventTypes.vaultDeleted, {
  consumer: 'vault_deleted',
  async handle(tx, { message }) {
    await query(tx)
      .updateTable('retrieval_keys')
      .set({ revoked_at: sql`now()` })
      .where('vault_id', '=', message.vault_id)
      .where('revoked_at', 'is', null)
      .execute();
  },
});
