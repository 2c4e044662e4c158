import type { jobs } from '@insights/contracts';
import type { Job } from './entities.ts';

export type JobRow = Omit<Job, 'finished_at'>;

export const JOB_COLUMNS = `id, workspace_id, queue_name, type, status, progress_phase, progress_message, progress_context,
  progress_updated_at, attempts, run_after, heartbeat_at, lease_expires_at, created_at`;

/** A job as the contract shows it. */
export function jobResource(row: JobRow): jobs.Job {
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    queue_name: row.queue_name,
    type: row.type,
    status: row.status,
    progress_phase: row.progress_phase,
    progress_message: row.progress_message,
    progress_context_json: JSON.stringify(row.progress_context),
    progress_updated_at: row.progress_updated_at ?? null,
    attempts: row.attempts,
    run_after: row.run_after ?? null,
    heartbeat_at: row.heartbeat_at ?? null,
    lease_expires_at: row.lease_expires_at ?? null,
    created_at: row.created_at,
  };
}
