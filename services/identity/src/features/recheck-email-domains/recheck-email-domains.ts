import { servicePrincipal } from '@insights/auth-context';
import { jobTypes } from '@insights/contracts';
import { requestJob } from '@insights/db';
import type { EmailDomainDeps } from '../../deps.ts';

const BATCH = 200;
/** A look that is not done by then is asked for again. */
const ASK_AGAIN_SECONDS = 900;

interface Due {
  id: string;
  workspace_id: string;
  next_check_at: string;
}

/** Asks for a look at each domain whose time has come, one job for each time, whoever asks. How many were asked for. */
export async function requestDueChecks({ db }: Pick<EmailDomainDeps, 'db'>): Promise<number> {
  const { rows } = await db.worker.query<Due>(
    `select id, workspace_id, next_check_at from email_domains
      where next_check_at <= now() order by next_check_at limit ${BATCH}`,
  );
  let asked = 0;
  for (const due of rows) asked += await requestCheck(db, due);
  return asked;
}

/** Another replica may have asked already: then the time of the next look is another one. */
function requestCheck(db: EmailDomainDeps['db'], { id, workspace_id, next_check_at }: Due): Promise<number> {
  return db.withWorkspace({ principal: servicePrincipal('identity', workspace_id) }, async (tx) => {
    const taken = await tx.run(
      `update email_domains set next_check_at = now() + ${ASK_AGAIN_SECONDS} * interval '1 second'
        where id = $1 and next_check_at = $2`,
      [id, next_check_at],
    );
    if (taken === 0) return 0;
    await requestJob(tx, jobTypes.verifyEmailDomain, { email_domain_id: id, due_at: next_check_at });
    return 1;
  });
}
