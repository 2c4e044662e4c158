import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import type { JobStatus } from '../domain/job-states.ts';

const time = () => p.string().columnType('timestamptz(3)').runtimeType('string');

/** What a caller may see and cancel; leases are worked on as sets, in SQL. */
export const Job = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    queue_name: p.text(),
    type: p.text(),
    status: p.text().$type<JobStatus>(),
    progress_phase: p.text(),
    progress_message: p.text(),
    progress_context: p.json().$type<Record<string, unknown>>(),
    progress_updated_at: time().nullable(),
    attempts: p.integer(),
    run_after: time().nullable(),
    heartbeat_at: time().nullable(),
    lease_expires_at: time().nullable(),
    created_at: time(),
    finished_at: time().nullable(),
  },
});
export type Job = InferEntity<typeof Job>;

export const entities = [Job];
