import { servicePrincipal } from '@insights/auth-context';
import { jobTypes } from '@insights/contracts';
import { requestJob, sql } from '@insights/db';
import type { EmailDomain } from '../../db/entities.ts';
import { query, workerQuery } from '../../db/query.ts';
import type { EmailDomainDeps } from '../../deps.ts';

const BATCH = 200;
/** A check that has not run by then is requested again. */
const REQUEST_AGAIN_SECONDS = 900;

type Due = Pick<EmailDomain, 'id' | 'workspace_id' | 'next_check_at'>;

/** Requests a check of each domain that is due: one job for each due time, however many replicas run this. Returns how many. */
export async function requestDueChecks({ db }: Pick<EmailDomainDeps, 'db'>): Promise<number> {
  const due = await workerQuery(db)
    .selectFrom('email_domains')
    .select(['id', 'workspace_id', 'next_check_at'])
    .where('next_check_at', '<=', sql<string>`now()`)
    .orderBy('next_check_at')
    .limit(BATCH)
    .execute();
  let requested = 0;
  for (const domain of due) requested += await requestCheck(db, domain);
  return requested;
}

/** No-op if another replica has requested it, which moves the time of the next check. */
function requestCheck(db: EmailDomainDeps['db'], { id, workspace_id, next_check_at }: Due): Promise<number> {
  return db.withWorkspace({ principal: servicePrincipal('identity', workspace_id) }, async (tx) => {
    const taken = await query(tx)
      .updateTable('email_domains')
      .set({ next_check_at: sql`now() + ${REQUEST_AGAIN_SECONDS} * interval '1 second'` })
      .where('id', '=', id)
      .where('next_check_at', '=', next_check_at)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return 0;
    await requestJob(tx, jobTypes.verifyEmailDomain, { email_domain_id: id, due_at: next_check_at });
    return 1;
  });
}
