import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Choices, type ModelProject, SharedModel } from './shared-model.fixture.ts';
import { type Added, type SyncState, planSync } from './sync-rules.ts';

const TYPES = ['theme', 'problem'];
const LABELS = ['Hand-over', 'hand-over ', 'Night shift', 'Access cards', 'Notes'];
const EDGE_TYPES = ['causes', 'concerns'];

function projectOf(choices: Choices, id: string): ModelProject {
  const nodes = new Map(
    Array.from({ length: 1 + choices.below(6) }, (_, index) => [
      `n${index}`,
      { type: choices.of(TYPES), label: choices.of(LABELS) },
    ]),
  );
  const keys = [...nodes.keys(), 'gone'];
  const edges = new Map(
    Array.from({ length: choices.below(6) }, (_, index) => [
      `e${index}`,
      { type: choices.of(EDGE_TYPES), from_key: choices.of(keys), to_key: choices.of(keys) },
    ]),
  );
  return { id, nodes, edges };
}

/** The shared layer in memory, changed only by what plans add. */
class Layer {
  readonly keys = new Set<string>();
  readonly synced = new Map<string, Map<string, string>>();

  stateOf(project: ModelProject): SyncState {
    const synced = this.synced.get(project.id) ?? new Map<string, string>();
    return { nodes: project.nodes, edges: project.edges, synced, has: (key) => this.keys.has(key) };
  }

  add(project: ModelProject, added: readonly Added[]): void {
    const synced = this.synced.get(project.id) ?? new Map<string, string>();
    this.synced.set(project.id, synced);
    for (const { action, key, ukl_key } of added) {
      assert.equal(this.keys.has(ukl_key), action === 'linked');
      assert.ok(!synced.has(key), 'nothing is synced twice');
      this.keys.add(ukl_key);
      synced.set(key, ukl_key);
    }
  }
}

test('thousands of random sequences of syncs answer and grow as a simple model does', () => {
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const choices = new Choices(seed);
    const model = new SharedModel();
    const layer = new Layer();
    const projects = ['a', 'b', 'c'].map((id) => projectOf(choices, id));
    for (let step = 0; step < 8; step += 1) {
      const project = choices.of(projects);
      const request = {
        node_keys: choices.some([...project.nodes.keys(), 'unknown'], 6),
        edge_keys: choices.some([...project.edges.keys(), 'unknown'], 6),
      };
      const plan = planSync(layer.stateOf(project), request);
      const wanted = model.sync(project, request);
      assert.deepEqual(
        plan.nodes.results.map(({ prj_key, action }) => ({ key: prj_key, action, missing: [] })),
        wanted.nodes,
      );
      assert.deepEqual(
        plan.edges.results.map(({ edge_key, action, missing_keys }) => ({
          key: edge_key,
          action,
          missing: missing_keys,
        })),
        wanted.edges.map((row) => ({ ...row, missing: [...new Set(row.missing)] })),
      );
      const before = new Set(layer.keys);
      layer.add(project, plan.nodes.added);
      layer.add(project, plan.edges.added);
      assert.ok([...before].every((key) => layer.keys.has(key)));
      assert.equal(layer.keys.size, model.nodes.size + model.edges.size);
      // A person changes a label between syncs: what is synced stays what it was.
      if (choices.below(3) === 0)
        project.nodes.set(choices.of([...project.nodes.keys()]), {
          type: choices.of(TYPES),
          label: choices.of(LABELS),
        });
    }
  }
});

test('an edge is reported with the nodes that are missing, and added once they are there', () => {
  const nodes = new Map([
    ['n1', { type: 'theme', label: 'A' }],
    ['n2', { type: 'theme', label: 'B' }],
  ]);
  const edges = new Map([['e1', { type: 'causes', from_key: 'n1', to_key: 'n2' }]]);
  const state: SyncState = { nodes, edges, synced: new Map(), has: () => false };
  const [early] = planSync(state, { node_keys: ['n1'], edge_keys: ['e1'] }).edges.results;
  assert.deepEqual([early?.action, early?.missing_keys, early?.ukl_key], ['not_found', ['n2'], '']);
  const [later] = planSync(state, { node_keys: ['n2', 'n1', 'n2'], edge_keys: ['e1'] }).edges.results;
  assert.equal(later?.action, 'created');
});
