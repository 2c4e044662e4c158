import type { projects } from '@insights/contracts';
import { type Call, type Tx, announceRead, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import { type Slice, graphPage } from '../../domain/graph/graph-pages.ts';
import { ownCall } from '../../domain/own-call.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { maskCampaigns } from '../project-graph/refresh-graph.ts';
import { sharedEvidence } from '../project-graph/shown-evidence.ts';

/** Syncs that an answer shows for one item, the oldest first. */
const SHOWN_PROVENANCE = 50;

/** A page of the workspace's shared layer. Names that are hidden now are masked before it is shown. Errors: `unavailable`. */
export async function getSharedGraph(
  deps: ProjectDeps,
  call: Call,
  { page }: projects.GetSharedGraphRequest,
): Promise<projects.SharedGraph> {
  const { workspace_id } = call.principal;
  const campaigns = await deps.db.withWorkspace(ownCall(workspace_id), (tx) =>
    query(tx).selectFrom('project_interviews').select('interview_id').where('is_gone', '=', false).execute(),
  );
  await maskCampaigns(
    deps,
    workspace_id,
    campaigns.map(({ interview_id }) => interview_id),
  );
  return deps.db.withWorkspace(call, async (tx) => {
    await announceRead(tx, call, { action: 'shared_graph.read', subject: workspace_id });
    return graphPage(
      page,
      ({ ukl_key }) => ukl_key,
      (after, limit) => readSlice(tx, call, { after, limit }),
    );
  });
}

async function readSlice(
  tx: Tx,
  call: Call,
  { after, limit }: { after: string; limit: number },
): Promise<Slice<projects.SharedNode, projects.SharedEdge>> {
  const nodes = await query(tx)
    .selectFrom('shared_nodes')
    .select(['ukl_key', 'type', 'label', 'properties', 'created_at'])
    .where('ukl_key', '>', after)
    .orderBy('ukl_key')
    .limit(limit)
    .execute();
  const nodeKeys = nodes.map(({ ukl_key }) => ukl_key);
  const edges = await query(tx)
    .selectFrom('shared_edges')
    .select(['ukl_key', 'type', 'from_key', 'to_key', 'created_at'])
    .where('from_key', '=', anyOf(nodeKeys))
    .orderBy('from_key')
    .orderBy('ukl_key')
    .execute();
  const edgeKeys = edges.map(({ ukl_key }) => ukl_key);
  const evidenceOf = await sharedEvidence(tx, call, { nodes: nodeKeys, edges: edgeKeys });
  const provenanceOf = await provenance(tx, nodeKeys, edgeKeys);
  const rest = (ukl_key: string) => ({ evidence: evidenceOf(ukl_key), provenance: provenanceOf(ukl_key) });
  return {
    nodes: nodes.map(({ properties, ...node }) => ({
      ...node,
      properties: JSON.stringify(properties),
      ...rest(node.ukl_key),
    })),
    edges: edges.map((edge) => ({ ...edge, ...rest(edge.ukl_key) })),
  };
}

async function provenance(
  tx: Tx,
  nodes: readonly string[],
  edges: readonly string[],
): Promise<(key: string) => projects.Provenance[]> {
  const ranked = query(tx)
    .selectFrom('shared_provenance')
    .select(['project_id', 'item_key', 'sync_log_id', 'synced_by', 'actor_kind', 'actor_id', 'synced_at'])
    .select(({ fn }) => [
      fn.coalesce('node_key', 'edge_key').as('ukl_key'),
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy(['node_key', 'edge_key']).orderBy('synced_at').orderBy('item_key'))
        .as('place'),
    ])
    .where((eb) => eb.or([eb('node_key', '=', anyOf(nodes)), eb('edge_key', '=', anyOf(edges))]));
  const rows = await query(tx)
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', SHOWN_PROVENANCE)
    .orderBy('place')
    .execute();
  const groups = Map.groupBy(rows, ({ ukl_key }) => ukl_key ?? '');
  return (key) =>
    (groups.get(key) ?? []).map(({ item_key, place: _place, ukl_key: _key, ...row }) => ({ ...row, key: item_key }));
}
