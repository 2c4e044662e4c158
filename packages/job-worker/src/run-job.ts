import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import { servicePrincipal } from '@insights/auth-context';
import { sleep } from '@insights/background';
import type { jobs } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { JobResult, JobTools, JobWorkerOptions } from './options.ts';
import { isStale, untilAnswered } from './retry.ts';

const HEARTBEAT_MS = 7_000;
/** How long reporting an outcome is retried. By then the lease has expired and the queue runs the job again. */
const REPORT_FOR_MS = 60_000;
const RATE_LIMITED = 429;
const tracer = trace.getTracer('insights.jobs');

export type Outcome = 'completed' | 'failed' | 'given_up' | 'stale';

type Progress = Omit<jobs.HeartbeatJobRequest, 'job_id' | 'attempt'>;
const NO_PROGRESS: Progress = { progress_phase: null, progress_message: null, progress_context_json: null };

/** Runs one leased job with heartbeats and reports its outcome to the queue. Never throws. */
export function runJob(options: JobWorkerOptions, job: jobs.LeasedJob, leave: AbortSignal): Promise<Outcome> {
  const parent = propagation.extract(context.active(), { traceparent: job.traceparent });
  const attributes = { 'job.id': job.id, 'job.attempt': job.attempt, 'job.queue': job.queue_name };
  return tracer.startActiveSpan(`job ${job.type}`, { kind: SpanKind.CONSUMER, attributes }, parent, async (span) => {
    const run = new Run(options, job, leave);
    try {
      const outcome = await run.toOutcome();
      if (outcome !== 'completed') span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
      return outcome;
    } finally {
      span.end();
    }
  });
}

function rejectOnceAborted(signal: AbortSignal, until: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () =>
      reject(new AppError('unavailable', { publicMessage: 'The worker is stopping; another one will run the job.' }));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: until });
  });
}

class Run {
  readonly #options: JobWorkerOptions;
  readonly #job: jobs.LeasedJob;
  readonly #ended = new AbortController();
  readonly #lost = new AbortController();
  readonly #leave: AbortSignal;
  readonly #call: { principal: ReturnType<typeof servicePrincipal> };

  constructor(options: JobWorkerOptions, job: jobs.LeasedJob, leave: AbortSignal) {
    this.#options = options;
    this.#job = job;
    this.#leave = leave;
    this.#call = { principal: servicePrincipal(options.service) };
  }

  async toOutcome(): Promise<Outcome> {
    const beating = this.#sendHeartbeats();
    const handled = await this.#handle();
    this.#ended.abort();
    await beating;
    if (this.#lost.signal.aborted) return 'stale';
    return 'failure' in handled ? this.#fail(handled.failure) : this.#complete(handled.result);
  }

  /** What the handler returned or threw. */
  async #handle(): Promise<{ result: JobResult } | { failure: unknown }> {
    const handler = this.#options.handlers.find(({ type }) => type.type === this.#job.type);
    if (!handler) return { failure: new Error(`No handler for jobs of type ${this.#job.type}`) };
    const tools: JobTools = {
      signal: AbortSignal.any([this.#lost.signal, this.#leave]),
      progress: (phase, message, about) =>
        this.#beat({
          progress_phase: phase,
          progress_message: message ?? null,
          progress_context_json: about === undefined ? null : JSON.stringify(about),
        }),
    };
    try {
      // A handler that ignores its signal does not delay the stop: the attempt check rejects what it stores later.
      const ended = rejectOnceAborted(this.#leave, this.#ended.signal);
      return { result: await Promise.race([handler.run(this.#job, tools), ended]) };
    } catch (failure) {
      return { failure };
    }
  }

  async #sendHeartbeats(): Promise<void> {
    const pause = this.#options.heartbeat_ms ?? HEARTBEAT_MS;
    const until = AbortSignal.any([this.#ended.signal, this.#lost.signal]);
    for (;;) {
      await sleep(pause, until);
      if (until.aborted) return;
      await this.#beat(NO_PROGRESS);
    }
  }

  /** A failed heartbeat does not stop the job: the transaction that stores its result checks the attempt. */
  async #beat(progress: Progress): Promise<void> {
    const { client, logger } = this.#options;
    const { id: job_id, attempt } = this.#job;
    try {
      await client.heartbeatJob({ job_id, attempt, ...progress }, this.#call);
    } catch (error) {
      if (isStale(error)) this.#lost.abort(error);
      else logger.warn({ err: error, job_id }, 'heartbeat failed');
    }
  }

  async #complete(result: JobResult): Promise<Outcome> {
    const { id: job_id, attempt } = this.#job;
    const request = { job_id, attempt, result_json: result ? JSON.stringify(result) : null };
    return this.#reportOutcome('completed', () => this.#options.client.completeJob(request, this.#call));
  }

  async #fail(error: unknown): Promise<Outcome> {
    const { client, logger } = this.#options;
    const { id: job_id, attempt, type } = this.#job;
    const error_code = error instanceof AppError ? error.code : 'internal';
    const permanent = error instanceof AppError && error.httpStatus < 500 && error.httpStatus !== RATE_LIMITED;
    logger.warn({ err: error, job_id, attempt, type, permanent }, 'job failed');
    return this.#reportOutcome(permanent ? 'given_up' : 'failed', () =>
      client.failJob({ job_id, attempt, error_code, permanent }, this.#call),
    );
  }

  async #reportOutcome(outcome: Outcome, call: () => Promise<unknown>): Promise<Outcome> {
    try {
      await untilAnswered(call, { for_ms: REPORT_FOR_MS, leave: this.#leave });
      return outcome;
    } catch (error) {
      const { logger } = this.#options;
      logger.warn({ err: error, job_id: this.#job.id, outcome }, 'job outcome rejected or undeliverable');
      return 'stale';
    }
  }
}
