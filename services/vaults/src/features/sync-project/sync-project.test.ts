import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import type { projects } from '@insights/contracts';
import type { Call } from '@insights/db';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { bySize } from '../../../../../test/support/size.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { Choices, type ModelProject, SharedModel } from '../../domain/graph/shared-model.fixture.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { addEdge } from '../project-graph/edit-edges.ts';
import { addNode, updateNode } from '../project-graph/edit-nodes.ts';
import { createProject, deleteProject } from '../projects/manage-projects.ts';
import { listSyncLog } from './list-sync-log.ts';
import { getSharedGraph } from './read-shared-graph.ts';
import { syncProject, syncWithin } from './sync-project.ts';

const SEQUENCES = bySize({ smoke: 6, proof: 300 });
const STEPS = 8;

const db = await freshDatabase({ after }, 'vaults', migrations, entities);
// These projects have no campaigns, so no other service is asked anything. Those that have are covered end to end.
const deps: ProjectDeps = {
  db,
  now: () => new Date().toISOString(),
  campaigns: {} as ProjectDeps['campaigns'],
  reports: {} as ProjectDeps['reports'],
};
const callOf = (workspace: string = randomUUID()): Call => ({ principal: servicePrincipal('vaults', workspace) });

const TYPES = ['theme', 'problem'];
const LABELS = ['Hand-over', 'Night shift', 'Access cards', 'Notes', 'Phones', 'Agency staff'];
const EDGE_TYPES = ['causes', 'concerns'];

type Built = ModelProject & { readonly call: Call };

/** A project with random nodes and edges. */
async function projectOf(choices: Choices, call: Call, name: string): Promise<Built> {
  const { id } = await createProject(deps, call, { name, description: '', interview_ids: [], vault_ids: [] });
  const built: Built = { id, call, nodes: new Map(), edges: new Map() };
  const seen = new Set<string>();
  for (let count = 0; count < 5; count += 1) {
    const node = { type: choices.of(TYPES), label: choices.of(LABELS) };
    if (seen.has(`${node.type} ${node.label}`)) continue;
    seen.add(`${node.type} ${node.label}`);
    const added = await addNode(deps, call, { project_id: id, ...node, properties: '{}', evidence: [] });
    built.nodes.set(added.prj_key, node);
  }
  const keys = [...built.nodes.keys()];
  for (let count = 0; count < 5; count += 1) {
    const edge = { type: choices.of(EDGE_TYPES), from_key: choices.of(keys), to_key: choices.of(keys) };
    const isTaken = [...built.edges.values()].some((other) => JSON.stringify(other) === JSON.stringify(edge));
    if (edge.from_key === edge.to_key || isTaken) continue;
    const added = await addEdge(deps, call, { project_id: id, ...edge, evidence: [] });
    built.edges.set(added.edge_key, edge);
  }
  return built;
}

type Request = Omit<projects.SyncProjectRequest, 'project_id'>;

const requestOf = (choices: Choices, { nodes, edges }: ModelProject): Request => ({
  node_keys: choices.some([...nodes.keys(), 'prj_unknown'], 5),
  edge_keys: choices.some([...edges.keys(), 'edge_unknown'], 5),
  synced_by: 'Nora',
  dry_run: false,
});

const sync = ({ id, call }: Built, request: Request) => syncProject(deps, call, { project_id: id, ...request });

interface Row {
  readonly key: string;
  readonly action: string;
  readonly missing: readonly string[];
}

interface Rows {
  readonly nodes: readonly Row[];
  readonly edges: readonly Row[];
}

const rowsOf = ({ node_results, edge_results }: projects.SyncResult): Rows => ({
  nodes: node_results.map(({ prj_key, action }) => ({ key: prj_key, action, missing: [] })),
  edges: edge_results.map(({ edge_key, action, missing_keys }) => ({ key: edge_key, action, missing: missing_keys })),
});

/** Everything in the shared layer of a workspace, as texts that can be compared. */
async function layerOf(call: Call): Promise<string[]> {
  return db.withWorkspace(call, async (tx) => {
    const nodes = await query(tx).selectFrom('shared_nodes').selectAll().execute();
    const edges = await query(tx).selectFrom('shared_edges').selectAll().execute();
    const provenance = await query(tx).selectFrom('shared_provenance').selectAll().execute();
    return [...nodes, ...edges, ...provenance].map((row) => JSON.stringify(row));
  });
}

/** Whether the layer has what the model has, and all that it had before, unchanged. */
async function assertGrown(call: Call, model: SharedModel, before: readonly string[]): Promise<string[]> {
  const now = await layerOf(call);
  const rows = new Set(now);
  assert.ok(
    before.every((row) => rows.has(row)),
    'nothing was overwritten or removed',
  );
  assert.equal(now.length, model.nodes.size + model.edges.size + model.synced.size);
  return now;
}

const modelled = (model: SharedModel, project: Built, request: Request): Rows => {
  const { nodes, edges } = model.sync(project, request);
  return {
    nodes: nodes.map((row) => ({ ...row, missing: [...row.missing] })),
    edges: edges.map((row) => ({ ...row, missing: [...new Set(row.missing)] })),
  };
};

/** Two syncs at once have the outcome of one after the other. Returns the model after the order that fits. */
async function twoAtOnce(
  model: SharedModel,
  [one, two]: [Built, Built],
  requests: [Request, Request],
): Promise<SharedModel> {
  const answers = (await Promise.all([sync(one, requests[0]), sync(two, requests[1])])).map(rowsOf);
  const first = model.copy();
  const inOrder = [modelled(first, one, requests[0]), modelled(first, two, requests[1])];
  const second = model.copy();
  const reversed = [modelled(second, two, requests[1]), modelled(second, one, requests[0])].toReversed();
  if (JSON.stringify(answers) === JSON.stringify(inOrder)) return first;
  assert.deepEqual(answers, reversed);
  return second;
}

/** A process that ends in the middle: everything was written, and nothing is committed. */
async function crashed({ id, call }: Built, request: Request): Promise<void> {
  const crash = db.withWorkspace(call, async (tx) => {
    await syncWithin(tx, call, { project_id: id, ...request }, deps.now());
    await tx.flush();
    throw new Error('the process ends here');
  });
  await assert.rejects(crash);
}

test('random syncs, two at once, dry runs and crashes: the layer only grows, and answers are those of a simple model', async () => {
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const choices = new Choices(seed * 7919);
    const call = callOf();
    const all = [await projectOf(choices, call, 'a'), await projectOf(choices, call, 'b')];
    let model = new SharedModel();
    let before: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const project = choices.of(all);
      const request = requestOf(choices, project);
      const kind = choices.below(5);
      if (kind === 0) {
        const other = choices.of(all);
        model = await twoAtOnce(model, [project, other], [request, requestOf(choices, other)]);
      } else if (kind === 1) {
        await crashed(project, request);
      } else {
        const dry = await sync(project, { ...request, dry_run: true });
        assert.equal(dry.sync_log_id, '');
        await assertGrown(call, model, before);
        const wet = await sync(project, request);
        assert.deepEqual(rowsOf(wet), modelled(model, project, request));
        assert.deepEqual([dry.node_results, dry.edge_results], [wet.node_results, wet.edge_results]);
      }
      before = await assertGrown(call, model, before);
    }
  }
});

test('a changed label changes nothing that was synced, and a deleted project leaves the layer with its provenance', async () => {
  const call = callOf();
  const choices = new Choices(3);
  const project = await projectOf(choices, call, 'a');
  const [prj_key = ''] = project.nodes.keys();
  const request: Request = { node_keys: [prj_key], edge_keys: [], synced_by: null, dry_run: false };
  await sync(project, request);
  const before = await layerOf(call);
  const absent = { type: null, properties: null, evidence: null };
  await updateNode(deps, call, { project_id: project.id, prj_key, label: 'Renamed', ...absent });
  const [again] = (await sync(project, request)).node_results;
  assert.equal(again?.action, 'skipped');
  await deleteProject(deps, call, project.id);
  assert.deepEqual(await layerOf(call), before);
  const { nodes } = await getSharedGraph(deps, call, { page: null });
  assert.deepEqual(
    nodes.map(({ provenance }) => provenance.map(({ key, project_id }) => [key, project_id])),
    [[[prj_key, project.id]]],
  );
});

test('the log has each sync with the named person beside the caller, and pages follow one another', async () => {
  const call = callOf();
  const project = await projectOf(new Choices(5), call, 'a');
  const request: Request = { node_keys: [...project.nodes.keys()], edge_keys: [], synced_by: 'Nora', dry_run: false };
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.unshift((await sync(project, request)).sync_log_id);
  const first = await listSyncLog(deps, call, { project_id: project.id, page: { limit: 2, cursor: '' } });
  const page = { limit: 2, cursor: first.next_cursor };
  const second = await listSyncLog(deps, call, { project_id: project.id, page });
  const items = [...first.items, ...second.items];
  assert.deepEqual(
    items.map(({ id, synced_by, actor_kind, actor_id }) => [id, synced_by, actor_kind, actor_id]),
    ids.map((id) => [id, 'Nora', 'service', 'vaults']),
  );
  assert.equal(second.next_cursor, '');
});
