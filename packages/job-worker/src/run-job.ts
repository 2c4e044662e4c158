import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import { servicePrincipal } from '@insights/auth-context';
import type { jobs } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { JobHandler, JobTools, JobWorkerOptions } from './options.ts';
import { isStale, untilAnswered, wait } from './patience.ts';

const HEARTBEAT_MS = 7_000;
/** How long an outcome is told to a queue that does not answer. After that the lease has run out anyway, and the job comes again. */
const TELL_FOR_MS = 60_000;
const RATE_LIMITED = 429;
const tracer = trace.getTracer('insights.jobs');

export type Outcome = 'completed' | 'failed' | 'given_up' | 'stale';

interface Beat {
  progress_phase: string;
  progress_message: string;
}
const STILL_ALIVE: Beat = { progress_phase: '', progress_message: '' };

/** Runs one leased job to its end: heartbeats beside it, its outcome told to the queue. Never throws. */
export function runJob(options: JobWorkerOptions, job: jobs.LeasedJob, leave: AbortSignal): Promise<Outcome> {
  const parent = propagation.extract(context.active(), { traceparent: job.traceparent });
  const attributes = { 'job.id': job.id, 'job.attempt': job.attempt, 'job.queue': job.queue_name };
  return tracer.startActiveSpan(`job ${job.type}`, { kind: SpanKind.CONSUMER, attributes }, parent, async (span) => {
    const run = new Run(options, job, leave);
    try {
      const outcome = await run.toItsEnd();
      if (outcome !== 'completed') span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
      return outcome;
    } finally {
      span.end();
    }
  });
}

function rejectOnceAborted(signal: AbortSignal, until: AbortSignal): Promise<never> {
  const error = new AppError('unavailable', { say: 'The worker stops; another will take the job over.' });
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(error);
    else signal.addEventListener('abort', () => reject(error), { once: true, signal: until });
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

  async toItsEnd(): Promise<Outcome> {
    const beating = this.#keepBeating();
    const failure = await this.#handle();
    this.#ended.abort();
    await beating;
    if (this.#lost.signal.aborted) return 'stale';
    return failure === undefined ? this.#complete() : this.#fail(failure);
  }

  /** What went wrong, or undefined. */
  async #handle(): Promise<unknown> {
    const { handlers } = this.#options;
    const handler: JobHandler | undefined = Object.hasOwn(handlers, this.#job.type)
      ? handlers[this.#job.type]
      : undefined;
    // A queue of a former version leases any type.
    if (!handler) return new Error(`no handler for jobs of type ${this.#job.type}`);
    const tools: JobTools = {
      signal: AbortSignal.any([this.#lost.signal, this.#leave]),
      progress: (phase, message = '') => this.#beat({ progress_phase: phase, progress_message: message }),
    };
    try {
      // A handler that does not heed its signal holds nobody up: what it stores later is refused by its attempt.
      await Promise.race([handler(this.#job, tools), rejectOnceAborted(this.#leave, this.#ended.signal)]);
      return undefined;
    } catch (error) {
      return error ?? new Error('a handler threw nothing');
    }
  }

  async #keepBeating(): Promise<void> {
    const pause = this.#options.heartbeat_ms ?? HEARTBEAT_MS;
    const until = AbortSignal.any([this.#ended.signal, this.#lost.signal]);
    for (;;) {
      await wait(pause, until);
      if (until.aborted) return;
      await this.#beat(STILL_ALIVE);
    }
  }

  /** A heartbeat that is not answered is no reason to stop: the effect's own write checks the attempt. */
  async #beat(beat: Beat): Promise<void> {
    const { client, logger } = this.#options;
    const { id: job_id, attempt } = this.#job;
    try {
      await client.heartbeatJob({ job_id, attempt, ...beat, progress_context_json: '' }, this.#call);
    } catch (error) {
      if (isStale(error)) this.#lost.abort(error);
      else logger.warn({ err: error, job_id }, 'a heartbeat was not taken');
    }
  }

  async #complete(): Promise<Outcome> {
    const { id: job_id, attempt } = this.#job;
    return this.#tell('completed', () => this.#options.client.completeJob({ job_id, attempt }, this.#call));
  }

  async #fail(error: unknown): Promise<Outcome> {
    const { client, logger } = this.#options;
    const { id: job_id, attempt, type } = this.#job;
    const error_code = error instanceof AppError ? error.code : 'internal';
    const permanent = error instanceof AppError && error.httpStatus < 500 && error.httpStatus !== RATE_LIMITED;
    logger.warn({ err: error, job_id, attempt, type, permanent }, 'a job failed');
    return this.#tell(permanent ? 'given_up' : 'failed', () =>
      client.failJob({ job_id, attempt, error_code, permanent }, this.#call),
    );
  }

  async #tell(outcome: Outcome, call: () => Promise<unknown>): Promise<Outcome> {
    try {
      await untilAnswered(call, { for_ms: TELL_FOR_MS, leave: this.#leave });
      return outcome;
    } catch (error) {
      const { logger } = this.#options;
      logger.warn(
        { err: error, job_id: this.#job.id, outcome },
        'the outcome of a job is not wanted, or cannot be told',
      );
      return 'stale';
    }
  }
}
