import type { Tx } from '@insights/db';
import { query } from '../../db/query.ts';

/** Changes of a workspace's shared layer follow one another. Lock the project first. */
export async function lockLayer(tx: Tx): Promise<void> {
  const row = { workspace_id: tx.workspaceId, changed_at: tx.beganAt };
  await query(tx)
    .insertInto('shared_layers')
    .values(row)
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ changed_at: row.changed_at }))
    .execute();
}
