import { type Tx, sql } from '@insights/db';
import { query } from './query.ts';

/** How many deliveries have just ended at an endpoint. */
export interface Ended {
  readonly endpoint_id: string;
  readonly delivered: number;
  readonly failed: number;
  /** The sum of the durations of the successful attempts. */
  readonly delivered_ms: number;
}

/** Counts deliveries in the transaction that ends them. Rows are locked in the order of the endpoints' ids, so that two batches never wait for each other. */
export async function countEnded(tx: Tx, ended: readonly Ended[]): Promise<void> {
  const inOrder = ended
    .filter(({ delivered, failed }) => delivered + failed > 0)
    .toSorted((a, b) => (a.endpoint_id < b.endpoint_id ? -1 : 1));
  if (inOrder.length === 0) return;
  const hour = sql<string>`date_trunc('hour', now(), 'UTC')`;
  await query(tx)
    .insertInto('delivery_counts')
    .values(inOrder.map((counts) => ({ ...counts, hour, workspace_id: tx.workspaceId })))
    .onConflict((conflict) =>
      conflict.columns(['endpoint_id', 'hour']).doUpdateSet(({ eb, ref }) => ({
        delivered: eb('delivery_counts.delivered', '+', ref('excluded.delivered')),
        failed: eb('delivery_counts.failed', '+', ref('excluded.failed')),
        delivered_ms: eb('delivery_counts.delivered_ms', '+', ref('excluded.delivered_ms')),
      })),
    )
    .execute();
}
