import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { tablesWith } from '../support/canary.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { stackDatabase } from '../support/stack-database.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const system = await useSystem(after);
const { api_keys, tokens, workspace_id } = system.demo;
const api = new Api(system.base_url, { key: api_keys.full });
const { adminUrl } = stackDatabase(system.dir);

const NAME = 'Zebulon Quartermaine';
const EMAIL = 'zebulon@quartermaine.example';
const WORDS = 'the mauve trolley rolled into the lift shaft again';
const traces = async () => (await Promise.all([NAME, EMAIL, WORDS].map((word) => tablesWith(adminUrl, word)))).flat();

describe('erasing a person', () => {
  test('leaves no trace of them in any table of any service, and everything else as it was', async () => {
    const receiver = await startWebhookReceiver();
    await api.ok(api.post('/v1/webhook-endpoints', { url: receiver.url, events: [], description: 'erasure' }));
    const { id } = await createCampaign(api);
    await api.ok(api.post(`/v1/interviews/${id}/start`));
    const key = randomUUID();
    const contact = { name: NAME, email: EMAIL };
    const create = () => api.post(`/v1/interviews/${id}/contacts`, contact, { headers: { 'idempotency-key': key } });
    const { id: contact_id } = (await api.ok(create())) as { id: string };
    const said = `We lost an hour because ${WORDS}, and nobody writes the hand-over notes down.`;
    const transcript = {
      turns: [
        { speaker: 'interviewer', text: 'What happened?' },
        { speaker: 'participant', text: said },
        { speaker: 'participant', text: `I wish somebody would mend it, because ${WORDS}.` },
      ],
    };
    await api.ok(api.post(`/v1/interviews/${id}/conversations/import`, { contact, format: 'json', transcript }));
    for (let n = 0; n < 3; n += 1) await importTalk(api, id, n);
    await api.ok(api.post(`/v1/interviews/${id}/synthesize`, {}, { headers: { prefer: 'wait=20' } }));
    await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, 4));
    await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
    await eventually(async () => assert.equal((await generationStatus(api, id)).status, 'ready'), {
      timeout_ms: 40_000,
    });
    await eventually(() => receiver.received.find(({ data }) => data['contact_name'] === NAME) ?? null);
    const before = await traces();
    for (const table of ['campaigns.turns', 'reports.report_versions', 'vaults.documents', 'webhooks.events']) {
      assert.ok(
        before.some((line) => line.startsWith(table)),
        `${table} held something: ${before.join(', ')}`,
      );
    }

    const erase = () => api.ok(api.post(`/v1/interviews/${id}/contacts/${contact_id}/erase`));
    const asked = await erase();
    assert.deepEqual([asked['contact_id'], asked['status']], [contact_id, 'erasing']);
    await eventually(async () => assert.equal((await erase())['status'], 'erased'), { timeout_ms: 30_000 });
    await eventually(async () => assert.deepEqual(await traces(), []), { timeout_ms: 30_000 });
    const repeated = await create();
    assert.deepEqual([repeated.status, repeated.body['code']], [410, 'answer_erased'], 'a repeat brings nobody back');
    const { items: versions } = { items: await api.ok<unknown[]>(api.get(`/v1/interviews/${id}/report/versions`)) };
    assert.ok(versions.length > 0, 'the versions are still there');
    const feed = JSON.stringify((await api.get(`/v1/interviews/${id}/conversations`)).body);
    assert.ok(!feed.includes(contact_id));
    await receiver.close();
  });

  test('is for admins, and tells no member of another workspace whether there is such a contact', async () => {
    const { id } = await createCampaign(api);
    const created = (await api.ok(api.post(`/v1/interviews/${id}/contacts`, { name: 'A', email: 'a@b.example' }))) as {
      id: string;
    };
    const path = `/v1/interviews/${id}/contacts/${created.id}/erase`;
    const by = (token: string) => new Api(system.base_url, { token }).post(path);
    const [member, stranger] = await Promise.all([by(tokens.member), by(system.demo.other.tokens.owner)]);
    assert.deepEqual([member.status, member.body['code']], [403, 'insufficient_role']);
    assert.equal(stranger.status, 404);
    assert.equal((await by(tokens.admin)).status, 200);
    const unknown = await api.post(`/v1/interviews/${id}/contacts/${workspace_id}/erase`);
    assert.equal(unknown.status, 404);
  });
});
