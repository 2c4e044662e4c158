import type { Tx } from '@insights/db';
import { deliveryStates } from '../../domain/delivery-states.ts';

/**
 * Ends what waits for an endpoint as failed. An attempt that is under way is not taken back: what the receiver answers still
 * counts, and nothing follows it.
 */
export async function endWaiting(tx: Tx, endpointId: string): Promise<void> {
  // Locks every waiting row first, after outcomes that are just being stored: from here on none of them changes.
  await tx.run(`update deliveries set last_try = true where endpoint_id = $1 and status = 'pending'`, [endpointId]);
  await tx.run(
    `update deliveries set status = $2, next_attempt_at = null, finished_at = now(), last_error = 'endpoint_inactive',
            lease_id = null, lease_until = null
      where endpoint_id = $1 and status = 'pending' and (lease_until is null or lease_until <= now())`,
    [endpointId, deliveryStates.after('end', 'pending')],
  );
}
