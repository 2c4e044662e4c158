import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { type Principal, servicePrincipal } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import { SupportVisits } from './support-visits.ts';

const route = { method: 'get', path: '/v1/interviews' } as const;
const origin = { request_id: 'r', client_address: '203.0.113.7', channel: 'user' } as const;
const support = (workspace_id: string): Principal => ({
  ...servicePrincipal('u', workspace_id),
  kind: 'user',
  user_id: 'u',
  platform_role: 'support',
});

test('a visit is recorded once an hour for each workspace, with its origin', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01T10:59:00Z') });
  const told: unknown[] = [];
  const visits = new SupportVisits({
    recordSupportVisit: async (request, call) => {
      told.push([request.route, call.principal.workspace_id, call.origin?.client_address]);
      return {};
    },
  });
  const [here, there] = [v7(), v7()];
  for (const workspace of [here, here, there, here]) await visits.note(support(workspace), route, origin);
  assert.deepEqual(told, [
    ['GET /v1/interviews', here, '203.0.113.7'],
    ['GET /v1/interviews', there, '203.0.113.7'],
  ]);
  t.mock.timers.tick(60_000);
  await visits.note(support(here), route, origin);
  assert.equal(told.length, 3);
});

test('a visit that cannot be recorded is rejected; the next request tries again', async () => {
  let tries = 0;
  const visits = new SupportVisits({
    recordSupportVisit: async () => {
      tries += 1;
      throw new AppError('unavailable', { publicMessage: 'away' });
    },
  });
  for (let n = 0; n < 2; n += 1)
    await assert.rejects(visits.note(support(v7()), route, origin), { code: 'unavailable' });
  assert.equal(tries, 2);
});
