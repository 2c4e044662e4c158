import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { reports } from '@insights/contracts';
import { nodeIdentity, nodeKey, normalised } from './keys.ts';
import { type Edit, edgeIdentity, mergeCampaign } from './merge-campaign.ts';

const node = (id: string, label: string, type: reports.NodeType = 'theme'): reports.GraphNode => ({
  id,
  type,
  label,
  weight: 1,
  evidence: [`q-${id}`],
});
const edge = (id: string, from: string, to: string, type: reports.EdgeType = 'causes'): reports.GraphEdge => ({
  id,
  type,
  from,
  to,
  weight: 1,
  evidence: [`q-${id}`],
});
const keyOf = (label: string, type = 'theme') => nodeKey(nodeIdentity(type, label));
const EMPTY = { nodes: new Map<string, string>(), edges: new Map<string, string>(), edits: new Map<string, Edit>() };
const NO_EDIT: Edit = { is_removed: false, type: null, label: null, properties: null };

test('labels that differ in case, spacing or punctuation at the ends name the same node, others do not', () => {
  for (const same of ['Hand-over notes', ' hand-over  NOTES ', 'Hand-over notes.', '“Hand-over notes”'])
    assert.equal(keyOf(same), keyOf('hand-over notes'), same);
  for (const other of ['handover notes', 'Hand-over note', 'notes hand-over'])
    assert.notEqual(keyOf(other), keyOf('hand-over notes'));
  assert.notEqual(keyOf('Notes', 'theme'), keyOf('Notes', 'topic'));
  for (const odd of ['???', '…', 'C++', '!', '。']) assert.ok(normalised(odd).length > 0, odd);
});

test('two nodes of one label become one with the evidence of both, and edges between them go', () => {
  const { nodes, edges } = mergeCampaign(
    {
      nodes: [node('1', 'Notes'), node('2', 'notes'), node('3', 'Nights')],
      edges: [edge('a', '1', '2'), edge('b', '2', '3')],
    },
    EMPTY,
  );
  assert.deepEqual(
    nodes.map(({ prj_key, evidence }) => [prj_key, evidence]),
    [
      [keyOf('Notes'), ['q-1', 'q-2']],
      [keyOf('Nights'), ['q-3']],
    ],
  );
  assert.deepEqual(
    edges.map(({ from_key, to_key }) => [from_key, to_key]),
    [[keyOf('Notes'), keyOf('Nights')]],
  );
});

test('what a person removed stays away with its edges, and what a person changed is applied again', () => {
  const edits = new Map([
    [keyOf('Notes'), { ...NO_EDIT, is_removed: true }],
    [keyOf('Nights'), { ...NO_EDIT, label: 'Night shift', properties: { owner: 'Ward 3' } }],
  ]);
  const { nodes, edges } = mergeCampaign(
    { nodes: [node('1', 'Notes'), node('2', 'Nights')], edges: [edge('a', '1', '2')] },
    { ...EMPTY, edits },
  );
  assert.deepEqual(
    nodes.map(({ prj_key, label, properties, is_edited }) => ({ prj_key, label, properties, is_edited })),
    [{ prj_key: keyOf('Nights'), label: 'Night shift', properties: { owner: 'Ward 3' }, is_edited: true }],
  );
  assert.deepEqual(edges, []);
});

test('a node that a person gave the same type and label is the node that a report brings', () => {
  const held = keyOf('Shifts at night');
  const items = { ...EMPTY, nodes: new Map([[held, nodeIdentity('theme', 'Nights')]]) };
  const { nodes } = mergeCampaign({ nodes: [node('1', 'Nights')], edges: [] }, items);
  assert.deepEqual(
    nodes.map(({ prj_key, is_new }) => [prj_key, is_new]),
    [[held, false]],
  );
});

test('an edge whose type a person changed takes the place of the one that a report brings with that type', () => {
  const [from_key, to_key] = [keyOf('A'), keyOf('B')];
  const nodes = new Map([from_key, to_key].map((key) => [key, key.slice(4)]));
  const edges = new Map([['edge_held', edgeIdentity({ type: 'causes', from_key, to_key })]]);
  const merged = mergeCampaign(
    { nodes: [node('1', 'A'), node('2', 'B')], edges: [edge('x', '1', '2')] },
    { ...EMPTY, nodes, edges },
  );
  assert.deepEqual(
    merged.edges.map(({ edge_key, is_new }) => [edge_key, is_new]),
    [['edge_held', false]],
  );
});
