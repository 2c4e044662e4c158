import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const owner = new Api(system.base_url, { token: system.demo.tokens.owner });
const admin = new Api(system.base_url, { token: system.demo.tokens.platform_admin });

interface Limits {
  quotas: Record<string, { limit: number | null; used: number }>;
  rate_limits: Record<string, number>;
}

interface Workspace {
  id: string;
  api: Api;
  limits(): Promise<Limits>;
  /** Resolves when the quotas apply. */
  set(quotas: Record<string, number>, rate_limits?: Record<string, number>): Promise<Limits>;
}

async function freshWorkspace(): Promise<Workspace> {
  const { id } = await owner.ok(owner.post<{ id: string }>('/v1/workspaces', { name: 'Limits' }));
  const body = { name: 'limits', workspace_id: id, scopes: ['*'] };
  const { key } = await owner.ok(owner.post<{ key: string }>('/v1/api-keys', body));
  const path = `/v1/workspaces/${id}/limits`;
  return {
    id,
    api: new Api(system.base_url, { key }),
    limits: () => owner.ok(owner.get<Limits>(path)),
    async set(quotas, rate_limits = {}) {
      const set = await admin.ok(admin.ask<Limits>('PUT', path, { body: { quotas, rate_limits } }));
      await eventually(async () => assert.deepEqual(await owner.ok(owner.get<Limits>(path)), set));
      return set;
    },
  };
}

/** Sends fifty concurrent requests. Returns the number of responses by status. */
async function race(ask: () => Promise<{ status: number }>): Promise<Map<number, number>> {
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  return new Map([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));
}

const campaign = { name: 'n', goal: 'g', language: 'en', questions: [] };

describe('limits of a workspace', () => {
  test('a workspace can read its usage and limits; only a platform admin can change them, which is logged', async () => {
    const workspace = await freshWorkspace();
    await createCampaign(workspace.api);
    const before = await workspace.limits();
    assert.deepEqual(before.quotas['interviews'], { limit: 10_000, used: 1 });
    assert.deepEqual(before.quotas['contacts'], { limit: null, used: 0 });
    assert.deepEqual([before.quotas['members']?.used, before.quotas['api_keys']?.used], [1, 1]);
    const path = `/v1/workspaces/${workspace.id}/limits`;
    const attempt = await owner.ask('PUT', path, { body: { quotas: { interviews: 1_000_000 } } });
    assert.deepEqual([attempt.status, attempt.body['code']], [403, 'insufficient_role']);
    const set = await workspace.set({ contacts: 7 }, { reads_per_minute: 77 });
    assert.deepEqual(set.quotas['contacts'], { limit: 7, used: 0 });
    assert.equal(set.rate_limits['reads_per_minute'], 77);
    assert.equal(set.rate_limits['writes_per_minute'], before.rate_limits['writes_per_minute']);
    const log = await owner.ok(owner.get<{ action: string }[]>(`/v1/workspaces/${workspace.id}/audit-log`));
    assert.ok(log.some(({ action }) => action === 'workspace.limits_changed'));
    assert.deepEqual(await workspace.set({}), before);
  });

  test('limits of an unknown workspace are 404, and an invalid limit is 422 at its location', async () => {
    const nowhere = await admin.ask('PUT', '/v1/workspaces/0197a0c2-7d3e-7b1a-9c55-2f6f0c7e4a11/limits', { body: {} });
    assert.equal(nowhere.status, 404);
    const { id } = await freshWorkspace();
    const body = { quotas: { contacts: -1 }, rate_limits: { reads_per_minute: 0 } };
    const wrong = await admin.ask<{ detail: { loc: string[] }[] }>('PUT', `/v1/workspaces/${id}/limits`, { body });
    assert.equal(wrong.status, 422);
    assert.deepEqual(
      wrong.body.detail.map(({ loc }) => loc),
      [
        ['body', 'quotas', 'contacts'],
        ['body', 'rate_limits', 'reads_per_minute'],
      ],
    );
  });

  test('of fifty concurrent creations of campaigns, keys and contacts, exactly the allowed number succeeds', async () => {
    const workspace = await freshWorkspace();
    const { id } = await createCampaign(workspace.api);
    await workspace.set({ interviews: 11, api_keys: 11, contacts: 10 });
    const campaigns = await race(() => workspace.api.post('/v1/interviews', campaign));
    assert.deepEqual([campaigns.get(201), campaigns.get(429)], [10, 40]);
    const key = { name: 'k', workspace_id: workspace.id, scopes: ['interviews'] };
    const keys = await race(() => owner.post('/v1/api-keys', key));
    assert.deepEqual([keys.get(201), keys.get(429)], [10, 40]);
    let n = 0;
    const contacts = await race(() =>
      workspace.api.post(`/v1/interviews/${id}/contacts`, { name: 'Someone', email: `p${(n += 1)}@example.test` }),
    );
    assert.deepEqual([contacts.get(201), contacts.get(429)], [10, 40]);
    const { quotas } = await workspace.limits();
    for (const name of ['interviews', 'api_keys', 'contacts']) {
      assert.equal(quotas[name]?.used, quotas[name]?.limit, name);
    }
    const refused = await workspace.api.post('/v1/interviews', campaign);
    assert.equal(refused.body['code'], 'quota_exceeded');
    assert.match(String(refused.body['detail']), /may have 11 campaigns and has 11/);
  });

  test('participants by link count, imports count as conversations, tests do not; a bulk request succeeds or fails as a whole', async () => {
    const workspace = await freshWorkspace();
    const { id, link } = await openCampaign(workspace.api);
    await workspace.set({ contacts: 1, conversations_per_month: 1, interviews: 1 });
    await importTalk(workspace.api, id, 1);
    const second = await workspace.api.post(`/v1/interviews/${id}/conversations/import`, talk('second', 'imported'));
    assert.deepEqual([second.status, second.body['code']], [429, 'quota_exceeded']);
    assert.equal(
      (await workspace.api.post(`/v1/interviews/${id}/conversations/import`, talk('test', 'test'))).status,
      201,
    );
    const joined = await new Api(system.base_url).post(`/v1/join/${link}`, {});
    assert.deepEqual([joined.status, joined.body['code']], [429, 'quota_exceeded']);
    await workspace.set({ contacts: 3 });
    await eventually(async () =>
      assert.equal((await new Api(system.base_url).post(`/v1/join/${link}`, {})).status, 201),
    );
    const many = {
      contacts: [
        { name: 'a', email: 'a@example.test' },
        { name: 'b', email: 'b@example.test' },
      ],
    };
    assert.equal((await workspace.api.post(`/v1/interviews/${id}/contacts`, many)).status, 429);
    assert.equal((await workspace.limits()).quotas['contacts']?.used, 2);
  });

  test('a workspace’s own rate limit applies to its keys at once', async () => {
    const workspace = await freshWorkspace();
    await workspace.set({}, { reads_per_minute: 5 });
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await workspace.api.get('/v1/interviews')).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
    const refused = await workspace.api.get('/v1/interviews');
    assert.equal(refused.headers.get('ratelimit-policy'), '"reads";q=5;w=60');
    await workspace.set({}, { reads_per_minute: 50 });
    await eventually(async () => assert.equal((await workspace.api.get('/v1/interviews')).status, 200));
  });
});

const talk = (name: string, mode: string) => ({
  contact: { name, email: `${name}@example.test` },
  format: 'json',
  mode,
  transcript: { turns: [{ speaker: 'participant', text: 'The notes get lost.' }] },
});
