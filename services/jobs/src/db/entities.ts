import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { type WordOf, jobs, wordsOf } from '@insights/contracts';
import type { TablesOf } from '@insights/db';

/** timestamptz in the tables, ISO 8601 text here. */
const time = () => p.string().columnType('timestamptz(3)').runtimeType('string');

/** Type and queue are open in SQL, so that a new type of job needs no migration. */
export const Job = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    /** Identifies the request; unique within a workspace. */
    key: p.text(),
    type: p.text().$type<WordOf<typeof jobs.JobType>>(),
    queue_name: p.text().$type<WordOf<typeof jobs.QueueName>>(),
    /** A message of the job's type. */
    payload: p.blob().$type<Uint8Array>(),
    traceparent: p.text().default(''),
    status: p.enum(wordsOf(jobs.JobStatus)).default('queued'),
    attempts: p.integer().default(0),
    /** Null: the setting JOB_MAX_ATTEMPTS. */
    max_attempts: p.integer().strictNullable(),
    run_after: time().strictNullable(),
    worker_id: p.text().strictNullable(),
    leased_at: time().strictNullable(),
    heartbeat_at: time().strictNullable(),
    lease_expires_at: time().strictNullable(),
    progress_phase: p.enum(wordsOf(jobs.ProgressPhase)).default('queued'),
    progress_message: p.text().default(''),
    progress_context: p.json().$type<Record<string, unknown>>().defaultRaw(`'{}'`),
    progress_updated_at: time().strictNullable(),
    error_code: p.text().strictNullable(),
    /** What a completed job of some types leaves. */
    result: p.json().$type<Record<string, unknown>>().strictNullable(),
    created_at: time().defaultRaw('now()'),
    finished_at: time().strictNullable(),
    /** When `job_failed` was emitted. */
    announced_at: time().strictNullable(),
    /** Since when the job may be leased; null once it has ended. Computed by the database. */
    claimable_at: time().strictNullable(),
  },
});
export type Job = InferEntity<typeof Job>;

/** A worker process, by its last heartbeat. Belongs to no workspace. */
export const Worker = defineEntity({
  name: 'Worker',
  tableName: 'workers',
  properties: {
    worker_id: p.text().primary(),
    kind: p.enum(wordsOf(jobs.WorkerKind)),
    region: p.text(),
    capacity: p.integer(),
    in_flight: p.integer(),
    heartbeat_at: time(),
  },
});

export const entities = [Job, Worker] as const;
export type Tables = TablesOf<typeof entities>;
