import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { makeApiKey } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Request } from 'express';
import type { Caller } from './caller.ts';
import type { Verifiers } from './credentials.ts';
import { route } from './route.ts';
import { watchStanding } from './standing.ts';

const workspaceId = '0197a0c2-7d3e-7b1a-9c55-2f6f0c7e4a12';
const stream = route({
  name: 'stream',
  method: 'get',
  path: '/v1/stream',
  tag: 'reference',
  doc: 'For tests.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: 'given',
  success: { status: 200, forms: ['text/event-stream'] },
  handle: () => undefined,
});

/** An open stream of a caller. `check` lets the time of a check pass, and says whether the stream goes on. */
function open(t: TestContext, headers: Record<string, string>, caller: Partial<Caller>, verifiers: object) {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const request = { get: (name: string) => headers[name] } as Request;
  const watched = { route: stream, request, caller: caller as Caller, workspaceId };
  const standing = watchStanding(verifiers as Verifiers, watched);
  t.after(() => standing.stop());
  return async () => {
    t.mock.timers.tick(15_000);
    await new Promise((resolve) => setImmediate(resolve));
    return !standing.ended.aborted;
  };
}

test('the stream of a key ends when the key is revoked, and not when that cannot be checked', async (t) => {
  let verdict: () => Promise<Partial<identity.KeyVerdict>> = async () => active;
  const active = { status: 'active' as const, key_id: 'k', workspace_id: workspaceId, created_by: 'u', scopes: ['*'] };
  const keys = { verify: () => verdict() };
  const goesOn = open(t, { 'x-api-key': makeApiKey('iis') }, { kind: 'key' }, { keys });
  assert.equal(await goesOn(), true);
  verdict = () => Promise.reject(new AppError('unavailable', { publicMessage: 'down' }));
  assert.equal(await goesOn(), true);
  verdict = async () => ({ ...active, status: 'revoked' });
  assert.equal(await goesOn(), false);
});

test('the stream of a user ends when the membership or the token ends', async (t) => {
  for (const end of ['membership', 'token']) {
    await t.test(end, async (tt) => {
      let has = ['membership', 'token'];
      const tokens = {
        verify: async () => {
          if (!has.includes('token')) throw new AppError('unauthenticated', { publicMessage: 'expired' });
        },
      };
      const memberships = () => (has.includes('membership') ? [{ workspace_id: workspaceId, role: 'member' }] : []);
      const resolveUser = async () => ({ user_id: 'u', platform_role: null, memberships: memberships() });
      const verifiers = { tokens, identity: { resolveUser } };
      const goesOn = open(tt, { authorization: 'Bearer a.b.c' }, { kind: 'user' }, verifiers);
      assert.equal(await goesOn(), true);
      has = has.filter((each) => each !== end);
      assert.equal(await goesOn(), false);
    });
  }
});
