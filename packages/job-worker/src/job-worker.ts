import { Counter, type Registry } from 'prom-client';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { Backoff, runPeriodically, sleep } from '@insights/background';
import type { jobs } from '@insights/contracts';
import type { JobWorker, JobWorkerOptions } from './options.ts';
import { QUEUE_RETRY } from './retry.ts';
import { runJob } from './run-job.ts';

const GRACE_MS = 8_000;
const REPORT_MS = 5_000;
const LEASE_WAIT_MS = 10_000;
/** Gathers the ends of short jobs: a lease costs the queue about the same for one job as for ten. */
const GATHER_MS = 5;

/**
 * Leases jobs of the types that have a handler and runs `concurrency` of them at a time until `stopping` aborts. Retries with backoff while
 * the queue is unavailable. A job that loses its lease is aborted through its signal.
 */
export function startJobWorker(options: JobWorkerOptions): JobWorker {
  const foreign = options.handlers.find(({ type }) => type.handler !== options.service);
  if (foreign)
    throw new Error(`${foreign.type.type} jobs are handled by ${foreign.type.handler}, not by ${options.service}`);
  const worker = new Worker(options);
  return { worker_id: worker.id, stopped: worker.run() };
}

const OUTCOMES = 'insights_job_attempts_total';

/** One metric for all workers of a process. */
function outcomesIn(registry: Registry): Counter<'type' | 'outcome'> {
  const existing = registry.getSingleMetric(OUTCOMES) as Counter<'type' | 'outcome'> | undefined;
  return (
    existing ??
    new Counter({
      name: OUTCOMES,
      help: 'Job attempts by outcome: completed, failed, given_up, stale.',
      labelNames: ['type', 'outcome'],
      registers: [registry],
    })
  );
}

class Worker {
  readonly id: string;
  readonly #options: JobWorkerOptions;
  readonly #running = new Set<Promise<void>>();
  readonly #leave = new AbortController();
  readonly #call: { principal: ReturnType<typeof servicePrincipal> };
  readonly #stopped: Promise<void>;
  readonly #outcomes: Counter<'type' | 'outcome'>;

  constructor(options: JobWorkerOptions) {
    this.#options = options;
    this.id = `${options.service}-${v7()}`;
    this.#call = { principal: servicePrincipal(options.service) };
    this.#stopped = new Promise((resolve) => {
      if (options.stopping.aborted) resolve();
      else options.stopping.addEventListener('abort', () => resolve(), { once: true });
    });
    this.#outcomes = outcomesIn(options.registry);
  }

  async run(): Promise<void> {
    const { grace_ms = GRACE_MS } = this.#options;
    const reporting = this.#keepReporting();
    const leasing = this.#keepLeasing();
    await this.#stopped;
    const cut = setTimeout(() => this.#leave.abort(), grace_ms);
    await leasing;
    while (this.#running.size > 0) await Promise.all(this.#running);
    clearTimeout(cut);
    await reporting;
    await this.#report(true).catch((error: unknown) => {
      this.#options.logger.warn({ err: error }, 'worker report failed');
    });
  }

  async #keepLeasing(): Promise<void> {
    const { stopping, logger } = this.#options;
    const backoff = new Backoff(QUEUE_RETRY);
    while (!stopping.aborted) {
      try {
        // A stopping worker does not wait for a pending lease call.
        await Promise.race([this.#lease(await this.#freeSlots()), this.#stopped]);
        backoff.reset();
      } catch (error) {
        logger.warn({ err: error }, 'leasing jobs failed; retrying');
        await backoff.wait(stopping);
      }
    }
  }

  /** Waits for a free slot. A worker that was full waits a moment longer and leases for several slots at once. */
  async #freeSlots(): Promise<number> {
    const { concurrency } = this.#options;
    const isFull = this.#running.size >= concurrency;
    while (this.#running.size >= concurrency) await Promise.race(this.#running);
    if (isFull && concurrency > 1) await sleep(GATHER_MS);
    return concurrency - this.#running.size;
  }

  async #lease(max_jobs: number): Promise<void> {
    const { client, handlers, stopping } = this.#options;
    const types = handlers.map(({ type }) => type.type);
    const request = { types, worker_id: this.id, max_jobs, wait_ms: LEASE_WAIT_MS };
    const leased = await client.leaseJobs(request, { ...this.#call, timeout_ms: LEASE_WAIT_MS + 5_000 });
    if (stopping.aborted) await Promise.all(leased.jobs.map((job) => this.#giveBack(job)));
    else for (const job of leased.jobs) this.#take(job);
  }

  /** Returns a job that was leased while the worker was stopping. */
  async #giveBack({ id: job_id, attempt }: jobs.LeasedJob): Promise<void> {
    await this.#options.client.failJob({ job_id, attempt, error_code: 'unavailable', permanent: false }, this.#call);
  }

  #take(job: jobs.LeasedJob): void {
    const work = runJob(this.#options, job, this.#leave.signal)
      .then((outcome) => this.#outcomes.inc({ type: job.type, outcome }))
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  async #keepReporting(): Promise<void> {
    const { report_ms = REPORT_MS } = this.#options;
    await runPeriodically(this.#options, {
      name: 'worker-report',
      every_ms: report_ms,
      run: () => this.#report(false),
    });
  }

  async #report(isStopping: boolean): Promise<void> {
    const { client, region = '', concurrency } = this.#options;
    const state = { region, capacity: concurrency, in_flight: this.#running.size, stopping: isStopping };
    await client.reportWorker({ worker_id: this.id, kind: 'jobs', ...state }, this.#call);
  }
}
