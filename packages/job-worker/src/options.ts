import type { Registry } from 'prom-client';
import type { jobs } from '@insights/contracts';
import type { Client } from '@insights/grpc-kit';
import type { Logger } from '@insights/telemetry';

/** What a handler has at hand beside its job. */
export interface JobTools {
  /** Says how far the job is: `queued`, `loading`, `extracting`, `clustering`, `writing`, `storing` or `done`, and words for a reader. */
  progress(phase: string, message?: string): Promise<void>;
  /** Aborted when the job is not this worker's any more, or must be left because the process stops. */
  readonly signal: AbortSignal;
}

/**
 * Does one job. It may run again after a crash, and a worker thought dead may still be at it: whatever it stores, it stores with
 * `job.attempt` checked in the same transaction. An AppError that is a caller's mistake (4xx) ends the job; anything else is retried.
 */
export type JobHandler = (job: jobs.LeasedJob, tools: JobTools) => Promise<void>;

export interface JobWorkerOptions {
  readonly client: Pick<
    Client<jobs.JobsServiceService>,
    'leaseJobs' | 'heartbeatJob' | 'completeJob' | 'failJob' | 'reportWorker'
  >;
  /** The calling service's name. */
  readonly service: string;
  readonly queues: readonly string[];
  /** Jobs at hand at the same time. */
  readonly concurrency: number;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly registry: Registry;
  /** Once aborted, nothing more is leased, and what is at hand has `grace_ms` to finish. */
  readonly stopping: AbortSignal;
  /** Default 8,000. */
  readonly grace_ms?: number;
  /** Default 7,000; well under the lease of 30 s, so that two lost heartbeats do no harm. */
  readonly heartbeat_ms?: number;
  /** Default 5,000. */
  readonly report_ms?: number;
  readonly region?: string;
}

export interface JobWorker {
  readonly worker_id: string;
  /** Resolves after `stopping`, when nothing is at hand any more. */
  readonly stopped: Promise<void>;
}
