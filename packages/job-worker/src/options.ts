import type { Registry } from 'prom-client';
import type { jobs } from '@insights/contracts';
import type { Client } from '@insights/grpc-kit';
import type { Logger } from '@insights/telemetry';

/** What a handler gets beside its job. */
export interface JobTools {
  /** Reports the phase (`queued`, `loading`, `extracting`, `clustering`, `writing`, `storing` or `done`) and a message for people. */
  progress(phase: string, message?: string): Promise<void>;
  /** Aborts when this worker loses the job, or when the grace period of a stopping process ends. */
  readonly signal: AbortSignal;
}

/**
 * Runs one job. It may run again after a crash, and attempts may overlap when a live worker was considered dead: the transaction that
 * stores a result checks `job.attempt`. An AppError with a 4xx status other than 429 fails the job; every other error is retried.
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
  /** Jobs that run at the same time. */
  readonly concurrency: number;
  readonly handlers: Readonly<Record<string, JobHandler>>;
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
