import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queries, type reports } from '@insights/contracts';
import { evidenceRow, keyTheme, reportVersion } from '../../report.fixture.ts';
import { answerQuery } from './answer-query.ts';
import type { CampaignGraph } from './campaign-graph.ts';

const node = (id: string, type: reports.NodeType, label: string, evidence: string[]): reports.GraphNode => ({
  id,
  type,
  label,
  weight: 1,
  evidence,
});
const edge = (type: reports.EdgeType, from: string, to: string, evidence: string[]): reports.GraphEdge => ({
  id: `${from}-${to}`,
  type,
  from,
  to,
  weight: 1,
  evidence,
});

const version = reportVersion({
  version_number: 4,
  participants: ['P1', 'P2', 'P3'].map((id) => ({
    id,
    conversation_id: `c${id}`,
    conversation_ids: [`c${id}`],
    contact_id: '',
    speaker_label: null,
    language: 'en',
    statements: 3,
  })),
  evidence: [
    evidenceRow({
      id: 'e1',
      conversation_id: 'cP1',
      kind: 'problem',
      polarity: 'negative',
      quote: 'The export drops columns.',
    }),
    evidenceRow({ id: 'e2', conversation_id: 'cP2', kind: 'cause', quote: 'It stops at a hundred rows.' }),
    evidenceRow({
      id: 'e3',
      conversation_id: 'cP3',
      kind: 'praise',
      polarity: 'positive',
      quote: 'Exporting works for me.',
    }),
  ],
  key_themes: [
    keyTheme({
      id: 'theme-export',
      label: 'Exports lose columns',
      keywords: ['export', 'column'],
      support_count: 2,
      dissent_count: 1,
      supporters: ['P1', 'P2'],
      dissenters: ['P3'],
      evidence: ['e1', 'e2'],
      dissent_evidence: ['e3'],
    }),
    keyTheme({
      id: 'theme-lunch',
      label: 'Lunch breaks',
      support_count: 1,
      silent_count: 2,
      supporters: ['P1'],
      evidence: ['e1'],
    }),
  ],
  outputs: {
    roadmap: [],
    personas: [],
    cartography: {
      nodes: [
        node('theme-export', 'theme', 'Exports lose columns', ['e1', 'e2']),
        node('problem-columns', 'problem', 'Columns are dropped', ['e1']),
        node('cause-rows', 'cause', 'A limit of rows', ['e2']),
      ],
      edges: [
        edge('concerns', 'theme-export', 'problem-columns', ['e1']),
        edge('causes', 'cause-rows', 'problem-columns', ['e2']),
      ],
    },
  },
});

const graph: CampaignGraph = { interview_id: 'i1', language: 'en', version, conversations: null };
const request = (given: Partial<queries.QueryRequest>): queries.QueryRequest => ({
  ...queries.QueryRequest.decode(new Uint8Array()),
  limit: 50,
  ...given,
});
const match = (given: Partial<queries.NodeMatch>): queries.NodeMatch => ({ ids: [], types: [], label: null, ...given });
const filter = (given: Partial<queries.EvidenceFilter>): queries.EvidenceFilter => ({
  ...queries.EvidenceFilter.decode(new Uint8Array()),
  ...given,
});
const step = (direction: queries.EdgeDirection, edges: reports.EdgeType[] = []): queries.Traversal => ({
  direction,
  edges,
  to: null,
});

test('a walk follows edges in the given direction and cites what it passed', () => {
  const traverse = [step('out', ['concerns']), step('in', ['causes'])];
  const answer = answerQuery([graph], request({ start: match({ types: ['theme'] }), traverse }));
  assert.deepEqual(answer.paths, [
    {
      interview_id: 'i1',
      nodes: ['theme-export', 'problem-columns', 'cause-rows'],
      edges: ['theme-export-problem-columns', 'cause-rows-problem-columns'],
    },
  ]);
  assert.deepEqual(
    answer.evidence.map(({ evidence }) => evidence?.id),
    ['e1', 'e2'],
  );
  const against = answerQuery([graph], request({ start: match({ types: ['theme'] }), traverse: [step('in')] }));
  assert.deepEqual(against.paths, []);
});

test('a label matches in any inflected form, and an unknown word matches nothing', () => {
  const found = (label: string) =>
    answerQuery([graph], request({ start: match({ label }) })).paths.map(({ nodes }) => nodes[0]);
  assert.deepEqual(found('export column'), ['theme-export']);
  assert.deepEqual(found('columns'), ['theme-export', 'problem-columns']);
  assert.deepEqual(found('invoice'), []);
});

test('filters of kind, conversation and topic leave out what rests on other evidence', () => {
  const nodes = (given: Partial<queries.QueryRequest>, only: CampaignGraph = graph) =>
    answerQuery([only], request({ start: match({}), ...given })).nodes.map((each) => each.node?.id);
  assert.deepEqual(nodes({ where: filter({ kinds: ['cause'] }) }), ['theme-export', 'cause-rows']);
  assert.deepEqual(nodes({ where: filter({ polarities: ['negative'] }) }), ['theme-export', 'problem-columns']);
  assert.deepEqual(nodes({ where: filter({ topic: 'lunch break' }) }), ['theme-export', 'problem-columns']);
  assert.deepEqual(nodes({}, { ...graph, conversations: new Set(['cP2']) }), ['theme-export', 'cause-rows']);
});

test('a question finds claims by words and inflections, with support, dissent and who said nothing', () => {
  const { facts, evidence } = answerQuery(
    [graph],
    request({ question: 'Why are columns missing in the exported file?' }),
  );
  const [best] = facts;
  assert.equal(best?.id, 'theme-export');
  assert.deepEqual(
    [best.supporters, best.dissenters, best.silent, best.dissent_evidence],
    [['P1', 'P2'], ['P3'], [], ['e3']],
  );
  assert.ok(evidence.some((row) => row.evidence?.id === 'e3'));
  assert.deepEqual(answerQuery([graph], request({ question: 'zebra' })).facts, []);
});

test('the limit applies to all campaigns together, and the answer says whether more match', () => {
  const other = { ...graph, interview_id: 'i2' };
  const walk = answerQuery([graph, other], request({ start: match({}), limit: 4 }));
  assert.equal(walk.paths.length, 4);
  assert.ok(walk.is_truncated);
  const asked = answerQuery([graph, other], request({ question: 'columns', limit: 1 }));
  assert.equal(asked.facts.length, 1);
  assert.ok(asked.is_truncated);
});

test('a walk over a dense graph of 60 nodes stops after a bounded amount of work', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `n${index}`);
  const nodes = ids.map((id) => node(id, 'topic', id, ['e1']));
  const edges = ids.flatMap((from) =>
    ids.filter((to) => from < to).map((to) => edge('mentioned_with', from, to, ['e1'])),
  );
  const dense = {
    ...graph,
    version: { ...version, outputs: { roadmap: [], personas: [], cartography: { nodes, edges } } },
  };
  const traverse = [
    ...Array.from({ length: 4 }, () => step('both')),
    { ...step('both'), to: match({ ids: ['none'] }) },
  ];
  const started = performance.now();
  const { is_truncated, paths } = answerQuery([dense], request({ start: match({}), traverse }));
  assert.deepEqual([paths.length, is_truncated], [0, true]);
  assert.ok(performance.now() - started < 1_000);
});
