import type { ServiceMigration } from '@insights/db';

export const payloads: ServiceMigration = {
  version: 4,
  name: 'payloads',
  oldest_compatible_code: 1,
  statements: [
    // What a job is about, as a message of its type. Rows of earlier versions have a subject only.
    `alter table jobs.jobs add column payload bytea`,
    `alter table jobs.jobs add constraint jobs_status
       check (status in ('queued', 'running', 'retrying', 'completed', 'failed', 'cancelled'))`,
    `alter table jobs.jobs add constraint jobs_progress_phase
       check (progress_phase in ('queued', 'loading', 'extracting', 'clustering', 'writing', 'storing', 'done'))`,
    `alter table jobs.workers add constraint workers_kind check (kind in ('jobs', 'interview'))`,
  ],
};
