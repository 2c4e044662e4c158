import { Counter } from 'prom-client';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import type { jobs } from '@insights/contracts';
import type { JobWorker, JobWorkerOptions } from './options.ts';
import { Patience, wait } from './patience.ts';
import { runJob } from './run-job.ts';

const GRACE_MS = 8_000;
const REPORT_MS = 5_000;
const LEASE_WAIT_MS = 10_000;
/** A lease costs the queue about the same for one job as for ten. */
const GATHER_MS = 5;
const KIND = 'jobs';

/**
 * Leases jobs of `queues` and runs them, `concurrency` at a time, until `stopping`. A queue that is away is asked again with
 * growing pauses; a job whose lease went to another is told through its signal.
 */
export function startJobWorker(options: JobWorkerOptions): JobWorker {
  const worker = new Worker(options);
  return { worker_id: worker.id, stopped: worker.run() };
}

class Worker {
  readonly id: string;
  readonly #options: JobWorkerOptions;
  readonly #atHand = new Set<Promise<void>>();
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
    this.#outcomes = new Counter({
      name: 'job_attempts_total',
      help: 'Attempts at jobs by outcome: completed, failed, given_up, stale.',
      labelNames: ['type', 'outcome'],
      registers: [options.registry],
    });
  }

  async run(): Promise<void> {
    const { grace_ms = GRACE_MS } = this.#options;
    const reporting = this.#keepReporting();
    const leasing = this.#keepLeasing();
    await this.#stopped;
    const cut = setTimeout(() => this.#leave.abort(), grace_ms);
    await leasing;
    while (this.#atHand.size > 0) await Promise.all(this.#atHand);
    clearTimeout(cut);
    await reporting;
    await this.#report(true);
  }

  async #keepLeasing(): Promise<void> {
    const { stopping, logger } = this.#options;
    const patience = new Patience();
    while (!stopping.aborted) {
      try {
        // A question that nobody has answered yet keeps no worker from leaving.
        await Promise.race([this.#lease(await this.#room()), this.#stopped]);
        patience.reset();
      } catch (error) {
        logger.warn({ err: error }, 'no jobs can be leased; trying again');
        await patience.wait(stopping);
      }
    }
  }

  /** How many jobs there is room for, at least one. A full worker waits a moment longer, as ends of short jobs come together. */
  async #room(): Promise<number> {
    const { concurrency } = this.#options;
    const isFull = this.#atHand.size >= concurrency;
    while (this.#atHand.size >= concurrency) await Promise.race(this.#atHand);
    if (isFull && concurrency > 1) await wait(GATHER_MS);
    return concurrency - this.#atHand.size;
  }

  async #lease(max_jobs: number): Promise<void> {
    const { client, queues, handlers, stopping } = this.#options;
    // Others may work on the same queue: what they handle is left to them.
    const types = Object.keys(handlers);
    const request = { queues: [...queues], types, worker_id: this.id, max_jobs, wait_ms: LEASE_WAIT_MS };
    const leased = await client.leaseJobs(request, { ...this.#call, timeout_ms: LEASE_WAIT_MS + 5_000 });
    if (stopping.aborted) await Promise.all(leased.jobs.map((job) => this.#refuse(job)));
    else for (const job of leased.jobs) this.#take(job);
  }

  /** Gives back what came when it was too late to begin. */
  async #refuse({ id: job_id, attempt }: jobs.LeasedJob): Promise<void> {
    await this.#options.client.failJob({ job_id, attempt, error_code: 'unavailable', permanent: false }, this.#call);
  }

  #take(job: jobs.LeasedJob): void {
    const work = runJob(this.#options, job, this.#leave.signal)
      .then((outcome) => this.#outcomes.inc({ type: job.type, outcome }))
      .finally(() => this.#atHand.delete(work));
    this.#atHand.add(work);
  }

  async #keepReporting(): Promise<void> {
    const { stopping, report_ms = REPORT_MS } = this.#options;
    while (!stopping.aborted) {
      await this.#report(false);
      await wait(report_ms, stopping);
    }
  }

  async #report(isStopping: boolean): Promise<void> {
    const { client, region = '', concurrency, logger } = this.#options;
    const state = { region, capacity: concurrency, in_flight: this.#atHand.size, stopping: isStopping };
    try {
      await client.reportWorker({ worker_id: this.id, kind: KIND, ...state }, this.#call);
    } catch (error) {
      logger.warn({ err: error }, 'the worker registry does not answer');
    }
  }
}
