import type { Input, jobs } from '@insights/contracts';
import { type Call, type Db, isAfter, keyset, pageOf } from '@insights/db';
import { SHOWN, presentJob } from '../db/present.ts';
import { type Query, onQueue, query } from '../db/query.ts';
import { activeStates } from '../domain/job-states.ts';
import { PlatformVisits } from './platform-visits.ts';

const DEFAULT_LIMIT = 1_000;

/** Queued, running and retrying jobs of the caller's workspace, newest first; of all workspaces for a platform admin outside any. */
export async function listActiveJobs(
  db: Db,
  { page = null }: Input<jobs.ListActiveJobsRequest>,
  call: Call,
): Promise<jobs.ListActiveJobsResponse> {
  const limit = page?.limit || DEFAULT_LIMIT;
  const after = keyset(page?.cursor ?? '');
  const active = (jobs: Query) =>
    jobs
      .selectFrom('jobs')
      .select(SHOWN)
      .where('claimable_at', 'is not', null)
      .where('status', 'in', activeStates)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
  const { platform_role, workspace_id } = call.principal;
  const seesAll = platform_role === 'admin' && workspace_id === '';
  const rows = seesAll ? await onQueue(db, active) : await db.withWorkspace(call, (tx) => active(query(tx)));
  const { items, next_cursor } = pageOf(rows, limit);
  if (seesAll) await visits.note(db, call, new Set(items.map((row) => row.workspace_id)));
  return { items: items.map(presentJob), next_cursor };
}

const visits = new PlatformVisits();
