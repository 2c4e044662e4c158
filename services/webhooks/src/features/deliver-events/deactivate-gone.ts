import { servicePrincipal } from '@insights/auth-context';
import { jobTypes } from '@insights/contracts';
import { type Db, announceAudit, requestJob, sql } from '@insights/db';
import { AppError } from '@insights/errors';
import { lockEndpoint } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { dayOf } from '../failure-mails/day-of.ts';
import { failPending } from '../fail-pending.ts';
import type { PreparedDelivery } from './prepare.ts';

/**
 * Deactivates an endpoint whose receiver answered 410 to the last attempt, and mails admins and owners. Runs after the outcome is stored, in its own
 * transaction: a deactivation locks the endpoint before its deliveries. No-op if the endpoint is inactive, deleted or has another address.
 */
export async function deactivateGone(
  db: Db,
  { workspace_id, endpoint_id, url }: Pick<PreparedDelivery, 'workspace_id' | 'endpoint_id' | 'url'>,
  mailEnabled: boolean,
): Promise<void> {
  const call = { principal: servicePrincipal('webhooks', workspace_id) };
  await db
    .withWorkspace(call, async (tx) => {
      const endpoint = await lockEndpoint(tx, endpoint_id);
      if (!endpoint.active || endpoint.url !== url) return;
      endpoint.active = false;
      await failPending(tx, endpoint_id);
      const { mailed_at } = await query(tx)
        .updateTable('endpoint_health')
        .set({ is_gone: true, mailed_at: sql`now()` })
        .where('endpoint_id', '=', endpoint_id)
        .returning(({ ref }) => ref('mailed_at').$notNull().as('mailed_at'))
        .executeTakeFirstOrThrow();
      await announceAudit(tx, call, {
        action: 'webhook_endpoint.deactivated',
        subject: endpoint_id,
        details: { response_status: 410 },
      });
      if (!mailEnabled) return;
      await requestJob(tx, jobTypes.sendEmail, {
        kind: 'endpoint_failing',
        recipient_id: '',
        occasion: dayOf(mailed_at),
        conversation_id: '',
        flag: '',
        endpoint_id,
      });
    })
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
}
