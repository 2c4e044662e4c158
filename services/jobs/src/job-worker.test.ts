import assert from 'node:assert/strict';
import { type TestContext, after, test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { type JobType, jobPayloads, jobTypes } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { type JobHandler, type JobTools, type JobWorkerOptions, handles, startJobWorker } from '@insights/job-worker';
import { cancelJob } from './features/cancel-job.ts';
import { getWorkerHealth } from './features/get-worker-health.ts';
import { member, openQueue } from './queue.fixture.ts';
import { freshRegistry, serveQueue } from './rpc.fixture.ts';

const queue = await openQueue({ jobLeaseSeconds: 2 });
const { client, serve } = await serveQueue(queue);
let stopServing = await serve();
after(async () => {
  client.close();
  await stopServing();
});

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await holds())) {
    assert.ok(Date.now() < deadline, `timed out: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Requests a job in the queue of its type. */
const request = (type: JobType<unknown>, wanted: { workspace?: string; payload?: Uint8Array } = {}) =>
  queue.request(wanted.workspace ?? v7(), type.queue, {
    type: type.type,
    ...(wanted.payload && { payload: wanted.payload }),
  });

interface Shown {
  id: string;
  status: string;
  attempts: number;
  error_code: string | null;
  progress_message: string;
  result: unknown;
}
/** The only job of a type. */
async function only({ type }: JobType<unknown> = jobTypes.generateReport): Promise<Shown> {
  const { rows } = await queue.db.worker.query<Shown>(
    'select id, status, attempts, error_code, progress_message, result from jobs where type = $1',
    [type],
  );
  assert.equal(rows.length, 1);
  return rows[0]!;
}

/**
 * Starts a worker. At the end of the test it is stopped, the service is restarted, which ends the lease call that the worker left
 * waiting, and all jobs are deleted.
 */
function work(t: TestContext, handlers: readonly JobHandler[], options: Partial<JobWorkerOptions> = {}) {
  const stopping = new AbortController();
  const worker = startJobWorker({
    client,
    service: 'reports',
    concurrency: 4,
    logger: queue.logger,
    registry: freshRegistry(),
    stopping: stopping.signal,
    handlers,
    heartbeat_ms: 50,
    report_ms: 50,
    ...options,
  });
  const stop = async () => {
    stopping.abort();
    await worker.stopped;
  };
  t.after(async () => {
    await stop();
    await stopServing();
    await queue.db.worker.query('delete from jobs');
    stopServing = await serve();
  });
  return { stop, worker_id: worker.worker_id };
}

const reports = (handle: (tools: JobTools) => Promise<unknown>) =>
  handles(jobTypes.generateReport, async (_job, tools) => void (await handle(tools)));
const syntheses = (handle: () => Promise<unknown>) =>
  handles(jobTypes.synthesizeInterview, async () => void (await handle()));

test('a worker runs a job with its payload and stores its progress and its result', async (t) => {
  const report_version_id = v7();
  let seen = '';
  const handler = handles(jobTypes.generateReport, async (job, { progress }) => {
    seen = job.payload.report_version_id;
    await progress('loading', 'half way');
    return { pages: 3 };
  });
  work(t, [handler]);
  const payload = jobPayloads.GenerateReport.encode({ report_version_id }).finish();
  await request(jobTypes.generateReport, { payload });
  await until(async () => (await only()).status === 'completed', 'completed');
  assert.equal(seen, report_version_id);
  const { progress_message, result } = await only();
  assert.deepEqual([progress_message, result], ['half way', { pages: 3 }]);
});

test("a caller's mistake ends the job; any other error is retried", async (t) => {
  work(t, [
    reports(() => Promise.reject(new AppError('not_found', { publicMessage: 'It is gone.' }))),
    syntheses(() => Promise.reject(new Error('some trouble'))),
  ]);
  for (const type of [jobTypes.generateReport, jobTypes.synthesizeInterview]) await request(type);
  await until(async () => (await only(jobTypes.generateReport)).status === 'failed', 'failed');
  await until(async () => (await only(jobTypes.synthesizeInterview)).status === 'retrying', 'retrying');
  assert.equal((await only(jobTypes.generateReport)).error_code, 'not_found');
});

test('a job of a type that a worker does not handle is left for a worker that does', async (t) => {
  work(t, [reports(async () => undefined)]);
  await request(jobTypes.synthesizeInterview);
  work(t, [syntheses(async () => undefined)]);
  await until(async () => (await only(jobTypes.synthesizeInterview)).status === 'completed', 'completed');
  assert.equal((await only(jobTypes.synthesizeInterview)).attempts, 1);
});

test('a worker whose service is not the handler of a type does not start', (t) => {
  const handler = handles(jobTypes.sendEmail, async () => undefined);
  assert.throws(() => work(t, [handler]), /handled by identity/);
});

test('a service cannot lease jobs that another service handles', async () => {
  const wanted = { worker_id: 'w', max_jobs: 1, wait_ms: 0 };
  for (const types of [['SEND_EMAIL'], ['GENERATE_REPORT', 'VERIFY_EMAIL_DOMAIN'], ['unspecified']] as const) {
    const leasing = client.leaseJobs({ ...wanted, types: [...types] }, { principal: servicePrincipal('reports') });
    await assert.rejects(leasing, { code: 'caller_not_allowed' });
  }
});

test('a job that takes longer than its lease stays with its worker, whose heartbeats renew it', async (t) => {
  const done = Promise.withResolvers<void>();
  work(t, [reports(() => done.promise)]);
  await request(jobTypes.generateReport);
  const started = Date.now();
  await until(() => Date.now() - started > 2_500, 'longer than the lease of 2 s');
  assert.deepEqual(await queue.lease('synthesis'), []);
  done.resolve();
  await until(async () => (await only()).status === 'completed', 'completed');
  assert.equal((await only()).attempts, 1);
});

test('cancelling a job aborts the signal of its handler', async (t) => {
  const workspace = v7();
  const aborted = Promise.withResolvers<void>();
  const handler = reports(({ signal }) => {
    signal.addEventListener('abort', () => aborted.resolve());
    return aborted.promise;
  });
  work(t, [handler]);
  await request(jobTypes.generateReport, { workspace });
  await until(async () => (await only()).status === 'running', 'running');
  await cancelJob(queue.dependencies, { job_id: (await only()).id }, { principal: member(workspace) });
  await aborted.promise;
  assert.equal((await only()).status, 'cancelled');
});

test('a stopping worker finishes its jobs, leases no more and leaves the registry', async (t) => {
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const handler = reports(() => {
    begun.resolve();
    return done.promise;
  });
  const { stop, worker_id } = work(t, [handler]);
  await request(jobTypes.generateReport);
  await begun.promise;
  await until(async () => isRegistered(worker_id), 'registered');
  const stopped = stop();
  done.resolve();
  await stopped;
  assert.equal((await only()).status, 'completed');
  assert.equal(await isRegistered(worker_id), false);
});

async function isRegistered(worker_id: string): Promise<boolean> {
  const { rows } = await queue.db.worker.query(`select 1 from workers where worker_id = $1`, [worker_id]);
  return rows.length > 0;
}

test('a handler that does not stop within the grace period loses its job to a later attempt', async (t) => {
  const begun = Promise.withResolvers<void>();
  const handler = reports(() => {
    begun.resolve();
    return new Promise(() => undefined);
  });
  const { stop } = work(t, [handler], { grace_ms: 50 });
  await request(jobTypes.generateReport);
  await begun.promise;
  await stop();
  assert.equal((await only()).status, 'retrying');
});

test('workers survive an outage of the jobs service', async (t) => {
  work(t, [reports(async () => undefined)]);
  await until(async () => (await health()).workers > 0, 'registered');
  await stopServing();
  await request(jobTypes.generateReport);
  stopServing = await serve();
  await until(async () => (await only()).status === 'completed', 'completed after the outage');
});

const health = () => getWorkerHealth(queue.db, { kind: 'jobs', max_age_seconds: 60 });
