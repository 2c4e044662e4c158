import { type Tx, sql } from '@insights/db';
import { countEnded } from '../db/delivery-counts.ts';
import { query } from '../db/query.ts';
import { FAILED_AS_INACTIVE } from '../domain/delivery-states.ts';

/**
 * Fails the pending deliveries of an endpoint that was switched off or deleted. An attempt under way is not aborted: its result still
 * counts, and no other follows it.
 */
export async function failPending(tx: Tx, endpointId: string): Promise<void> {
  const pending = () =>
    query(tx).updateTable('deliveries').where('endpoint_id', '=', endpointId).where('status', '=', 'pending');
  // Locks every pending row first and so waits for results that are being stored: from here on none of them changes.
  await pending().set({ last_try: true }).execute();
  const { numUpdatedRows } = await pending()
    .set({ ...FAILED_AS_INACTIVE, finished_at: sql`now()` })
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', sql<string>`now()`)]))
    .executeTakeFirstOrThrow();
  await countEnded(tx, [{ endpoint_id: endpointId, delivered: 0, failed: Number(numUpdatedRows), delivered_ms: 0 }]);
}
