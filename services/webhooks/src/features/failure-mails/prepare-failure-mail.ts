import type { webhooks } from '@insights/contracts';
import type { Call } from '@insights/db';
import { FAILURES_IN_A_ROW } from '../../db/health.ts';
import { loadEndpoint } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { failureText } from '../../domain/failures.ts';
import { dayOf } from './day-of.ts';

const NOT_NEEDED: webhooks.FailureMail = {
  is_needed: false,
  failed_attempts: 0,
  failing_since: '',
  event: '',
  event_id: '',
  reason: '',
  is_gone: false,
};

/** What a mail about a failing endpoint says, immediately before it is sent. Errors: `not_found`, also for a deleted endpoint. */
export function prepareFailureMail(
  { db }: Deps,
  call: Call,
  { endpoint_id, day }: webhooks.PrepareFailureMailRequest,
): Promise<webhooks.FailureMail> {
  return db.withWorkspace(call, async (tx) => {
    const { active } = await loadEndpoint(tx, endpoint_id);
    const health = await query(tx)
      .selectFrom('endpoint_health')
      .select([...FAILURES_IN_A_ROW, 'mailed_at'])
      .where('endpoint_id', '=', endpoint_id)
      .executeTakeFirstOrThrow();
    const { failed_attempts, failing_since, first_event, first_delivery_id, first_error, mailed_at, is_gone } = health;
    // A mail that waited for the mail server until the next one was requested is not needed.
    const isNewest = mailed_at !== null && dayOf(mailed_at) === day;
    const isFailing =
      failing_since !== null && first_error !== null && first_event !== null && first_delivery_id !== null;
    if ((!active && !is_gone) || !isNewest || !isFailing) return NOT_NEEDED;
    const reason = failureText(first_error);
    const first = { event: first_event, event_id: first_delivery_id };
    return { is_needed: true, failed_attempts, failing_since, ...first, reason, is_gone: is_gone && !active };
  });
}
