import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { Api, once } from '../support/api.ts';
import { createCampaign, importTalk, reportReady } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const { api_keys, tokens, other } = system.demo;
const api = new Api(system.base_url, { key: api_keys.full });
const withoutExports = new Api(system.base_url, { key: api_keys.interviews_only });
const stranger = new Api(system.base_url, { key: other.api_keys.full });
const admin = new Api(system.base_url, { token: tokens.admin });

interface Evidence {
  source: string;
  interview_id: string | null;
  conversation_id: string | null;
  turn_id: string | null;
  document_id: string | null;
  document_version: number | null;
  start: number;
  end: number;
  quote: string;
  is_replaced: boolean;
}
interface Node {
  prj_key: string;
  type: string;
  label: string;
  properties: Record<string, unknown>;
  source: string;
  is_edited: boolean;
  evidence: Evidence[];
}
interface Edge {
  edge_key: string;
  type: string;
  from_key: string;
  to_key: string;
  evidence: Evidence[];
}
interface Graph {
  nodes: Node[];
  edges: Edge[];
}
interface SyncResult {
  node_results: { action: string; prj_key: string; ukl_key: string }[];
  edge_results: { action: string; edge_key: string; ukl_key: string; missing_keys: string[] }[];
  sync_log_id: string;
}
interface SharedGraph {
  nodes: {
    ukl_key: string;
    label: string;
    evidence: Evidence[];
    provenance: { project_id: string; synced_by: string }[];
  }[];
  edges: { ukl_key: string }[];
}

const ok = <T>(answer: ReturnType<Api['get']>) => api.ok(answer) as Promise<unknown> as Promise<T>;
const graphOf = (project: string, as = api) => ok<Graph>(as.get(`/v1/projects/${project}/graph?limit=500`));
const post = <T>(path: string, body: object, as = api) => ok<T>(as.post(path, body, { headers: once() }));
const project = (over: object = {}) =>
  post<{ id: string; interview_ids: string[] }>('/v1/projects', { name: 'Nights', ...over });
const isQuote = ({ conversation_id }: Evidence) => conversation_id !== null;

/** A campaign with a report on some talks, and its conversations. */
async function campaign(talks: number): Promise<{ id: string; conversations: string[]; contacts: string[] }> {
  const { id } = await createCampaign(api, { settings: { report: { auto: false, floor_count: 1 } } });
  await api.ok(api.post(`/v1/interviews/${id}/start`));
  const imported = [];
  for (let n = 0; n < talks; n += 1) imported.push(await importTalk(api, id, n));
  await eventually(async () => {
    const { counts } = await ok<{ counts: { completed: number } }>(api.get(`/v1/interviews/${id}`));
    assert.equal(counts.completed, talks);
  });
  await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
  await reportReady(api, id, 1);
  return {
    id,
    conversations: imported.map(({ conversation_id }) => conversation_id),
    contacts: imported.map(({ contact_id }) => contact_id),
  };
}

let [one, two]: Awaited<ReturnType<typeof campaign>>[] = [];
before(async () => {
  [one, two] = [await campaign(4), await campaign(3)];
});

const first = () => one ?? assert.fail();
const second = () => two ?? assert.fail();
const projectIdOf = async (interview: string) =>
  (await ok<{ project_id: string | null }>(api.get(`/v1/interviews/${interview}`))).project_id;

test('a campaign is in one project, whichever side says so, and foreign or unknown parts are 404', async () => {
  const { id } = await project({ interview_ids: [first().id] });
  assert.equal(await projectIdOf(first().id), id);
  const next = await project();
  const moved = await ok<{ project_id: string }>(api.patch(`/v1/interviews/${first().id}`, { project_id: next.id }));
  assert.equal(moved.project_id, next.id);
  const ids = async (of: string) =>
    (await ok<{ interview_ids: string[] }>(api.get(`/v1/projects/${of}`))).interview_ids;
  assert.deepEqual([await ids(id), await ids(next.id)], [[], [first().id]]);
  await api.ok(api.delete(`/v1/projects/${next.id}`));
  assert.equal(await projectIdOf(first().id), null);
  for (const body of [{ interview_ids: [randomUUID()] }, { vault_ids: [randomUUID()] }])
    assert.equal((await api.post('/v1/projects', { name: 'n', ...body })).status, 404);
  assert.equal((await stranger.post('/v1/projects', { name: 'n', interview_ids: [first().id] })).status, 404);
  assert.equal((await api.patch(`/v1/interviews/${first().id}`, { project_id: randomUUID() })).status, 404);
  assert.equal((await stranger.get(`/v1/projects/${id}`)).status, 404);
});

test('the graph has the maps of both campaigns, common nodes once with the evidence of both, and no words without exports', async () => {
  const { id } = await project({ interview_ids: [first().id, second().id] });
  const { nodes, edges } = await graphOf(id);
  assert.ok(nodes.length > 3 && edges.length > 0);
  assert.equal(new Set(nodes.map(({ type, label }) => `${type} ${label.toLowerCase()}`)).size, nodes.length);
  const sources = nodes.map(({ evidence }) => new Set(evidence.map(({ interview_id }) => interview_id)).size);
  assert.ok(Math.max(...sources) === 2, 'some node has evidence of both campaigns');
  const texts = new Map<string, string>();
  for (const conversation of first().conversations) {
    const path = `/v1/interviews/${first().id}/conversations/${conversation}/transcript`;
    const { turns } = await ok<{ turns: { id: string; text: string }[] }>(api.get(path));
    for (const turn of turns) texts.set(turn.id, turn.text);
  }
  const quotes = nodes.flatMap(({ evidence }) => evidence).filter(({ turn_id }) => texts.has(turn_id ?? ''));
  assert.ok(quotes.length > 0);
  for (const { turn_id, start, end, quote } of quotes) assert.equal(texts.get(turn_id ?? '')?.slice(start, end), quote);
  const shown = await graphOf(id, withoutExports);
  const withheld = shown.nodes.flatMap(({ evidence }) => evidence);
  assert.ok(withheld.length > 0 && withheld.every(({ quote }) => quote === ''));
  const page = await api.get(`/v1/projects/${id}/graph?limit=2`);
  assert.match(page.headers.get('link') ?? '', /rel="next"/);
  await api.ok(api.delete(`/v1/projects/${id}`));
});

test('changes of people survive a new report; evidence must be verbatim', async () => {
  const { id } = await project({ interview_ids: [first().id] });
  const at = `/v1/projects/${id}/graph`;
  const { nodes } = await graphOf(id);
  const [renamed, removed] = nodes;
  assert.ok(renamed && removed);
  await api.ok(api.patch(`${at}/nodes/${renamed.prj_key}`, { label: 'What we call it' }));
  await api.ok(api.delete(`${at}/nodes/${removed.prj_key}`));
  const turns = await ok<{ turns: { id: string; text: string }[] }>(
    api.get(`/v1/interviews/${first().id}/conversations/${first().conversations[0]}/transcript`),
  );
  const turn = turns.turns[1] ?? assert.fail();
  const cited = {
    conversation_id: first().conversations[0],
    turn_id: turn.id,
    start: 0,
    end: 9,
    quote: turn.text.slice(0, 9),
  };
  const node = { type: 'decision', label: 'Buy a board', properties: { owner: 'Ward 3' }, evidence: [cited] };
  const own = await post<Node>(`${at}/nodes`, node);
  assert.deepEqual([own.source, own.evidence[0]?.quote], ['person', cited.quote]);
  assert.equal(
    (await api.post(`${at}/nodes`, { ...node, label: 'B', evidence: [{ ...cited, quote: 'Not there' }] })).status,
    422,
  );
  assert.equal((await withoutExports.post(`${at}/nodes`, { ...node, label: 'C' })).status, 403);
  assert.equal((await api.post(`${at}/nodes`, node)).body['code'], 'duplicate_graph_item');
  const edge = await post<Edge>(`${at}/edges`, { type: 'answers', from_key: own.prj_key, to_key: renamed.prj_key });
  await api.ok(api.post(`/v1/interviews/${first().id}/report/regenerate`));
  await reportReady(api, first().id, 2);
  const later = await graphOf(id);
  const keyed = new Map(later.nodes.map((each) => [each.prj_key, each]));
  assert.deepEqual(
    [keyed.get(renamed.prj_key)?.label, keyed.get(renamed.prj_key)?.is_edited],
    ['What we call it', true],
  );
  assert.equal(keyed.has(removed.prj_key), false);
  assert.deepEqual(keyed.get(own.prj_key)?.properties, { owner: 'Ward 3' });
  assert.ok(later.edges.some(({ edge_key }) => edge_key === edge.edge_key));
  await api.ok(api.delete(`/v1/projects/${id}`));
});

test('a sync answers in the order asked, links what another project brought, and an erasure reaches the shared layer', async () => {
  const a = await project({ interview_ids: [first().id] });
  const b = await project({ interview_ids: [second().id] });
  const graphs = [await graphOf(a.id), await graphOf(b.id)];
  const sync = (of: string, body: object) => post<SyncResult>(`/v1/projects/${of}/sync`, body);
  const keys = graphs.map(({ nodes }) => nodes.map(({ prj_key }) => prj_key));
  const all = {
    node_keys: [...(keys[0] ?? []), 'prj_none'],
    edge_keys: graphs[0]?.edges.map(({ edge_key }) => edge_key) ?? [],
  };
  assert.ok(all.edge_keys.length > 0);
  const early = await sync(a.id, { edge_keys: all.edge_keys, dry_run: true });
  assert.equal(early.edge_results.length, all.edge_keys.length);
  assert.ok(early.edge_results.every(({ action, missing_keys }) => action === 'not_found' && missing_keys.length > 0));
  const dry = await sync(a.id, { ...all, dry_run: true });
  const made = await sync(a.id, { ...all, synced_by: 'Nora' });
  assert.deepEqual(dry.node_results, made.node_results);
  assert.deepEqual(
    made.node_results.map(({ prj_key }) => prj_key),
    all.node_keys,
  );
  assert.deepEqual([...new Set(made.node_results.map(({ action }) => action))], ['created', 'not_found']);
  assert.equal(made.edge_results.length, all.edge_keys.length);
  assert.ok(made.edge_results.every(({ action }) => action === 'created'));
  const again = await sync(a.id, all);
  assert.equal(again.edge_results.length, all.edge_keys.length);
  assert.ok(again.edge_results.every(({ action }) => action === 'skipped'));
  const linked = await sync(b.id, { node_keys: keys[1] ?? [] });
  assert.ok(linked.node_results.some(({ action }) => action === 'linked'));
  const log = await ok<{ id: string; synced_by: string | null; actor_kind: string }[]>(
    api.get(`/v1/projects/${a.id}/sync-log`),
  );
  assert.deepEqual(
    log.map(({ id, synced_by }) => [id, synced_by]),
    [
      [again.sync_log_id, null],
      [made.sync_log_id, 'Nora'],
    ],
  );
  const shared = () => ok<SharedGraph>(api.get('/v1/knowledge/graph?limit=500'));
  const earlier = await shared();
  assert.ok(earlier.nodes.some(({ provenance }) => new Set(provenance.map(({ project_id }) => project_id)).size === 2));
  const cited = new Set(
    earlier.nodes.flatMap(({ evidence }) => evidence.map(({ conversation_id }) => conversation_id)),
  );
  const erased = first().conversations.findIndex((id) => cited.has(id));
  assert.notEqual(erased, -1);
  const cites = ({ evidence }: { evidence: Evidence[] }) =>
    evidence.some(({ conversation_id }) => conversation_id === first().conversations[erased]);
  await admin.ok(
    admin.post(`/v1/interviews/${first().id}/contacts/${first().contacts[erased]}/erase`, {}, { headers: once() }),
  );
  await eventually(async () => {
    const { nodes } = await shared();
    assert.ok(!nodes.some(cites), 'the shared layer cites the erased conversation');
    assert.ok(
      nodes.every(({ evidence }) => evidence.some(isQuote)),
      'no node is left without evidence',
    );
    assert.ok(!(await graphOf(a.id)).nodes.some(cites), 'the project cites the erased conversation');
  });
  assert.equal((await stranger.get(`/v1/projects/${a.id}/sync-log`)).status, 404);
  const foreign = await ok<SharedGraph>(stranger.get('/v1/knowledge/graph'));
  assert.ok(
    !foreign.nodes.some(
      ({ ukl_key, provenance }) => ukl_key === '' || provenance.some(({ project_id }) => project_id === a.id),
    ),
  );
});

/** Uploads a text under a name in the vault; the same name again replaces it. */
async function upload(vault: string, external_id: string, content_text: string): Promise<string> {
  const body = { title: external_id, source_type: 'upload', external_id, content_text };
  const sent = await api.post(`/v1/vaults/${vault}/documents`, body, { headers: { ...once(), prefer: 'wait=30' } });
  assert.deepEqual([sent.status, sent.body['status']], [202, 'ready']);
  return String(sent.body['id']);
}

test('evidence of a replaced document says so, opens as it was cited, and goes with the document', async () => {
  const { id: vault } = await post<{ id: string }>('/v1/vaults', { name: 'Minutes' });
  const { id } = await project({ vault_ids: [vault] });
  const quote = 'the ward bought a second board';
  const version = (n: number) => `Minutes, page ${n}. In May ${quote}.`;
  const document_id = await upload(vault, 'minutes', version(1));
  const start = version(1).indexOf(quote);
  const cited = { document_id, start, end: start + quote.length, quote };
  const label = `Second board ${randomUUID()}`;
  const { prj_key } = await post<Node>(`/v1/projects/${id}/graph/nodes`, {
    type: 'decision',
    label,
    evidence: [cited],
  });
  await post(`/v1/projects/${id}/sync`, { node_keys: [prj_key] });
  const ofShared = async () => {
    const { nodes } = await ok<SharedGraph>(api.get('/v1/knowledge/graph?limit=500'));
    return nodes.filter((node) => node.label === label).map(({ evidence }) => evidence);
  };
  const ofProject = async () => (await graphOf(id)).nodes.map(({ evidence }) => evidence);
  const shown = { ...cited, document_version: 1, is_replaced: false };
  const marks = async () =>
    [...(await ofProject()), ...(await ofShared())].map(
      ([{ is_replaced } = assert.fail('no evidence')]) => is_replaced,
    );
  assert.deepEqual(await marks(), [false, false]);

  // The same text again is the same version. Then more new texts than a document keeps that nothing cites.
  for (let n = 1; n <= 13; n += 1) await upload(vault, 'minutes', version(n));
  for (const evidence of [...(await ofProject()), ...(await ofShared())]) {
    const [{ source: _source, interview_id: _interview, conversation_id: _talk, turn_id: _turn, ...rest }] = [
      evidence[0] ?? assert.fail('the passage is still shown'),
    ];
    assert.deepEqual(rest, { ...shown, is_replaced: true });
  }
  const opened = await ok<{ content_text: string }>(api.get(`/v1/documents/${document_id}?version=1`));
  assert.equal(opened.content_text.slice(cited.start, cited.end), quote);
  assert.equal((await api.get(`/v1/documents/${document_id}?version=2`)).status, 404, 'nothing cites it');

  await api.ok(api.delete(`/v1/vaults/${vault}/documents/${document_id}`));
  assert.deepEqual([await ofProject(), await ofShared()], [[], []]);
});
