import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import type { DatabaseUrls, Scope } from '../../../test/support/database.ts';
import { bySize } from '../../../test/support/size.ts';
import { type Probe, eventually, probe, recording } from '../test/probe.ts';
import { type TcpGate, tcpGate } from '../test/tcp-gate.ts';
import { listDeadLetters, replayDeadLetter } from './index.ts';

const PROGRAM = resolve(import.meta.dirname, '../test/consumer-process.ts');
const LIMIT = 3;
/** The shortest time after which an event of a crashed process is delivered again. */
const CRASHES_MS = 60_000;

/** Consumers of the probe in processes of their own, which are started again whenever they end, as in a cluster. */
function processes(scope: Scope, p: Probe, count: number, limit: number): void {
  const env = {
    ...process.env,
    NATS_URL: p.nats.url,
    DATABASE_URL: p.urls.app,
    DATABASE_WORKER_URL: p.urls.worker,
    RUNS_URL: p.urls.admin,
    CONSUMER_MAX_DELIVER: String(limit),
    CONSUMER_ACK_WAIT_SECONDS: '2',
    CONSUMER_BACKOFF_MS: '10',
  };
  const running = new Set<ChildProcess>();
  let isOver = false;
  const start = () => {
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      if (!isOver) start();
    });
  };
  for (let n = 0; n < count; n += 1) start();
  scope.after(async () => {
    isOver = true;
    const ends = [...running].map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(ends);
  });
}

async function runsOf(p: Probe, id: string): Promise<number> {
  const sql = 'select count(*)::int as count from probe.runs where event_id = $1';
  return (await p.owner.query<{ count: number }>(sql, [id]))[0]?.count ?? 0;
}

const attemptRows = (p: Probe) => p.owner.query('select event_id from probe.event_attempts');

for (const count of bySize({ smoke: [3], proof: [1, 3] })) {
  test(`an event that ends its process is a dead letter after exactly the limit, with ${count} processes`, async (t) => {
    const p = await probe(t);
    // In progress when the process ends for the first time.
    const slow = await Promise.all(Array.from({ length: 5 }, () => p.append('slow')));
    const crash = await p.append('crash');
    p.relay();
    await eventually(async () => assert.equal(await p.waiting(), 0));
    processes(t, p, count, LIMIT);
    await eventually(async () => assert.equal((await listDeadLetters(p.bus)).length, 1), CRASHES_MS);
    const [letter] = await listDeadLetters(p.bus);
    assert.deepEqual([letter?.event_id, letter?.error_code, letter?.attempts], [crash, 'ConsumerCrashed', LIMIT]);
    assert.equal(await runsOf(p, crash), LIMIT);
    await eventually(async () => assert.deepEqual((await p.effects()).toSorted(), slow.toSorted()), CRASHES_MS);
    await eventually(async () => assert.deepEqual(await attemptRows(p), []));
    assert.equal((await listDeadLetters(p.bus)).length, 1);
  });
}

test('events that were in progress when another one ended their process are not given up with it', async (t) => {
  const p = await probe(t);
  const slow = await Promise.all(Array.from({ length: 5 }, () => p.append('slow')));
  const crash = await p.append('crash');
  p.relay();
  await eventually(async () => assert.equal(await p.waiting(), 0));
  // Of two attempts the first was lost with the process, and the second must not run beside the event that ends it again.
  processes(t, p, 1, 2);
  await eventually(async () => assert.deepEqual((await p.effects()).toSorted(), slow.toSorted()), CRASHES_MS);
  await eventually(async () => assert.equal((await listDeadLetters(p.bus)).length, 1), CRASHES_MS);
  assert.equal(await runsOf(p, crash), 2);
});

test('an event that fails is a dead letter after exactly the limit, with 3 processes, and starts again when it is replayed', async (t) => {
  const p = await probe(t);
  p.relay();
  processes(t, p, 3, 10);
  const fail = await p.append('fail');
  await eventually(async () => assert.equal((await listDeadLetters(p.bus)).length, 1), CRASHES_MS);
  const [letter] = await listDeadLetters(p.bus);
  assert.deepEqual([letter?.event_id, letter?.error_code, letter?.attempts], [fail, 'TypeError', 10]);
  assert.equal(await runsOf(p, fail), 10);
  await eventually(async () => assert.deepEqual(await attemptRows(p), []));
  await replayDeadLetter(p.bus, letter?.seq ?? 0);
  const attemptsOf = async () => (await listDeadLetters(p.bus)).map(({ seq, attempts }) => [seq, attempts]);
  await eventually(async () => assert.deepEqual(await attemptsOf(), [[2, 10]]), CRASHES_MS);
  assert.equal(await runsOf(p, fail), 20);
});

test('a database that fails during attempts, and an unavailable dependency, use up no attempts', async (t) => {
  let gate: TcpGate | undefined;
  const through = async (urls: DatabaseUrls): Promise<DatabaseUrls> => {
    const { hostname, port } = new URL(urls.app);
    const opened = await tcpGate({ host: hostname, port: Number(port) });
    gate = opened;
    const by = (text: string) => text.replace(`:${port}/`, `:${opened.port}/`);
    return { ...urls, app: by(urls.app), worker: by(urls.worker) };
  };
  const p = await probe(t, { databaseUrls: through, env: { CONSUMER_MAX_DELIVER: '2' } });
  t.after(() => gate?.shut());
  const opened = gate ?? assert.fail();
  let runs = 0;
  p.consume(
    recording(async () => {
      runs += 1;
      if (runs === 1) return opened.shut();
      if (runs === 2) throw new AppError('unavailable', { publicMessage: 'not now' });
      throw new TypeError('fails from now on');
    }),
  );
  const id = await p.append();
  p.relay();
  await eventually(() => assert.equal(runs, 1));
  await opened.open();
  await eventually(async () => assert.equal((await listDeadLetters(p.bus)).length, 1), CRASHES_MS);
  assert.equal((await listDeadLetters(p.bus))[0]?.event_id, id);
  assert.equal(runs, 4);
});
