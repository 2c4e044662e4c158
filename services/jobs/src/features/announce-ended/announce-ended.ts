import { servicePrincipal } from '@insights/auth-context';
import { type events, eventTypes } from '@insights/contracts';
import { type Db, append } from '@insights/db';
import { queueRows } from '../../db/queue.ts';

const BATCH = 100;

interface Ended {
  id: string;
  workspace_id: string;
}

/**
 * Says on the bus which jobs have ended without their effect (failed for good, or cancelled), each once: whoever waits for
 * such a job settles its own state. Returns how many were said.
 */
export async function announceEnded(db: Db): Promise<number> {
  const ended = await queueRows<Ended>(
    db,
    `select id, workspace_id from jobs
      where status in ('failed', 'cancelled') and announced_at is null order by finished_at limit $1`,
    [BATCH],
  );
  for (const job of ended) await announce(db, job);
  return ended.length;
}

/** The mark and the event are one transaction: a replica that is faster leaves nothing to do. */
function announce(db: Db, { id, workspace_id }: Ended): Promise<void> {
  return db.withWorkspace({ principal: servicePrincipal('jobs', workspace_id) }, async (tx) => {
    const job = await tx.row<Pick<events.JobFailed, 'type' | 'subject_id' | 'status' | 'error_code'>>(
      `update jobs set announced_at = now() where id = $1 and announced_at is null 
        returning type, subject_id, status, case status when 'failed' then coalesce(error_code, '') else '' end as error_code`,
      [id],
    );
    if (!job) return;
    await append(tx, eventTypes.jobFailed, { job_id: id, ...job }, { aggregate_id: id, aggregate_version: 1 });
  });
}
