import { LockMode } from '@mikro-orm/core';
import type { projects } from '@insights/contracts';
import { type Call, type Tx, announceAudit, jsonb } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { ProjectNode, type Properties } from '../../db/project-entities.ts';
import { query } from '../../db/query.ts';
import { nodeIdentity, nodeKey } from '../../domain/graph/keys.ts';
import { MOST_NODES } from '../../domain/graph/limits.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { loadProject, lockProject } from '../projects/load-project.ts';
import { type CheckedEvidence, attach, checkEvidence } from './evidence.ts';
import { readNode } from './read-items.ts';

/** Errors: `not_found` (the project), `duplicate_graph_item`, `quota_exceeded`, `insufficient_scope`, `invalid_request` (evidence). */
export async function addNode(
  deps: ProjectDeps,
  call: Call,
  { project_id, type, label, properties, evidence }: projects.AddNodeRequest,
): Promise<projects.GraphNode> {
  const checked = await checkFor(deps, call, project_id, evidence);
  return deps.db.withWorkspace(call, async (tx) => {
    await lockProject(tx, project_id);
    const identity = nodeIdentity(type, label);
    const prj_key = nodeKey(identity);
    await assertFree(tx, project_id, { prj_key, identity });
    await assertRoom(tx, project_id);
    const created_at = deps.now();
    tx.em.create(ProjectNode, {
      project_id,
      prj_key,
      workspace_id: tx.workspaceId,
      type,
      label,
      properties: JSON.parse(properties) as Properties,
      identity,
      source: 'person',
      is_edited: false,
      rests_on_evidence: false,
      created_at,
    });
    // A node that a person removed is back.
    await forgetEdit(tx, project_id, prj_key);
    await attach(tx, { project_id, item: { prj_key, edge_key: null }, created_at }, checked);
    await announce(tx, call, project_id, { added: prj_key });
    return readNode(tx, call, project_id, prj_key);
  });
}

/** Absent fields keep their value. Errors as `addNode`. */
export async function updateNode(
  deps: ProjectDeps,
  call: Call,
  { project_id, prj_key, ...given }: projects.UpdateNodeRequest,
): Promise<projects.GraphNode> {
  const checked = given.evidence && (await checkFor(deps, call, project_id, given.evidence.items));
  return deps.db.withWorkspace(call, async (tx) => {
    await lockProject(tx, project_id);
    const node = await lockNode(tx, project_id, prj_key);
    const type = given.type ?? node.type;
    const label = given.label ?? node.label;
    const identity = nodeIdentity(type, label);
    if (identity !== node.identity) await assertFree(tx, project_id, { prj_key: null, identity });
    const properties = given.properties === null ? null : (JSON.parse(given.properties) as Properties);
    Object.assign(node, { type, label, identity, properties: properties ?? node.properties });
    if (node.source === 'campaign' && (given.type ?? given.label ?? given.properties) !== null) {
      node.is_edited = true;
      await keepEdit(tx, project_id, prj_key, { type: given.type, label: given.label, properties });
    }
    if (checked) {
      const item = { prj_key, edge_key: null };
      await attach(tx, { project_id, item, created_at: deps.now() }, checked);
    }
    await announce(tx, call, project_id, { changed: prj_key });
    return readNode(tx, call, project_id, prj_key);
  });
}

/** It stays removed when a later report finds it again. Errors: `not_found`. */
export function deleteNode(
  { db }: ProjectDeps,
  call: Call,
  { project_id, prj_key }: projects.DeleteNodeRequest,
): Promise<projects.DeleteNodeResponse> {
  return db.withWorkspace(call, async (tx) => {
    await lockProject(tx, project_id);
    await lockNode(tx, project_id, prj_key);
    await keepRemoved(tx, project_id, prj_key);
    await query(tx)
      .deleteFrom('project_nodes')
      .where('project_id', '=', project_id)
      .where('prj_key', '=', prj_key)
      .execute();
    await announce(tx, call, project_id, { removed: prj_key });
    return {};
  });
}

async function checkFor(
  deps: ProjectDeps,
  call: Call,
  projectId: string,
  evidence: readonly projects.GivenEvidence[],
): Promise<CheckedEvidence[]> {
  await deps.db.withWorkspace({ principal: call.principal }, (tx) => loadProject(tx, projectId));
  return checkEvidence(deps, call, projectId, evidence);
}

async function lockNode(tx: Tx, project_id: string, prj_key: string): Promise<ProjectNode> {
  const node = await tx.em.findOne(ProjectNode, { project_id, prj_key }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!node) throw notFound('node');
  return node;
}

async function assertFree(
  tx: Tx,
  projectId: string,
  { prj_key, identity }: { prj_key: string | null; identity: string },
): Promise<void> {
  const taken = await query(tx)
    .selectFrom('project_nodes')
    .select('prj_key')
    .where('project_id', '=', projectId)
    .where((eb) => eb.or([eb('identity', '=', identity), eb('prj_key', '=', prj_key ?? '')]))
    .executeTakeFirst();
  if (!taken) return;
  throw new AppError('duplicate_graph_item', {
    publicMessage: `The project has this node already, or had it under another label: ${taken.prj_key}. Change that one.`,
  });
}

async function assertRoom(tx: Tx, projectId: string): Promise<void> {
  const { count } = await query(tx)
    .selectFrom('project_nodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (count < MOST_NODES) return;
  throw new AppError('quota_exceeded', {
    publicMessage: `A project graph can have ${MOST_NODES.toLocaleString('en')} nodes. Delete those that are no longer needed.`,
  });
}

/** Recorded for items of campaigns, which later reports bring again. */
export async function keepEdit(
  tx: Tx,
  project_id: string,
  item_key: string,
  { type, label, properties }: { type: string | null; label: string | null; properties: Properties | null },
): Promise<void> {
  const row = { project_id, item_key, workspace_id: tx.workspaceId, is_removed: false };
  const changed = {
    ...(type !== null && { type }),
    ...(label !== null && { label }),
    ...(properties && { properties: jsonb(properties) }),
  };
  await query(tx)
    .insertInto('project_edits')
    .values({ ...row, ...changed })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'item_key']).doUpdateSet({ is_removed: false, ...changed }),
    )
    .execute();
}

export async function keepRemoved(tx: Tx, project_id: string, item_key: string): Promise<void> {
  const removed = { is_removed: true, type: null, label: null, properties: null };
  await query(tx)
    .insertInto('project_edits')
    .values({ project_id, item_key, workspace_id: tx.workspaceId, ...removed })
    .onConflict((conflict) => conflict.columns(['project_id', 'item_key']).doUpdateSet(removed))
    .execute();
}

export async function forgetEdit(tx: Tx, projectId: string, itemKey: string): Promise<void> {
  await query(tx)
    .deleteFrom('project_edits')
    .where('project_id', '=', projectId)
    .where('item_key', '=', itemKey)
    .execute();
}

export function announce(tx: Tx, call: Call, subject: string, details: Record<string, string>): Promise<void> {
  return announceAudit(tx, call, { action: 'project.graph_changed', subject, details });
}
