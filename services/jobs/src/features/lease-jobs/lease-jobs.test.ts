import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { openQueue } from '../../queue.fixture.ts';

const queue = await openQueue();

test('requesting the same key twice creates one job', async () => {
  const workspace = v7();
  for (let i = 0; i < 2; i += 1) await queue.request(workspace, 'same-key', { key: 'report 1' });
  assert.equal((await queue.lease('same-key', { max_jobs: 10 })).length, 1);
});

test('the same key in two workspaces creates two jobs', async () => {
  for (let i = 0; i < 2; i += 1) await queue.request(v7(), 'tenant-keys', { key: 'report 1' });
  assert.equal((await queue.lease('tenant-keys', { max_jobs: 10 })).length, 2);
});

test('a leased job has its attempt, its payload and its workspace', async () => {
  const workspace = v7();
  const payload = Buffer.from('payload');
  await queue.request(workspace, 'whole', { payload });
  const [job] = await queue.lease('whole');
  assert.ok(job);
  assert.deepEqual(
    { workspace_id: job.workspace_id, payload: job.payload, attempt: job.attempt, max: job.max_attempts },
    { workspace_id: workspace, payload, attempt: 1, max: 5 },
  );
  const left = Date.parse(job.lease_expires_at) - Date.now();
  assert.ok(left > 25_000 && left <= 30_500, `lease of ${left} ms`);
});

/** Leases from `crowd` until nothing is left. A lease may return fewer jobs than there are, because others hold them at that moment. */
async function leaseAll(worker_id: string): Promise<string[]> {
  const got: string[] = [];
  for (;;) {
    const some = await queue.lease('crowd', { max_jobs: 5, worker_id, wait_ms: 200 });
    if (some.length === 0) return got;
    got.push(...some.map((job) => job.id));
  }
}

test('concurrent leases never hold the same job, and together they get all jobs', async () => {
  const workspace = v7();
  for (let i = 0; i < 60; i += 1) await queue.request(workspace, 'crowd');
  const ids = (await Promise.all(Array.from({ length: 12 }, (_, i) => leaseAll(`w${i}`)))).flat();
  assert.equal(ids.length, 60);
  assert.equal(new Set(ids).size, 60);
});

test('a job whose lease expired is leased again with a higher attempt', async () => {
  await queue.request(v7(), 'expired');
  const [first] = await queue.lease('expired');
  assert.deepEqual(await queue.lease('expired'), [], 'no other worker gets it while the lease is valid');
  await queue.makeDue(first?.id ?? '');
  const [second] = await queue.lease('expired');
  assert.deepEqual([second?.id, second?.attempt], [first?.id, 2]);
});

test('a hundred jobs of one workspace do not delay the only job of another', async () => {
  const [busy, quiet] = [v7(), v7()];
  for (let i = 0; i < 100; i += 1) await queue.request(busy, 'fair');
  await queue.lease('fair');
  await queue.request(quiet, 'fair');
  const [next] = await queue.lease('fair');
  assert.equal(next?.workspace_id, quiet);
});

test('workspaces take turns, whatever the order and number of their jobs', async () => {
  const workspaces = [v7(), v7(), v7()];
  for (const workspace of workspaces) for (let i = 0; i < 4; i += 1) await queue.request(workspace, 'turns');
  const served: string[] = [];
  for (let i = 0; i < 12; i += 1) served.push((await queue.lease('turns'))[0]?.workspace_id ?? '');
  for (let round = 0; round < 4; round += 1) {
    assert.equal(new Set(served.slice(round * 3, round * 3 + 3)).size, 3, `round ${round} serves each once`);
  }
});

test('a lease of several jobs takes turns between workspaces', async () => {
  const [busy, quiet] = [v7(), v7()];
  for (let i = 0; i < 10; i += 1) await queue.request(busy, 'batch');
  for (let i = 0; i < 2; i += 1) await queue.request(quiet, 'batch');
  const batch = await queue.lease('batch', { max_jobs: 4 });
  assert.equal(batch.filter((job) => job.workspace_id === quiet).length, 2);
});

test('the only job of one workspace is leased among those of more workspaces than one lease considers', async () => {
  const busy = Array.from({ length: 300 }, () => v7());
  for (let job = 0; job < 3; job += 1) {
    await Promise.all(busy.map((workspace) => queue.request(workspace, 'many')));
  }
  const quiet = v7();
  await queue.request(quiet, 'many');
  let leases = 0;
  for (let isServed = false; !isServed; leases += 1) {
    const leased = await queue.lease('many', { max_jobs: 10 });
    isServed = leased.some(({ workspace_id }) => workspace_id === quiet);
    assert.equal(leased.length, 10);
  }
  assert.ok(leases <= 40, `${leases} leases`);
});

/** Index entries that the worker role's statements have read so far. */
async function entriesRead(): Promise<number> {
  await queue.db.worker.query('select pg_stat_force_next_flush()');
  const sql = `select sum(idx_tup_read)::int as entries from pg_stat_user_indexes where relname = 'jobs'`;
  return (await queue.db.worker.query<{ entries: number }>(sql)).rows[0]?.entries ?? 0;
}

test('a lease reads few entries of a long queue although the statistics describe an empty one', async () => {
  const fill = `insert into jobs (id, workspace_id, key, type, queue_name, payload)
    select gen_random_uuid(), $1, n, 'GENERATE_REPORT', 'stale', '' from generate_series(1, 200) n`;
  for (let n = 0; n < 50; n += 1) {
    await queue.db.withWorkspace({ principal: servicePrincipal('jobs', v7()) }, (tx) => tx.run(fill, [tx.workspaceId]));
  }
  // PostgreSQL plans a prepared statement once and for all after five times. What other connections read before is counted late, so it may stand in two figures.
  const reads: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const before = await entriesRead();
    assert.equal((await queue.lease('stale', { max_jobs: 10 })).length, 10);
    reads.push((await entriesRead()) - before);
  }
  assert.ok(
    Math.min(...reads) > 0 && reads.filter((read) => read >= 1_000).length <= 2,
    `leases read ${reads.join(', ')} entries`,
  );
});

test('a waiting lease is answered within 100 ms of the commit', async () => {
  const times: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const waiting = queue.lease('bell', { wait_ms: 10_000 });
    // Before it waits, it would find the job by polling.
    while (!queue.waitingLeases.isAwaited('bell')) await new Promise((resolve) => setImmediate(resolve));
    await queue.request(v7(), 'bell');
    const committed = performance.now();
    assert.equal((await waiting).length, 1);
    times.push(performance.now() - committed);
  }
  // A busy machine delays some of them. By polling, all would take longer.
  assert.ok(Math.min(...times) < 100, `took ${times.map(Math.round).join(', ')} ms`);
});

test('a lease returns no jobs when its wait ends without any', async () => {
  const started = performance.now();
  assert.deepEqual(await queue.lease('nothing', { wait_ms: 300 }), []);
  const took = performance.now() - started;
  assert.ok(took >= 290, `took ${took} ms`);
});

test('a cancelled lease call gets no job', async () => {
  const gone = new AbortController();
  const waiting = queue.lease('gone', { wait_ms: 20_000 }, gone.signal);
  gone.abort();
  assert.deepEqual(await waiting, []);
  await queue.request(v7(), 'gone');
  assert.deepEqual(await queue.lease('gone', {}, gone.signal), []);
  assert.equal((await queue.lease('gone'))[0]?.attempt, 1);
});

test('services that share a queue lease only the types that they ask for', async () => {
  const workspace = v7();
  await queue.request(workspace, 'shared', { type: 'ERASE_CONTACT', key: v7() });
  await queue.request(workspace, 'shared', { type: 'VERIFY_EMAIL_DOMAIN' });
  const wanted = { types: ['VERIFY_EMAIL_DOMAIN'], max_jobs: 10 };
  assert.deepEqual(
    (await queue.lease('shared', wanted)).map(({ type }) => type),
    ['VERIFY_EMAIL_DOMAIN'],
  );
  assert.deepEqual(
    (await queue.lease('shared', { max_jobs: 10 })).map(({ type }) => type),
    ['ERASE_CONTACT'],
  );
});
