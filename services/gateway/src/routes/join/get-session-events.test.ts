import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { makeApiKey } from '@insights/auth-context';
import { drain } from '../../core/listen.ts';
import { serveAlone } from '../../gateway.fixture.ts';
import { LiveTalk, SESSION_ID, type SomeHandlers, WORKSPACE_ID, sessionsServer } from '../../sessions.fixture.ts';
import { routes } from '../index.ts';

async function scene(t: TestContext, handlers: SomeHandlers = {}) {
  const talk = new LiveTalk();
  const server = await sessionsServer(t);
  await server.start({ streamSession: talk.stream, ...handlers });
  const stopping = new AbortController();
  const gateway = await serveAlone(t, routes, { env: server.env, stopping: stopping.signal });
  const listen = (headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
    fetch(`${gateway.url}/v1/join/session/events`, {
      headers: { authorization: `Bearer ${server.token}`, ...headers },
      signal,
    });
  return { talk, server, gateway, stopping, listen };
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isSo()) {
    assert.ok(Date.now() < end, `${what} did not come true`);
    await wait(10);
  }
}

async function code(response: Response): Promise<string> {
  const body = (await response.json()) as { code: string };
  return `${response.status} ${body.code}`;
}

/** The events of a response as they arrive; `take` reads until there are `count` turns. */
function eventsOf(response: Response) {
  assert.equal(response.status, 200);
  assert.ok(response.body);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const turns = () => [...text.matchAll(/^event: turn\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
  return {
    text: () => text,
    async take(count: number): Promise<string[]> {
      while (turns().length < count) {
        const { done, value } = await reader.read();
        assert.ok(!done, 'the stream ended too early');
        text += decoder.decode(value, { stream: true });
      }
      return turns().map((turn) => String(turn.text));
    },
    async toEnd(): Promise<void> {
      for (;;) if ((await reader.read()).done) return;
    },
  };
}

test('a session streams events whose ids name the last turn sent', async (t) => {
  const { talk, listen } = await scene(t);
  talk.say('What happened?\n\nTake your time.');
  const response = await listen();
  assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const events = eventsOf(response);
  await events.take(1);
  assert.deepEqual(events.text().split('\n\n'), [
    'id: 0\nevent: state\ndata: {"status":"in_progress","place":null,"expected_wait_seconds":null}',
    `id: 1\nevent: turn\ndata: {"turn_id":"${SESSION_ID}","seq":1,"speaker":"interviewer","text":"What happened?\\n\\nTake your time.","question_id":null,"progress":null,"choices":[],"input":null,"is_closing":false,"is_help":false}`,
    '',
  ]);
  talk.say('The notes were lost.');
  assert.equal((await events.take(2))[1], 'The notes were lost.');
  const [principal] = talk.principals;
  assert.deepEqual(
    [principal?.kind, principal?.id, principal?.workspace_id, principal?.role, principal?.scopes],
    ['participant', SESSION_ID, WORKSPACE_ID, 'member', []],
  );
});

test('words of an open turn are events of their own, whose id is the turn before', async (t) => {
  const words = { turn_id: SESSION_ID, seq: 3, start: 5, text: 'Mhm. ' };
  const { listen } = await scene(t, {
    async *streamSession() {
      yield { event: { $case: 'turn_delta', value: words } };
      yield { event: { $case: 'state', value: { status: 'completed', place: null, expected_wait_seconds: null } } };
    },
  });
  const [first] = (await (await listen({ 'last-event-id': '2' })).text()).split('\n\n');
  assert.equal(first, `id: 2\nevent: turn_delta\ndata: ${JSON.stringify(words)}`);
});

test('Last-Event-ID continues after that turn, and an invalid one is rejected', async (t) => {
  const { talk, listen } = await scene(t);
  for (const text of ['one', 'two', 'three']) talk.say(text);
  assert.deepEqual(await eventsOf(await listen({ 'last-event-id': '2' })).take(1), ['three']);
  const refused = await listen({ 'last-event-id': 'two' });
  assert.equal(refused.status, 422);
  const { detail } = (await refused.json()) as { detail: { loc: string[] }[] };
  assert.deepEqual(detail[0]?.loc, ['header', 'last-event-id']);
});

test('a restart of the service only pauses the response: no event is lost or repeated', async (t) => {
  const { talk, server, listen } = await scene(t);
  talk.say('one');
  const events = eventsOf(await listen());
  await events.take(1);
  for (let restart = 1; restart <= 3; restart++) {
    await server.stop();
    talk.say(`while away ${restart}`);
    await server.start({ streamSession: talk.stream });
    await events.take(2 * restart);
    talk.say(`after ${restart}`);
    await events.take(2 * restart + 1);
  }
  const expected = ['one', ...[1, 2, 3].flatMap((n) => [`while away ${n}`, `after ${n}`])];
  assert.deepEqual(await events.take(7), expected);
  assert.deepEqual(talk.asked, [0, 1, 3, 5]);
});

test('the stream of a completed session ends after the last turn', async (t) => {
  const { listen } = await scene(t, {
    async *streamSession() {
      yield {
        event: {
          $case: 'turn',
          value: {
            turn_id: SESSION_ID,
            seq: 1,
            speaker: 'interviewer',
            text: 'Bye.',
            question_id: null,
            progress: null,
            why: null,
            choices: [],
            input: null,
            is_closing: false,
            is_help: false,
          },
        },
      };
      yield { event: { $case: 'state', value: { status: 'completed', place: null, expected_wait_seconds: null } } };
    },
  });
  const text = await (await listen()).text();
  assert.match(text, /Bye\.[\s\S]+"status":"completed"/);
});

test('a stopping gateway ends streams cleanly, long before its grace period is over', async (t) => {
  const { talk, gateway, stopping, listen } = await scene(t);
  talk.say('one');
  const events = eventsOf(await listen());
  await events.take(1);
  const started = Date.now();
  stopping.abort();
  const drained = drain(gateway.server, 30_000);
  await events.toEnd();
  await drained;
  assert.ok(Date.now() - started < 5_000);
  await until(() => talk.listeners === 0, 'the end of the RPC stream');
});

test('the RPC stream ends when its reader disconnects', async (t) => {
  const { talk, listen } = await scene(t);
  talk.say('one');
  const leaving = new AbortController();
  await eventsOf(await listen({}, leaving.signal)).take(1);
  assert.equal(talk.listeners, 1);
  leaving.abort();
  await until(() => talk.listeners === 0, 'the end of the RPC stream');
});

test('a sixth stream of a token is 429 until another has ended', async (t) => {
  const { talk, listen } = await scene(t);
  talk.say('one');
  const leaving = new AbortController();
  await eventsOf(await listen({}, leaving.signal)).take(1);
  for (let n = 0; n < 4; n += 1) await eventsOf(await listen()).take(1);
  const refused = await listen();
  assert.equal(refused.headers.get('retry-after'), '10');
  assert.equal(await code(refused), '429 rate_limited');
  leaving.abort();
  await until(() => talk.listeners === 4, 'the end of the first stream');
  await eventsOf(await listen()).take(1);
});

test('a stream that cannot start is an ordinary 503', async (t) => {
  const { server, listen } = await scene(t);
  await server.stop();
  assert.equal((await listen()).status, 503);
});

test('a participant token opens only its own session; unknown and malformed tokens are rejected', async (t) => {
  const lookUps: unknown[] = [];
  const { server, gateway, listen } = await scene(t, {
    verifyParticipant: async ({ token_hash }) => {
      lookUps.push(token_hash);
      return { session_id: lookUps.length === 1 ? '' : SESSION_ID, workspace_id: WORKSPACE_ID };
    },
  });
  assert.equal(await code(await listen({ authorization: `Bearer ${makeApiKey('iip')}` })), '401 unauthenticated');
  assert.equal(await code(await listen({ authorization: `Bearer iip_${'x'.repeat(38)}` })), '401 unauthenticated');
  assert.equal(lookUps.length, 1, 'a malformed token is not looked up');
  const elsewhere = await fetch(`${gateway.url}/v1/interviews`, {
    headers: { authorization: `Bearer ${server.token}` },
  });
  assert.equal(await code(elsewhere), '403 insufficient_scope');
  const nobody = await fetch(`${gateway.url}/v1/join/session`);
  assert.equal(await code(nobody), '401 unauthenticated');
});
