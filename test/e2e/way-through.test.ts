import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Api, once } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk, reportReady } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { type WebhookReceiver, signatureOf, startWebhookReceiver } from '../support/webhook-receiver.ts';

interface Item {
  evidence: string[];
}
interface Report {
  version_number: number;
  status: string;
  outputs: { cartography: { nodes: Item[]; edges: Item[] }; roadmap: Item[]; personas: Item[] };
  key_themes: Item[];
  evidence: {
    id: string;
    turn_id: string;
    conversation_id: string;
    quote: string;
    start: number;
    end: number;
    verified: boolean;
  }[];
}

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });

describe('past interviews are imported, reported on with evidence, and announced by signed webhooks', () => {
  let receiver: WebhookReceiver;
  let secret = '';

  before(async () => {
    receiver = await startWebhookReceiver();
    const endpoint = await api.ok(
      api.post('/v1/webhook-endpoints', {
        workspace_id: system.demo.workspace_id,
        url: receiver.url,
        events: [],
        description: 'e2e',
      }),
    );
    secret = String(endpoint['secret']);
  });
  after(() => receiver.close());

  const eventsOf = (interviewId: string) =>
    receiver.received.filter(({ data }) => data['interview_id'] === interviewId).map(({ event }) => event);

  test('a campaign with four contacts runs from draft to completed, gets two reports and notifies its receiver', async () => {
    const { id } = await createCampaign(api);
    const contacts = [0, 1, 2, 3].map((n) => ({ name: `Person ${n}`, email: `person${n}@example.org` }));
    const bulk = await api.ok(api.post(`/v1/interviews/${id}/contacts`, { contacts }));
    assert.equal(bulk['created'], 4);
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    for (const n of [0, 1, 2, 3]) await importTalk(api, id, n, once());
    await eventually(() => {
      const events = eventsOf(id);
      assert.equal(events.filter((event) => event === 'interview.completed').length, 4);
      assert.equal(events.filter((event) => event === 'campaign.started').length, 1);
      assert.equal(events.filter((event) => event === 'campaign.completed').length, 1);
      assert.ok(events.includes('synthesis.completed'));
    });
    const final = await eventually(async () => {
      const status = await generationStatus(api, id);
      return status.trigger_reason === 'campaign_completed' && status.status === 'ready' ? status : null;
    });
    assert.deepEqual(
      [final.completed_count, final.floor_count, final.error_code, final.blocked_reason],
      [4, 3, null, null],
    );
    const campaign = await api.ok(api.get(`/v1/interviews/${id}`));
    assert.equal(campaign['status'], 'completed');
    assert.deepEqual(campaign['counts'], { contacts: 4, completed: 4, in_progress: 0 });
  });

  test('every webhook is signed over its raw bytes and carries the documented headers', () => {
    assert.ok(receiver.received.length > 0);
    for (const { headers, raw, event } of receiver.received) {
      assert.equal(headers['x-service-signature'], signatureOf(secret, raw));
      assert.equal(headers['x-service-event'], event);
      assert.match(String(headers['x-service-delivery-id']), /^[0-9a-f-]{36}$/);
      assert.equal(headers['content-type'], 'application/json');
    }
    const completed = receiver.received.find(({ event }) => event === 'interview.completed');
    assert.deepEqual(Object.keys(completed?.data ?? {}).toSorted(), [
      'contact',
      'contact_email',
      'contact_id',
      'contact_name',
      'conversation_id',
      'duration_minutes',
      'interview_id',
      'sequence',
    ]);
    const synthesis = receiver.received.find(({ event }) => event === 'synthesis.completed');
    assert.deepEqual(synthesis?.data['outputs'], ['cartography', 'roadmap', 'personas']);
  });

  test('every item of a report has evidence, and every quote matches its turn character by character', async () => {
    const { id } = await createCampaign(api, {
      settings: { report: { auto: true, floor_count: 6, refresh_every: 6 } },
    });
    for (let n = 0; n < 6; n += 1) await importTalk(api, id, n);
    await reportReady(api, id, 6);
    const report = (await api.ok(api.get(`/v1/interviews/${id}/report`))) as unknown as Report;
    assert.equal(report.status, 'ready');
    const known = new Set(report.evidence.map((evidence) => evidence.id));
    const { cartography, roadmap, personas } = report.outputs;
    const items = [...cartography.nodes, ...cartography.edges, ...roadmap, ...personas, ...report.key_themes];
    assert.ok(report.key_themes.length > 0 && roadmap.length > 0 && items.length > 0);
    for (const item of items) {
      assert.ok(item.evidence.length > 0);
      for (const evidence of item.evidence) assert.ok(known.has(evidence));
    }
    for (const { conversation_id, turn_id, quote, start, end, verified } of report.evidence) {
      const transcript = await api.ok(api.get(`/v1/interviews/${id}/conversations/${conversation_id}/transcript`));
      const turns = transcript['turns'] as { id: string; text: string }[];
      assert.equal(turns.find((turn) => turn.id === turn_id)?.text.slice(start, end), quote);
      assert.equal(verified, true);
    }
  });

  test('below the minimum no report starts, and the status says so', async () => {
    const { id } = await createCampaign(api);
    const empty = await generationStatus(api, id);
    assert.deepEqual(empty, {
      status: null,
      error_code: null,
      blocked_reason: 'below_floor',
      completed_count: 0,
      floor_count: 3,
      version_number: null,
      trigger_reason: null,
      created_at: null,
      completed_at: null,
    });
    const missing = await api.get(`/v1/interviews/${id}/report`);
    assert.deepEqual([missing.status, missing.body['code']], [404, 'report_not_ready']);
  });

  test('a manual run without tagged turns creates a failed version with the reason', async () => {
    const { id } = await createCampaign(api, { settings: { report: { auto: false } } });
    const { conversation_id } = await importTalk(api, id, 0);
    await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, 1));
    const transcript = await api.ok(api.get(`/v1/interviews/${id}/conversations/${conversation_id}/transcript`));
    for (const turn of transcript['turns'] as { id: string }[]) {
      await api.ok(api.ask('PUT', `/v1/interviews/${id}/turns/${turn.id}/tags`, { body: { tags: [] } }));
    }
    assert.equal((await api.post(`/v1/interviews/${id}/report/regenerate`)).status, 202);
    const status = await generationStatus(api, id);
    assert.deepEqual(
      [status.status, status.error_code, status.trigger_reason, status.version_number],
      ['failed', 'report_requires_tagged_turns', 'manual_regenerate', 1],
    );
  });

  test('a manual run without completed conversations is rejected and creates no version', async () => {
    const { id } = await createCampaign(api);
    const refused = await api.post(`/v1/interviews/${id}/report/regenerate`);
    assert.deepEqual([refused.status, refused.body['code']], [409, 'nothing_completed']);
    assert.deepEqual(await api.ok(api.get(`/v1/interviews/${id}/report/versions`) as never), []);
  });

  test('several requests during a run cause one more run', async () => {
    const { id } = await createCampaign(api, { settings: { report: { auto: false } } });
    for (let n = 0; n < 3; n += 1) await importTalk(api, id, n);
    await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, 3));
    await Promise.all([1, 2, 3, 4, 5].map(() => api.ok(api.post(`/v1/interviews/${id}/report/regenerate`))));
    const settled = await eventually(async () => {
      const versions = (await api.ok(api.get(`/v1/interviews/${id}/report/versions`))) as unknown as {
        status: string;
      }[];
      const active = (await api.ok(api.get('/v1/jobs/active'))) as unknown as { type: string }[];
      const isQuiet =
        versions.every(({ status }) => status === 'ready') && !active.some(({ type }) => type === 'GENERATE_REPORT');
      return isQuiet && versions.length >= 2 ? versions : null;
    });
    assert.equal(settled.length, 2);
  });

  test('synthesize aggregates completed conversations, can wait for the result, and creates no version', async () => {
    const { id } = await createCampaign(api, { settings: { report: { auto: false } } });
    const none = await api.ok(api.post(`/v1/interviews/${id}/synthesize`, {}, { headers: { prefer: 'wait=20' } }));
    assert.deepEqual([none['conversation_count'], none['key_themes'], none['recommendations']], [0, [], []]);
    for (let n = 0; n < 4; n += 1) await importTalk(api, id, n);
    await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, 4));
    const result = await api.ok(api.post(`/v1/interviews/${id}/synthesize`, {}, { headers: { prefer: 'wait=20' } }));
    assert.equal(result['conversation_count'], 4);
    assert.ok((result['key_themes'] as unknown[]).length > 0);
    assert.deepEqual(await api.ok(api.get(`/v1/interviews/${id}/report/versions`)), []);
  });

  test('a transcript becomes a document in the vault', async () => {
    const { id } = await createCampaign(api);
    const { conversation_id } = await importTalk(api, id, 1);
    const vaultId = system.demo.vault_id;
    assert.ok(vaultId);
    await eventually(async () => {
      const documents = (await api.ok(api.get(`/v1/vaults/${vaultId}/documents?limit=200`))) as unknown as {
        external_id: string;
        status: string;
      }[];
      assert.equal(documents.find((document) => document.external_id === conversation_id)?.status, 'ready');
    });
  });

  test('a repeated import with the same idempotency key gets the same response and is stored once', async () => {
    const { id } = await createCampaign(api);
    const headers = once();
    const first = await importTalk(api, id, 7, headers);
    assert.deepEqual(await importTalk(api, id, 7, headers), first);
    const other = await api.post(
      `/v1/interviews/${id}/conversations/import`,
      {
        contact: { name: 'X', email: 'x@example.org' },
        format: 'json',
        transcript: { turns: [{ speaker: 'participant', text: 'Something else.' }] },
      },
      { headers },
    );
    assert.deepEqual([other.status, other.body['code']], [409, 'idempotency_key_reused']);
    const conversations = (await api.ok(api.get(`/v1/interviews/${id}/conversations`))) as unknown as unknown[];
    assert.equal(conversations.length, 1);
  });
});
