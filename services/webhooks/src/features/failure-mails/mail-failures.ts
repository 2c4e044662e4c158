import { jobTypes } from '@insights/contracts';
import { type Tx, anyOf, requestJob, sql } from '@insights/db';
import { query } from '../../db/query.ts';
import { FAILING_FROM } from '../../domain/endpoint-health.ts';
import { dayOf } from './day-of.ts';

/** A workspace with more failing endpoints finds the others in its list of endpoints. */
const MOST_A_DAY = 20;
/** Held until the end of the transaction, so that batches of other processes see what this one has counted. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('mails about failures ' || $1, 0))`;
const A_DAY_AGO = sql<string>`now() - interval '24 hours'`;

/**
 * Requests the mail to admins and owners about endpoints that keep failing, at most one in 24 hours for each. Called in the transaction that
 * stores their failures and holds the locks of their health, so any number of processes request it once. The job carries ids only.
 */
export async function mailFailures(tx: Tx, endpointIds: readonly string[]): Promise<void> {
  if (endpointIds.length === 0) return;
  const due = await query(tx)
    .selectFrom('endpoint_health')
    .select('endpoint_id')
    .where('endpoint_id', '=', anyOf(endpointIds))
    .where('failed_attempts', '>=', FAILING_FROM)
    .where(({ eb, or }) => or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', A_DAY_AGO)]))
    .orderBy('endpoint_id')
    .execute();
  if (due.length === 0) return;
  await tx.run(LOCK, [tx.workspaceId]);
  const left = Math.max(0, MOST_A_DAY - (await mailedLately(tx)));
  for (const { endpoint_id } of due.slice(0, left)) {
    const { mailed_at } = await query(tx)
      .updateTable('endpoint_health')
      .set({ mailed_at: sql`now()` })
      .where('endpoint_id', '=', endpoint_id)
      .returning(({ ref }) => ref('mailed_at').$notNull().as('mailed_at'))
      .executeTakeFirstOrThrow();
    await requestJob(tx, jobTypes.sendEmail, {
      kind: 'endpoint_failing',
      recipient_id: '',
      occasion: dayOf(mailed_at),
      conversation_id: '',
      flag: '',
      endpoint_id,
    });
  }
}

/** Endpoints of the workspace about which a mail was requested in the last 24 hours. */
async function mailedLately(tx: Tx): Promise<number> {
  const { count } = await query(tx)
    .selectFrom('endpoint_health')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mailed_at', '>', A_DAY_AGO)
    .executeTakeFirstOrThrow();
  return count;
}
