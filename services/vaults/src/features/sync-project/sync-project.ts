import { v7 } from 'uuid';
import type { projects } from '@insights/contracts';
import { type Call, type Tx, actorOf, announceAudit, anyOf } from '@insights/db';
import { SyncLog } from '../../db/project-entities.ts';
import { query } from '../../db/query.ts';
import { type SyncState, planSync, sharedEdgeKeysOf, sharedKeysOf } from '../../domain/graph/sync-rules.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { refreshProject } from '../project-graph/refresh-graph.ts';
import { loadProject, lockProject } from '../projects/load-project.ts';
import { addItems, assertRoom } from './add-items.ts';
import { lockLayer } from './lock-layer.ts';

/**
 * Adds items of a project to the shared layer of the workspace, all in one transaction. What the layer has stays as it is. A dry run answers what a
 * real one would. Errors: `not_found`, `quota_exceeded`, `unavailable`.
 */
export async function syncProject(
  deps: ProjectDeps,
  call: Call,
  request: projects.SyncProjectRequest,
): Promise<projects.SyncResult> {
  const { project_id } = request;
  await deps.db.withWorkspace({ principal: call.principal }, (tx) => loadProject(tx, project_id));
  await refreshProject(deps, call.principal.workspace_id, project_id);
  // The answer holds keys only, so an erasure need not remove it.
  return deps.db.withWorkspace(call, (tx) => syncWithin(tx, call, request, deps.now()), { impersonal: true });
}

/** The same within a transaction, from the graph as it is stored. */
export async function syncWithin(
  tx: Tx,
  call: Call,
  { project_id, node_keys, edge_keys, synced_by, dry_run }: projects.SyncProjectRequest,
  at: string,
): Promise<projects.SyncResult> {
  await lockProject(tx, project_id);
  await lockLayer(tx);
  const state = await stateOf(tx, project_id, { node_keys, edge_keys });
  const { nodes, edges } = planSync(state, { node_keys, edge_keys });
  await assertRoom(tx, { nodes: nodes.added, edges: edges.added });
  const result = { node_results: nodes.results, edge_results: edges.results };
  if (dry_run) return { ...result, sync_log_id: '', dry_run };
  const { actor_kind, actor_id } = actorOf(call);
  const log = { id: v7(), workspace_id: tx.workspaceId, project_id, synced_by, actor_kind, actor_id, created_at: at };
  await addItems(tx, log, { nodes: nodes.added, edges: edges.added });
  tx.em.create(SyncLog, { ...log, ...result });
  await announceAudit(tx, call, {
    action: 'project.synced',
    subject: project_id,
    details: { sync_log_id: log.id, nodes: nodes.added.length, edges: edges.added.length },
  });
  return { ...result, sync_log_id: log.id, dry_run };
}

interface Asked {
  readonly node_keys: readonly string[];
  readonly edge_keys: readonly string[];
}

async function stateOf(tx: Tx, projectId: string, { node_keys, edge_keys }: Asked): Promise<SyncState> {
  const edgeRows = await query(tx)
    .selectFrom('project_edges')
    .select(['edge_key', 'type', 'from_key', 'to_key'])
    .where('project_id', '=', projectId)
    .where('edge_key', '=', anyOf(edge_keys))
    .execute();
  const ends = edgeRows.flatMap(({ from_key, to_key }) => [from_key, to_key]);
  const nodeKeys = [...new Set([...node_keys, ...ends])];
  const nodeRows = await query(tx)
    .selectFrom('project_nodes')
    .select(['prj_key', 'type', 'label'])
    .where('project_id', '=', projectId)
    .where('prj_key', '=', anyOf(nodeKeys))
    .execute();
  const provenance = await query(tx)
    .selectFrom('shared_provenance')
    .select(['item_key', 'node_key', 'edge_key'])
    .where('project_id', '=', projectId)
    .where('item_key', '=', anyOf([...nodeKeys, ...edge_keys]))
    .execute();
  const nodes = new Map(nodeRows.map(({ prj_key, ...node }) => [prj_key, node]));
  const edges = new Map(edgeRows.map(({ edge_key, ...edge }) => [edge_key, edge]));
  const synced = new Map(provenance.map(({ item_key, node_key, edge_key }) => [item_key, node_key ?? edge_key ?? '']));
  const known = await existing(tx, [
    ...sharedKeysOf(nodes),
    ...synced.values(),
    ...sharedEdgeKeysOf({ nodes, edges, synced }),
  ]);
  return { nodes, edges, synced, has: (key) => known.has(key) };
}

/** Which of these keys the shared layer has. */
async function existing(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query(tx)
    .selectFrom('shared_nodes')
    .select('ukl_key')
    .where('ukl_key', '=', anyOf(keys))
    .unionAll(query(tx).selectFrom('shared_edges').select('ukl_key').where('ukl_key', '=', anyOf(keys)))
    .execute();
  return new Set(rows.map(({ ukl_key }) => ukl_key));
}
