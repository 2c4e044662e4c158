import { eventTypes } from '@insights/contracts';
import { consume } from '@insights/messaging';

/** A vault's retrieval keys end with it. */
export const vaultDeletedConsumer = consume(eventTypes.vaultDeleted, {
  consumer: 'vault_deleted',
  async handle(tx, { message }) {
    await tx.run('update retrieval_keys set revoked_at = now() where vault_id = $1 and revoked_at is null', [
      message.vault_id,
    ]);
  },
});
