import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { makeApiKey } from '@insights/auth-context';
import { AppError } from '@insights/errors';
import { serveAlone } from '../../gateway.fixture.ts';
import { SESSION_ID, type SomeHandlers, WORKSPACE_ID, sessionsServer } from '../../sessions.fixture.ts';
import { routes } from '../index.ts';

const STORED = { turn_id: SESSION_ID, seq: 2 };

/** A gateway, and the calls that it makes. The token is alive as long as `hasEnded` is false. */
async function scene(t: TestContext) {
  const server = await sessionsServer(t);
  const calls: string[] = [];
  const state = { hasEnded: false };
  const store = (name: string) => async () => {
    calls.push(name);
    if (state.hasEnded) throw new AppError('unauthenticated', { publicMessage: 'This participant session has ended.' });
    return STORED;
  };
  const handlers: SomeHandlers = {
    verifyParticipant: async () => {
      calls.push('verifyParticipant');
      return state.hasEnded
        ? { session_id: '', workspace_id: '' }
        : { session_id: SESSION_ID, workspace_id: WORKSPACE_ID };
    },
    postTurn: store('postTurn'),
  };
  await server.start(handlers);
  const gateway = await serveAlone(t, routes, { env: server.env });
  const authorization = `Bearer ${server.token}`;
  const say = async (body: object = { client_turn_id: 'a', text: 'The notes were lost.' }, as = authorization) => {
    const headers = { authorization: as, 'content-type': 'application/json' };
    const response = await fetch(`${gateway.url}/v1/join/session/turns`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const answered = (await response.json()) as { code?: string };
    return { status: response.status, code: answered.code, left: response.headers.get('ratelimit') };
  };
  const look = () => fetch(`${gateway.url}/v1/join/session`, { headers: { authorization } });
  return { state, calls, say, look };
}

test('the token of a turn is looked up once; from then on the call that stores the turn verifies it', async (t) => {
  const { calls, say } = await scene(t);
  for (let n = 0; n < 3; n += 1) assert.equal((await say()).status, 202);
  assert.deepEqual(calls, ['verifyParticipant', 'postTurn', 'postTurn', 'postTurn']);
});

test('every other route looks the token up, however often it was seen', async (t) => {
  const { calls, say, look } = await scene(t);
  await say();
  await look();
  await look();
  assert.equal(calls.filter((name) => name === 'verifyParticipant').length, 3);
});

test('a token that has ended since is rejected, counts as a failed credential and is looked up from then on', async (t) => {
  const { state, calls, say } = await scene(t);
  await say();
  state.hasEnded = true;
  calls.length = 0;
  const [first, second] = [await say(), await say()];
  assert.deepEqual([first.status, first.code], [401, 'unauthenticated']);
  assert.deepEqual([second.status, second.code], [401, 'unauthenticated']);
  assert.deepEqual(calls, ['postTurn', 'verifyParticipant']);
  for (const { left } of [first, second]) assert.match(left ?? '', /failed-credentials/);
});

test('an unknown token is looked up each time and stores nothing', async (t) => {
  const { state, calls, say } = await scene(t);
  state.hasEnded = true;
  const stranger = `Bearer ${makeApiKey('iip')}`;
  for (let n = 0; n < 2; n += 1) assert.equal((await say(undefined, stranger)).status, 401);
  assert.deepEqual(calls, ['verifyParticipant', 'verifyParticipant']);
});
