import type { contactMails } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { MailDeps } from './deps.ts';
import { prepareContactMail } from './features/contact-mail/prepare-contact-mail.ts';
import { getMailConsent, unsubscribe } from './features/unsubscribe.ts';

/** RPC → feature. */
export function contactMailsHandlers(deps: MailDeps): Handlers<contactMails.ContactMailsServiceService> {
  return {
    prepareContactMail: (request, call) => prepareContactMail(deps, call, request),
    getMailConsent: (request) => getMailConsent(deps, request),
    unsubscribe: (request, call) => unsubscribe(deps, call, request),
  };
}
