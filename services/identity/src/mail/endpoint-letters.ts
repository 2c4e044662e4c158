import { servicePrincipal } from '@insights/auth-context';
import type { webhooks } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { Client } from '@insights/grpc-kit';
import { adminOf } from './admins.ts';
import { nullIfDeleted } from './contact-letters.ts';
import type { LetterSource } from './letter.ts';

/** Letters to admins and owners about a webhook endpoint that keeps failing or was deactivated because its receiver is gone, in English, because their language is unknown. */
export function endpointLetters(
  db: Db,
  client: Pick<Client<webhooks.WebhooksServiceService>, 'prepareFailureMail'>,
  publicUrl: string,
): LetterSource {
  return async (workspaceId, payload) => {
    const call = { principal: servicePrincipal('identity', workspaceId) };
    const { endpoint_id, occasion: day } = payload;
    const mail = await client.prepareFailureMail({ endpoint_id, day }, call).catch(nullIfDeleted);
    if (!mail?.is_needed) return null;
    const admin = await adminOf(db, call, payload);
    if (!admin) return null;
    return {
      kind: 'endpoint_failing',
      to: { address: admin.email, name: admin.full_name },
      locale: 'en',
      timezone: 'UTC',
      link: `${publicUrl.replace(/\/$/, '')}/v1/webhook-endpoints/${endpoint_id}`,
      expires_at: null,
      scheduled_for: null,
      calendar: null,
      thread_id: null,
      campaign_name: null,
      minutes: null,
      role: null,
      flag: null,
      failures: {
        attempts: mail.failed_attempts,
        since: mail.failing_since,
        event: mail.event,
        event_id: mail.event_id,
        reason: mail.reason,
        is_gone: mail.is_gone,
      },
      unsubscribe_url: null,
    };
  };
}
