import type { Registry } from 'prom-client';
import { type JobEntry, type JobType, type WordOf, type jobs, payloadOf } from '@insights/contracts';
import type { Client } from '@insights/grpc-kit';
import type { Logger } from '@insights/telemetry';

/** A leased job as its handler gets it. */
export interface Job<T> {
  readonly id: string;
  readonly workspace_id: string;
  /** Fencing number: grows with each lease of this job. */
  readonly attempt: number;
  readonly payload: T;
}

/** Progress reports and cancellation, for a handler. */
export interface JobTools {
  /** Stores the phase of the job, a message for people, and what the job is about; without the last, it stays as it was. */
  progress(phase: WordOf<typeof jobs.ProgressPhase>, message?: string, about?: Record<string, unknown>): Promise<void>;
  /** Aborts when the job was cancelled or leased again, and when the shutdown grace period is over. */
  readonly signal: AbortSignal;
}

/** What callers read in a completed job, without personal data, because it is kept as long as the job. Written as JSON. */
export type JobResult = object | void;

/** Runs the jobs of one type; created by `handles`. */
export interface JobHandler {
  readonly type: JobEntry;
  /** Returns what the job leaves, if anything. */
  run(job: jobs.LeasedJob, tools: JobTools): Promise<JobResult>;
}

/**
 * Binds a handler to its type. A handler may run again after a crash, and two attempts may overlap when a slow worker lost its lease: it
 * checks `job.attempt` in the transaction that stores its result. An AppError with a 4xx status (except 429) ends the job; any other
 * error is retried.
 */
export function handles<T>(type: JobType<T>, handle: (job: Job<T>, tools: JobTools) => Promise<JobResult>): JobHandler {
  return {
    type,
    async run(job, tools) {
      const payload = payloadOf(type, job);
      if (payload === undefined) throw new Error(`A handler for ${type.type} was given a job of type ${job.type}`);
      const { id, workspace_id, attempt } = job;
      return handle({ id, workspace_id, attempt, payload }, tools);
    },
  };
}

export interface JobWorkerOptions {
  readonly client: Pick<
    Client<jobs.JobsServiceService>,
    'leaseJobs' | 'heartbeatJob' | 'completeJob' | 'failJob' | 'reportWorker'
  >;
  /** The service that this process belongs to. It must be the handler that the catalogue names for each type. */
  readonly service: string;
  /** Jobs that run at the same time. */
  readonly concurrency: number;
  readonly handlers: readonly JobHandler[];
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly registry: Registry;
  /** Once aborted, no more jobs are leased, and running ones have `grace_ms` to finish. */
  readonly stopping: AbortSignal;
  /** Default 8,000. */
  readonly grace_ms?: number;
  /** Default 7,000; the lease of 30 s survives two lost heartbeats. */
  readonly heartbeat_ms?: number;
  /** Default 5,000. */
  readonly report_ms?: number;
  readonly region?: string;
}

export interface JobWorker {
  readonly worker_id: string;
  /** Resolves after `stopping` aborted and the last job ended. */
  readonly stopped: Promise<void>;
}
