import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { useSystem } from '../support/shared-stack.ts';

const { base_url, demo } = await useSystem(after);
const team = new Api(base_url, { key: demo.api_keys.full });

/** A participant of a campaign in the demo workspace. */
async function participant(): Promise<Api> {
  const { id } = await createCampaign(team);
  await team.ok(team.post(`/v1/interviews/${id}/start`));
  const { token } = await team.ok(team.post(`/v1/interviews/${id}/join-links`));
  const joined = await team.ok(new Api(base_url).post(`/v1/join/${String(token)}`, { name: 'Ada' }));
  return new Api(base_url, { token: String(joined['participant_token']) });
}

const pathOf = (route: Route) => route.path.replace(/:(\w+)/g, () => randomUUID());

test('a participant token is accepted only on the participant’s own routes, not even on health and metrics', async () => {
  const api = await participant();
  const others = routes.filter(({ access }) => !('public' in access || 'participant' in access));
  assert.ok(others.length > 40);
  for (const route of others) {
    const { status, body } = await api.ask<{ code: string }>(route.method.toUpperCase(), pathOf(route));
    assert.deepEqual([status, body.code], [403, 'insufficient_scope'], `${route.method} ${route.path}`);
  }
  assert.equal((await api.get('/v1/join/session')).body['status'], 'available');
});

test('two participants of one campaign each see their own session', async () => {
  const [ada, bob] = [await participant(), await participant()];
  const ids = [await ada.get('/v1/join/session'), await bob.get('/v1/join/session')].map(({ body }) => body['id']);
  assert.equal(new Set(ids).size, 2);
});

test('an interview cannot start without consent to the current text', async () => {
  const api = await participant();
  const early = await api.ask('POST', '/v1/join/session/start');
  assert.deepEqual([early.status, early.body['code']], [409, 'consent_required']);
  const half = await api.post('/v1/join/session/consent', { version: '1', given: false });
  assert.equal(half.status, 422);
});
