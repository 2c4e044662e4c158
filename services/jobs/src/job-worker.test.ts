import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { v7 } from 'uuid';
import { AppError } from '@insights/errors';
import { type JobHandler, type JobWorkerOptions, startJobWorker } from '@insights/job-worker';
import { cancelJob } from './features/cancel-job/cancel-job.ts';
import { getWorkerHealth } from './features/get-worker-health/get-worker-health.ts';
import { member, openQueue } from './queue.fixture.ts';
import { freshRegistry, serveQueue } from './rpc.fixture.ts';

const queue = await openQueue({ jobLeaseSeconds: 2 });
const { client, serve } = await serveQueue(queue);
let stopServing = await serve();
after(async () => {
  client.close();
  await stopServing();
});

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, `waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

interface Shown {
  status: string;
  attempts: number;
  error_code: string | null;
  progress_message: string;
}
async function only(name: string): Promise<Shown> {
  const { rows } = await queue.db.worker.query<Shown>(
    'select status, attempts, error_code, progress_message from jobs where queue_name = $1',
    [name],
  );
  assert.equal(rows.length, 1);
  return rows[0]!;
}

function work(name: string, handle: JobHandler, options: Partial<JobWorkerOptions> = {}) {
  const stopping = new AbortController();
  const worker = startJobWorker({
    client,
    service: 'reports',
    queues: [name],
    concurrency: 4,
    logger: queue.logger,
    registry: freshRegistry(),
    stopping: stopping.signal,
    handlers: { GENERATE_REPORT: handle },
    heartbeat_ms: 50,
    report_ms: 50,
    ...options,
  });
  const stop = async () => {
    stopping.abort();
    await worker.stopped;
  };
  after(stop);
  return { stop, worker_id: worker.worker_id };
}

test('a worker runs a job to its end and tells its progress', async () => {
  const subject_id = v7();
  let seen = '';
  work('run', async (job, { progress }) => {
    seen = job.subject_id;
    await progress('loading', 'half way');
  });
  await queue.request(v7(), 'run', { subject_id });
  await until(async () => (await only('run')).status === 'completed', 'completed');
  assert.equal(seen, subject_id);
  assert.equal((await only('run')).progress_message, 'half way');
});

test("a caller's mistake ends the job; anything else is tried again", async () => {
  work('mistake', () => Promise.reject(new AppError('not_found', { publicMessage: 'It is gone.' })));
  work('trouble', () => Promise.reject(new Error('some trouble')));
  for (const name of ['mistake', 'trouble']) await queue.request(v7(), name);
  await until(async () => (await only('mistake')).status === 'failed', 'failed');
  await until(async () => (await only('trouble')).status === 'retrying', 'retrying');
  assert.equal((await only('mistake')).error_code, 'not_found');
});

test('a job of a type that a worker does not know is left for one that does', async () => {
  work('unknown', async () => undefined);
  await queue.request(v7(), 'unknown', { type: 'NOT_YET_INVENTED' });
  work('unknown', async () => undefined, { handlers: { NOT_YET_INVENTED: async () => undefined } });
  await until(async () => (await only('unknown')).status === 'completed', 'completed');
  assert.equal((await only('unknown')).attempts, 1);
});

test('a job longer than its lease stays with its worker, whose heartbeats renew it', async () => {
  const done = Promise.withResolvers<void>();
  work('long', () => done.promise);
  await queue.request(v7(), 'long');
  const started = Date.now();
  await until(() => Date.now() - started > 2_500, 'longer than the lease of 2 s');
  assert.deepEqual(await queue.lease('long'), []);
  done.resolve();
  await until(async () => (await only('long')).status === 'completed', 'completed');
  assert.equal((await only('long')).attempts, 1);
});

test('a cancelled job is told so through its signal', async () => {
  const workspace = v7();
  const told = Promise.withResolvers<void>();
  work('cancelled', (_job, { signal }) => {
    signal.addEventListener('abort', () => told.resolve());
    return told.promise;
  });
  await queue.request(workspace, 'cancelled');
  await until(async () => (await only('cancelled')).status === 'running', 'running');
  const { rows } = await queue.db.worker.query<{ id: string }>(`select id from jobs where queue_name = 'cancelled'`);
  await cancelJob(queue.dependencies, { job_id: rows[0]?.id ?? '' }, { principal: member(workspace) });
  await told.promise;
  assert.equal((await only('cancelled')).status, 'cancelled');
});

test('told to stop, a worker finishes what is at hand, takes nothing more and leaves the registry', async () => {
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { stop, worker_id } = work('drain', () => {
    begun.resolve();
    return done.promise;
  });
  await queue.request(v7(), 'drain');
  await begun.promise;
  await until(async () => isRegistered(worker_id), 'registered');
  const stopped = stop();
  done.resolve();
  await stopped;
  assert.equal((await only('drain')).status, 'completed');
  assert.equal(await isRegistered(worker_id), false);
});

async function isRegistered(worker_id: string): Promise<boolean> {
  const { rows } = await queue.db.worker.query(`select 1 from workers where worker_id = $1`, [worker_id]);
  return rows.length > 0;
}

test('a handler that does not stop in time loses its job to a later attempt', async () => {
  const begun = Promise.withResolvers<void>();
  const { stop } = work(
    'grace',
    () => {
      begun.resolve();
      return new Promise(() => undefined);
    },
    { grace_ms: 50 },
  );
  await queue.request(v7(), 'grace');
  await begun.promise;
  await stop();
  assert.equal((await only('grace')).status, 'retrying');
});

test('workers outlive an absence of the queue', async () => {
  work('absence', async () => undefined);
  await until(async () => (await health()).workers > 0, 'registered');
  await stopServing();
  await queue.request(v7(), 'absence');
  stopServing = await serve();
  await until(async () => (await only('absence')).status === 'completed', 'completed after the return');
});

const health = () => getWorkerHealth(queue.db, { kind: 'jobs', max_age_seconds: 60 });
