import { servicePrincipal } from '@insights/auth-context';
import type { contactMails } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { Client } from '@insights/grpc-kit';
import type { LetterSource, MailKind } from './letter.ts';

/** Letters to contacts. The campaigns service has their addresses and makes their links. */
export function contactLetters(
  campaigns: Pick<Client<contactMails.ContactMailsServiceService>, 'prepareContactMail'>,
  kind: Exclude<MailKind, 'member_invitation' | 'flag_raised' | 'endpoint_failing'>,
): LetterSource {
  return async (workspaceId, { recipient_id: contact_id }, { workspace, address }) => {
    const call = { principal: servicePrincipal('identity', workspaceId) };
    const request = { kind, contact_id, sender_name: workspace, sender_address: address };
    const mail = await campaigns.prepareContactMail(request, call).catch(nullIfDeleted);
    if (!mail || mail.skip !== null) return null;
    return {
      kind,
      to: { address: mail.address, name: mail.name },
      locale: mail.locale,
      timezone: mail.timezone,
      link: mail.participant_url || null,
      scheduled_for: mail.scheduled_for,
      calendar: mail.calendar,
      thread_id: mail.thread_id || null,
      expires_at: mail.expires_at,
      campaign_name: mail.campaign_name,
      minutes: mail.max_duration_minutes,
      role: null,
      flag: null,
      failures: null,
      unsubscribe_url: mail.unsubscribe_url,
    };
  };
}

/** The result of a call about something that may have been deleted. */
export function nullIfDeleted(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
