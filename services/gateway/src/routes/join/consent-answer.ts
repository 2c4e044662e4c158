import type { contactMails } from '@insights/contracts';
import { PageAnswer } from '../../core/answer-pages.ts';

/** JSON for programs; for people, a page with one button that posts to the same address. */
export function consentAnswer(
  consent: contactMails.MailConsent,
  accept: string,
): contactMails.MailConsent | PageAnswer {
  if (accept !== 'text/html') return consent;
  return new PageAnswer('unsubscribe', consent.status === 'unsubscribed' ? 'done' : 'ask');
}
