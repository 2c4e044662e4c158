/**
 * The throughput of the queue: jobs per second that four workers lease, run (doing nothing) and complete through gRPC, and how long an
 * idle worker takes to start a new job. Run: node test/bench/job-queue.ts. Service, workers and callers share this
 * process; PostgreSQL flushes every commit to disk.
 */
import { test } from 'node:test';
import { type JobHandler, handles, startJobWorker } from '../../packages/job-worker/src/index.ts';
import { jobPayloads, jobTypes } from '../../packages/contracts/src/index.ts';
import { openQueue } from '../../services/jobs/src/queue.fixture.ts';
import { freshRegistry, serveQueue } from '../../services/jobs/src/rpc.fixture.ts';
import { flushToDisk } from '../support/database.ts';
import { bySize } from '../support/size.ts';

const JOBS = bySize({ smoke: 1_000, proof: 10_000 });
const WORKSPACES = 50;
const WORKERS = 4;
const CONCURRENCY = 32;
const SINGLES = 200;
const BATCH = 20;

const QUEUE = jobTypes.generateReport.queue;

const workspace = (n: number) => `00000000-0000-7000-8000-${String(n % WORKSPACES).padStart(12, '0')}`;

const perSecond = (since: number) => Math.round(JOBS / ((performance.now() - since) / 1_000));

// A test, so that its database is closed at the end.
test('the queue under load', async () => {
  flushToDisk();
  const queue = await openQueue();
  const { client, serve } = await serveQueue(queue);
  const stopServing = await serve();

  /** Runs `measure` while workers lease and run jobs. */
  async function withWorkers(handler: JobHandler, measure: () => Promise<void>): Promise<void> {
    const stopping = new AbortController();
    const workers = Array.from({ length: WORKERS }, () =>
      startJobWorker({
        client,
        service: 'reports',
        concurrency: CONCURRENCY,
        logger: queue.logger,
        registry: freshRegistry(),
        stopping: stopping.signal,
        handlers: [handler],
      }),
    );
    await measure();
    stopping.abort();
    await Promise.all(workers.map((worker) => worker.stopped));
  }

  async function isAllDone(): Promise<boolean> {
    const { rows } = await queue.db.worker.query(`select 1 from jobs where claimable_at is not null limit 1`);
    return rows.length === 0;
  }

  const asking = performance.now();
  for (let n = 0; n < JOBS; n += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, i) => queue.request(workspace(n + i), QUEUE));
    await Promise.all(batch);
  }
  console.log(`requested: ${perSecond(asking)} jobs/s`);

  const begin = performance.now();
  await withWorkers(
    handles(jobTypes.generateReport, async () => undefined),
    async () => {
      while (!(await isAllDone())) await new Promise((resolve) => setTimeout(resolve, 20));
      console.log(`${WORKERS} workers, ${WORKSPACES} workspaces: ${perSecond(begin)} jobs/s leased and completed`);
    },
  );

  const begun = new Map<string, () => void>();
  const waits: number[] = [];
  // Another type, because lease calls of the stopped workers still wait for jobs of the first one.
  const { type } = jobTypes.synthesizeInterview;
  await withWorkers(
    handles(jobTypes.synthesizeInterview, async (job) => begun.get(job.payload.synthesis_id)?.()),
    async () => {
      for (let n = 0; n < SINGLES; n += 1) {
        const started = new Promise<void>((resolve) => begun.set(`single ${n}`, resolve));
        const asked = performance.now();
        const payload = jobPayloads.SynthesizeInterview.encode({ synthesis_id: `single ${n}` }).finish();
        await queue.request(workspace(n), QUEUE, { type, payload });
        await started;
        waits.push(performance.now() - asked);
      }
    },
  );
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(SINGLES * share)] ?? Number.NaN).toFixed(1);
  console.log(`requested to started, insert included: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  client.close();
  await stopServing();
});
