import { LockMode } from '@mikro-orm/core';
import type { projects } from '@insights/contracts';
import { type Call, type Tx, anyOf } from '@insights/db';
import { AppError, invalid, notFound } from '@insights/errors';
import { ProjectEdge } from '../../db/project-entities.ts';
import { query } from '../../db/query.ts';
import { edgeKey } from '../../domain/graph/keys.ts';
import { MOST_EDGES, MOST_EDGES_OF_NODE } from '../../domain/graph/limits.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { loadProject, lockProject } from '../projects/load-project.ts';
import { announce, forgetEdit, keepEdit, keepRemoved } from './edit-nodes.ts';
import { attach, checkEvidence } from './evidence.ts';
import { readEdge } from './read-items.ts';

/** Errors: `not_found` (the project or a node), `duplicate_graph_item`, `quota_exceeded`, `insufficient_scope`, `invalid_request` (evidence). */
export async function addEdge(
  deps: ProjectDeps,
  call: Call,
  { project_id, type, from_key, to_key, evidence }: projects.AddEdgeRequest,
): Promise<projects.GraphEdge> {
  await deps.db.withWorkspace({ principal: call.principal }, (tx) => loadProject(tx, project_id));
  if (from_key === to_key) throw invalid(['body', 'to_key'], 'An edge leads to another node.');
  const checked = await checkEvidence(deps, call, project_id, evidence);
  return deps.db.withWorkspace(call, async (tx) => {
    await lockProject(tx, project_id);
    await assertNodes(tx, project_id, [from_key, to_key]);
    const edge_key = edgeKey(type, from_key, to_key);
    await assertFree(tx, project_id, { edge_key, type, from_key, to_key });
    await assertRoom(tx, project_id, from_key);
    const created_at = deps.now();
    tx.em.create(ProjectEdge, {
      project_id,
      edge_key,
      workspace_id: tx.workspaceId,
      type,
      from_key,
      to_key,
      source: 'person',
      is_edited: false,
      rests_on_evidence: false,
      created_at,
    });
    await forgetEdit(tx, project_id, edge_key);
    await attach(tx, { project_id, item: { prj_key: null, edge_key }, created_at }, checked);
    await announce(tx, call, project_id, { added: edge_key });
    return readEdge(tx, call, project_id, edge_key);
  });
}

/** Absent fields keep their value. Errors as `addEdge`. */
export async function updateEdge(
  deps: ProjectDeps,
  call: Call,
  { project_id, edge_key, type, evidence }: projects.UpdateEdgeRequest,
): Promise<projects.GraphEdge> {
  await deps.db.withWorkspace({ principal: call.principal }, (tx) => loadProject(tx, project_id));
  const checked = evidence && (await checkEvidence(deps, call, project_id, evidence.items));
  return deps.db.withWorkspace(call, async (tx) => {
    await lockProject(tx, project_id);
    const edge = await lockEdge(tx, project_id, edge_key);
    if (type !== null && type !== edge.type) {
      const { from_key, to_key } = edge;
      await assertFree(tx, project_id, { edge_key: null, type, from_key, to_key });
      edge.type = type;
      if (edge.source === 'campaign') {
        edge.is_edited = true;
        await keepEdit(tx, project_id, edge_key, { type, label: null, properties: null });
      }
    }
    if (checked) await attach(tx, { project_id, item: { prj_key: null, edge_key }, created_at: deps.now() }, checked);
    await announce(tx, call, project_id, { changed: edge_key });
    return readEdge(tx, call, project_id, edge_key);
  });
}

/** It stays removed when a later report finds it again. Errors: `not_found`. */
export function deleteEdge(
  { db }: ProjectDeps,
  call: Call,
  { project_id, edge_key }: projects.DeleteEdgeRequest,
): Promise<projects.DeleteEdgeResponse> {
  return db.withWorkspace(call, async (tx) => {
    await lockProject(tx, project_id);
    await lockEdge(tx, project_id, edge_key);
    await keepRemoved(tx, project_id, edge_key);
    await query(tx)
      .deleteFrom('project_edges')
      .where('project_id', '=', project_id)
      .where('edge_key', '=', edge_key)
      .execute();
    await announce(tx, call, project_id, { removed: edge_key });
    return {};
  });
}

async function lockEdge(tx: Tx, project_id: string, edge_key: string): Promise<ProjectEdge> {
  const edge = await tx.em.findOne(ProjectEdge, { project_id, edge_key }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!edge) throw notFound('edge');
  return edge;
}

async function assertNodes(tx: Tx, projectId: string, keys: readonly string[]): Promise<void> {
  const found = await query(tx)
    .selectFrom('project_nodes')
    .select('prj_key')
    .where('project_id', '=', projectId)
    .where('prj_key', '=', anyOf(keys))
    .execute();
  if (found.length < keys.length) throw notFound('node');
}

async function assertFree(
  tx: Tx,
  projectId: string,
  { edge_key, type, from_key, to_key }: { edge_key: string | null; type: string; from_key: string; to_key: string },
): Promise<void> {
  const taken = await query(tx)
    .selectFrom('project_edges')
    .select('edge_key')
    .where('project_id', '=', projectId)
    .where((eb) => eb.or([eb('edge_key', '=', edge_key ?? ''), eb.and({ type, from_key, to_key })]))
    .executeTakeFirst();
  if (!taken) return;
  throw new AppError('duplicate_graph_item', {
    publicMessage: `The project has this edge already, or had it under another type: ${taken.edge_key}. Change that one.`,
  });
}

async function assertRoom(tx: Tx, projectId: string, fromKey: string): Promise<void> {
  const { all, own } = await query(tx)
    .selectFrom('project_edges')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('from_key', '=', fromKey).as('own'),
    ])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (all < MOST_EDGES && own < MOST_EDGES_OF_NODE) return;
  const most = `${MOST_EDGES.toLocaleString('en')} edges, of which ${MOST_EDGES_OF_NODE} may start at one node`;
  throw new AppError('quota_exceeded', {
    publicMessage: `A project graph can have ${most}. Delete those that are no longer needed.`,
  });
}
