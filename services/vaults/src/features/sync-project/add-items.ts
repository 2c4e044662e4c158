import { v7 } from 'uuid';
import { type Tx, anyOf, jsonb } from '@insights/db';
import { AppError } from '@insights/errors';
import { query } from '../../db/query.ts';
import { MOST_SHARED_EDGES, MOST_SHARED_NODES } from '../../domain/graph/limits.ts';
import type { Added, AddedEdge } from '../../domain/graph/sync-rules.ts';

/** Of one sync. */
export interface SyncHead {
  readonly id: string;
  readonly project_id: string;
  readonly synced_by: string | null;
  readonly actor_kind: string;
  readonly actor_id: string;
  readonly created_at: string;
}

interface Items {
  readonly nodes: readonly Added[];
  readonly edges: readonly AddedEdge[];
}

const isNew = ({ action }: Added): boolean => action === 'created';

/** Errors: `quota_exceeded`. */
export async function assertRoom(tx: Tx, { nodes, edges }: Items): Promise<void> {
  const newNodes = nodes.filter(isNew).length;
  const newEdges = edges.filter(isNew).length;
  const fits =
    (newNodes === 0 || (await countIn(tx, 'shared_nodes')) + newNodes <= MOST_SHARED_NODES) &&
    (newEdges === 0 || (await countIn(tx, 'shared_edges')) + newEdges <= MOST_SHARED_EDGES);
  if (fits) return;
  const most = `${MOST_SHARED_NODES.toLocaleString('en')} nodes and ${MOST_SHARED_EDGES.toLocaleString('en')} edges`;
  throw new AppError('quota_exceeded', { publicMessage: `The shared layer can have ${most}. Nothing was synced.` });
}

async function countIn(tx: Tx, table: 'shared_nodes' | 'shared_edges'): Promise<number> {
  const rows = query(tx).selectFrom(table);
  return (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** Adds items with their evidence and where they come from. */
export async function addItems(tx: Tx, head: SyncHead, { nodes, edges }: Items): Promise<void> {
  await addNodes(tx, head, nodes);
  await addEdges(tx, head, edges);
  await addProvenance(tx, head, 'node_key', nodes);
  await addProvenance(tx, head, 'edge_key', edges);
  await addEvidence(tx, head, { nodes, edges });
}

const createdOf = (items: readonly Added[]): Map<string, string> =>
  new Map(items.filter(isNew).map(({ key, ukl_key }) => [key, ukl_key]));

async function addNodes(tx: Tx, { project_id, created_at }: SyncHead, added: readonly Added[]): Promise<void> {
  const created = createdOf(added);
  const nodes = await query(tx)
    .selectFrom('project_nodes')
    .select(['prj_key', 'type', 'label', 'properties', 'rests_on_evidence'])
    .where('project_id', '=', project_id)
    .where('prj_key', '=', anyOf([...created.keys()]))
    .execute();
  if (nodes.length === 0) return;
  const rows = nodes.map(({ prj_key, properties, ...node }) => ({
    workspace_id: tx.workspaceId,
    ukl_key: created.get(prj_key) ?? '',
    ...node,
    properties: jsonb(properties),
    created_at,
  }));
  await query(tx).insertInto('shared_nodes').values(rows).execute();
}

async function addEdges(tx: Tx, { project_id, created_at }: SyncHead, added: readonly AddedEdge[]): Promise<void> {
  const created = createdOf(added);
  const edges = await query(tx)
    .selectFrom('project_edges')
    .select(['edge_key', 'type', 'from_key', 'to_key', 'rests_on_evidence'])
    .where('project_id', '=', project_id)
    .where('edge_key', '=', anyOf([...created.keys()]))
    .execute();
  if (edges.length === 0) return;
  const ends = new Map(added.map((each) => [each.key, each]));
  const rows = edges.map(({ edge_key, type, rests_on_evidence }) => ({
    workspace_id: tx.workspaceId,
    ukl_key: created.get(edge_key) ?? '',
    type,
    from_key: ends.get(edge_key)?.from_key ?? '',
    to_key: ends.get(edge_key)?.to_key ?? '',
    rests_on_evidence,
    created_at,
  }));
  await query(tx).insertInto('shared_edges').values(rows).execute();
}

async function addProvenance(
  tx: Tx,
  { id: sync_log_id, project_id, synced_by, actor_kind, actor_id, created_at: synced_at }: SyncHead,
  column: 'node_key' | 'edge_key',
  added: readonly Added[],
): Promise<void> {
  if (added.length === 0) return;
  const row = { workspace_id: tx.workspaceId, project_id, sync_log_id, synced_by, actor_kind, actor_id, synced_at };
  const rows = added.map(({ key, ukl_key }) => ({ ...row, item_key: key, [column]: ukl_key }));
  await query(tx).insertInto('shared_provenance').values(rows).execute();
}

/** Evidence of the project's items that the items of the shared layer do not have yet. */
async function addEvidence(tx: Tx, { project_id, created_at }: SyncHead, { nodes, edges }: Items): Promise<void> {
  const sharedOf = new Map([...nodes, ...edges].map(({ key, ukl_key }) => [key, ukl_key]));
  const rows = await query(tx)
    .selectFrom('project_evidence')
    .selectAll()
    .where('project_id', '=', project_id)
    .where((eb) =>
      eb.or([
        eb('prj_key', '=', anyOf(nodes.map(({ key }) => key))),
        eb('edge_key', '=', anyOf(edges.map(({ key }) => key))),
      ]),
    )
    .execute();
  const linked = [...nodes, ...edges].filter(({ action }) => action === 'linked').map(({ ukl_key }) => ukl_key);
  const there = await query(tx)
    .selectFrom('shared_evidence')
    .selectAll()
    .where((eb) => eb.or([eb('node_key', '=', anyOf(linked)), eb('edge_key', '=', anyOf(linked))]))
    .execute();
  const known = new Set(there.map((row) => placeOf(row.node_key ?? row.edge_key ?? '', row)));
  const fresh = rows.flatMap(({ prj_key, edge_key, project_id: _project, ...row }) => {
    const ukl_key = sharedOf.get(prj_key ?? edge_key ?? '') ?? '';
    const place = placeOf(ukl_key, row);
    if (known.has(place)) return [];
    known.add(place);
    const item = { node_key: prj_key === null ? null : ukl_key, edge_key: prj_key === null ? ukl_key : null };
    return [{ ...row, ...item, id: v7(), created_at }];
  });
  for (let from = 0; from < fresh.length; from += BATCH) {
    await query(tx)
      .insertInto('shared_evidence')
      .values(fresh.slice(from, from + BATCH))
      .execute();
  }
}

/** Rows of one statement. */
const BATCH = 500;

interface Place {
  readonly turn_id: string | null;
  readonly document_id: string | null;
  readonly document_version: number | null;
  readonly start_offset: number;
  readonly end_offset: number;
}

const placeOf = (item: string, { turn_id, document_id, document_version, start_offset, end_offset }: Place): string =>
  JSON.stringify([item, turn_id, document_id, document_version, start_offset, end_offset]);
