import { eventTypes } from '@insights/contracts';
import { sql } from '@insights/db';
import { consume } from '@insights/messaging';
import { leasesAreAwaited } from '../db/key-leases.ts';
import { query } from '../db/query.ts';

/** Revokes a deleted vault's retrieval keys. Nobody waits for an answer, so gateways learn of it in their own time, within a lease. */
export const vaultDeletedConsumer = consume(eventTypes.vaultDeleted, {
  consumer: 'vault_deleted',
  async handle(tx, { message }) {
    await leasesAreAwaited(tx);
    await query(tx)
      .updateTable('retrieval_keys')
      .set({ revoked_at: sql`now()` })
      .where('vault_id', '=', message.vault_id)
      .where('revoked_at', 'is', null)
      .execute();
  },
});
