import type { jobs } from '@insights/contracts';
import { type Call, type Db, keyset, pageOf } from '@insights/db';
import { JOB_COLUMNS, type JobRow, jobResource } from '../../db/job-resource.ts';
import { queueRows } from '../../db/queue.ts';
import { activeStates } from '../../domain/job-states.ts';
import { PlatformVisits } from './platform-visits.ts';

const DEFAULT_LIMIT = 1_000;

const ACTIVE = `select ${JOB_COLUMNS} from jobs
  where claimable_at is not null and status = any($1)
    and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
  order by created_at desc, id desc limit $4`;

/** What is queued, running or retrying in the caller's workspace, newest first; for a platform admin in none: in all of them. */
export async function listActiveJobs(
  db: Db,
  request: jobs.ListActiveJobsRequest,
  call: Call,
): Promise<jobs.ListActiveJobsResponse> {
  const limit = request.page?.limit || DEFAULT_LIMIT;
  const after = keyset(request.page?.cursor ?? '');
  const parameters = [activeStates, after?.created_at ?? null, after?.id ?? null, limit + 1];
  const { platform_role, workspace_id } = call.principal;
  const seesAll = platform_role === 'admin' && workspace_id === '';
  const rows = seesAll
    ? await queueRows<JobRow>(db, ACTIVE, parameters)
    : await db.withWorkspace(call, (tx) => tx.rows<JobRow>(ACTIVE, parameters));
  const { items, next_cursor } = pageOf(rows, limit);
  if (seesAll) await visits.note(db, call, new Set(items.map((row) => row.workspace_id)));
  return { items: items.map(jobResource), next_cursor };
}

const visits = new PlatformVisits();
