import { type Tx } from '@insights/db';
import { query } from '../../db/query.ts';
import { lockLayer } from '../sync-project/lock-layer.ts';

/** Removes a deleted campaign from its project, and what rested on it from project and shared layer. A tombstone keeps it out. */
export async function forgetCampaign(tx: Tx, interview_id: string): Promise<void> {
  const gone = { project_id: null, is_gone: true, graph_state: '', hidden_names: '' } as const;
  await query(tx)
    .insertInto('project_interviews')
    .values({ interview_id, workspace_id: tx.workspaceId, revision: 1, ...gone })
    .onConflict((conflict) => conflict.column('interview_id').doUpdateSet(gone))
    .execute();
  await query(tx).deleteFrom('project_evidence').where('interview_id', '=', interview_id).execute();
  await lockLayer(tx);
  await query(tx).deleteFrom('shared_evidence').where('interview_id', '=', interview_id).execute();
}
