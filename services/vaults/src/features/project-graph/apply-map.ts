import { v7 } from 'uuid';
import type { reports } from '@insights/contracts';
import { type Tx, anyOf, jsonb } from '@insights/db';
import { query } from '../../db/query.ts';
import { MOST_EDGES, MOST_NODES } from '../../domain/graph/limits.ts';
import {
  type Edit,
  type MergedEdge,
  type MergedNode,
  edgeIdentity,
  mergeCampaign,
} from '../../domain/graph/merge-campaign.ts';

/** Rows of one statement. */
const BATCH = 500;

interface Source {
  readonly project_id: string;
  readonly interview_id: string;
  readonly at: string;
}

/**
 * Makes the items of a campaign's map those that its newest report has. The caller has locked the project. New evidence is stored before the
 * former is deleted: what only the former supported goes with it.
 */
export async function applyMap(
  tx: Tx,
  source: Source,
  { cartography, evidence }: Pick<reports.CampaignGraph, 'cartography' | 'evidence'>,
): Promise<void> {
  const items = await itemsOf(tx, source.project_id);
  const merged = mergeCampaign(cartography ?? { nodes: [], edges: [] }, items);
  const nodes = withRoom(merged.nodes, items.nodes.size, MOST_NODES);
  const known = new Set([...items.nodes.keys(), ...nodes.map(({ prj_key }) => prj_key)]);
  const edges = withRoom(merged.edges, items.edges.size, MOST_EDGES).filter(
    ({ from_key, to_key }) => known.has(from_key) && known.has(to_key),
  );
  const former = await query(tx)
    .selectFrom('project_evidence')
    .select(['id', 'prj_key', 'edge_key'])
    .where('interview_id', '=', source.interview_id)
    .where('project_id', '=', source.project_id)
    .where('source', '=', 'campaign')
    .execute();
  await storeNodes(tx, source, nodes);
  await storeEdges(tx, source, edges);
  await storeEvidence(tx, source, [...nodes, ...edges], evidence);
  const supported = new Set([...nodes.map(({ prj_key }) => prj_key), ...edges.map(({ edge_key }) => edge_key)]);
  const held = await heldByPeople(tx, source.project_id);
  const outdated = former.filter(({ prj_key, edge_key }) => {
    const key = prj_key ?? edge_key ?? '';
    return supported.has(key) || !held.has(key);
  });
  await query(tx)
    .deleteFrom('project_evidence')
    .where('id', '=', anyOf(outdated.map(({ id }) => id)))
    .execute();
}

/** Items of campaigns that people changed, or lead edges to. They keep what supports them when a newer report no longer has them. */
async function heldByPeople(tx: Tx, projectId: string): Promise<ReadonlySet<string>> {
  const edges = await query(tx)
    .selectFrom('project_edges')
    .select(['edge_key', 'from_key', 'to_key', 'source'])
    .where('project_id', '=', projectId)
    .where((eb) => eb.or([eb('source', '=', 'person'), eb('is_edited', '=', true)]))
    .execute();
  const nodes = await query(tx)
    .selectFrom('project_nodes')
    .select('prj_key')
    .where('project_id', '=', projectId)
    .where('is_edited', '=', true)
    .execute();
  return new Set([
    ...nodes.map(({ prj_key }) => prj_key),
    ...edges.flatMap(({ edge_key, from_key, to_key }) => [edge_key, from_key, to_key]),
  ]);
}

/** Items that exist, and as many new ones as there is room for. */
function withRoom<T extends { readonly is_new: boolean }>(items: readonly T[], count: number, most: number): T[] {
  let room = most - count;
  return items.filter(({ is_new }) => {
    if (is_new) room -= 1;
    return !is_new || room >= 0;
  });
}

async function itemsOf(tx: Tx, projectId: string) {
  const nodes = await query(tx)
    .selectFrom('project_nodes')
    .select(['prj_key', 'identity'])
    .where('project_id', '=', projectId)
    .execute();
  const edges = await query(tx)
    .selectFrom('project_edges')
    .select(['edge_key', 'type', 'from_key', 'to_key'])
    .where('project_id', '=', projectId)
    .execute();
  const edits = await query(tx)
    .selectFrom('project_edits')
    .select(['item_key', 'is_removed', 'type', 'label', 'properties'])
    .where('project_id', '=', projectId)
    .execute();
  return {
    nodes: new Map(nodes.map(({ prj_key, identity }) => [prj_key, identity])),
    edges: new Map(edges.map((edge) => [edge.edge_key, edgeIdentity(edge)])),
    edits: new Map<string, Edit>(edits.map(({ item_key, ...edit }) => [item_key, edit])),
  };
}

async function storeNodes(tx: Tx, { project_id, at }: Source, nodes: readonly MergedNode[]): Promise<void> {
  const rows = nodes
    .filter(({ is_new }) => is_new)
    .map(({ prj_key, type, label, properties, identity, is_edited }) => ({
      project_id,
      prj_key,
      workspace_id: tx.workspaceId,
      type,
      label,
      properties: jsonb(properties),
      identity,
      source: 'campaign' as const,
      is_edited,
      rests_on_evidence: true,
      created_at: at,
    }));
  for (const batch of batchesOf(rows)) await query(tx).insertInto('project_nodes').values(batch).execute();
}

async function storeEdges(tx: Tx, { project_id, at }: Source, edges: readonly MergedEdge[]): Promise<void> {
  const rows = edges
    .filter(({ is_new }) => is_new)
    .map(({ edge_key, type, from_key, to_key, is_edited }) => ({
      project_id,
      edge_key,
      workspace_id: tx.workspaceId,
      type,
      from_key,
      to_key,
      source: 'campaign' as const,
      is_edited,
      rests_on_evidence: true,
      created_at: at,
    }));
  for (const batch of batchesOf(rows)) await query(tx).insertInto('project_edges').values(batch).execute();
}

async function storeEvidence(
  tx: Tx,
  { project_id, interview_id, at }: Source,
  items: readonly (MergedNode | MergedEdge)[],
  cited: readonly reports.Evidence[],
): Promise<void> {
  const byId = new Map(cited.map((each) => [each.id, each]));
  const rows = items.flatMap((item) =>
    item.evidence.flatMap((id) => {
      const found = byId.get(id);
      if (!found) return [];
      const { conversation_id, turn_id, start, end, quote } = found;
      return {
        id: v7(),
        workspace_id: tx.workspaceId,
        project_id,
        prj_key: 'prj_key' in item ? item.prj_key : null,
        edge_key: 'edge_key' in item ? item.edge_key : null,
        source: 'campaign' as const,
        interview_id,
        conversation_id,
        turn_id,
        start_offset: start,
        end_offset: end,
        quote,
        created_at: at,
      };
    }),
  );
  for (const batch of batchesOf(rows)) await query(tx).insertInto('project_evidence').values(batch).execute();
}

function batchesOf<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / BATCH);
  return Array.from({ length: count }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH));
}
