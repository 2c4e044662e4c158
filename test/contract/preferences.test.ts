import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { useSystem } from '../support/shared-stack.ts';
import { tokenOfNewcomer } from './callers.ts';

const system = await useSystem(after);
const user = new Api(system.base_url, { token: await tokenOfNewcomer(system) });
const workspace = async (name: string) => String((await user.ok(user.post('/v1/workspaces', { name })))['id']);
const path = '/v1/preferences/onboarding/first-campaign';

test('a guide starts automatically once, ends, and restarts after a reset, separately in each workspace', async () => {
  const here = await workspace('here');
  assert.deepEqual(await user.ok(user.get(path)), {
    guide_key: 'first-campaign',
    workspace_id: here,
    status: 'not_started',
    auto_start_allowed: true,
    first_auto_started_at: null,
    last_started_at: null,
    completed_at: null,
    skipped_at: null,
  });
  const there = await workspace('there');
  const record = (event: string) => user.patch(`${path}?workspace_id=${here}`, { event });
  const started = await record('auto_started');
  assert.deepEqual([started.status, started.body['auto_start_allowed']], [200, false]);
  assert.match(String(started.body['first_auto_started_at']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const twice = await record('auto_started');
  assert.deepEqual([twice.status, twice.body['code']], [409, 'invalid_transition']);
  assert.equal((await record('skipped')).body['status'], 'skipped');
  assert.equal((await record('reset')).body['auto_start_allowed'], true);
  const elsewhere = await user.ok(user.get(`${path}?workspace_id=${there}`));
  assert.deepEqual([elsewhere['workspace_id'], elsewhere['first_auto_started_at']], [there, null]);
});

test('an invalid key or event and a missing workspace are reported at their location', async () => {
  const one = await workspace('one more');
  const at = async (method: string, address: string, body?: object) => {
    const answer = await user.ask<{ detail: { loc: unknown }[] }>(method, address, body && { body });
    assert.equal(answer.status, 422);
    return answer.body.detail.map(({ loc }) => loc);
  };
  for (const key of ['Upper', 'a_b', 'a'.repeat(65)]) {
    assert.deepEqual(await at('GET', `/v1/preferences/onboarding/${key}?workspace_id=${one}`), [['path', 'guide_key']]);
  }
  assert.deepEqual(await at('PATCH', `${path}?workspace_id=${one}`, { event: 'finished' }), [['body', 'event']]);
  assert.deepEqual(await at('PATCH', path, { event: 'started' }), [['query', 'workspace_id']]);
  assert.deepEqual(await at('GET', path), [['query', 'workspace_id']]);
});
