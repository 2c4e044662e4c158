import type { contactMails } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { MailDeps } from './deps.ts';
import { admitting, process } from './domain/callers.ts';
import { prepareContactMail } from './features/contact-mail/prepare-contact-mail.ts';
import { getMailConsent, unsubscribe } from './features/unsubscribe/unsubscribe.ts';

type MailHandlers = Handlers<contactMails.ContactMailsServiceService>;

/** RPC → feature, by who may call. */
export function contactMailsHandlers(deps: MailDeps): MailHandlers {
  const forIdentity = {
    prepareContactMail: (request, call) => prepareContactMail(deps, call, request),
  } satisfies Partial<MailHandlers>;
  const forGateway = {
    getMailConsent: (request) => getMailConsent(deps, request),
    unsubscribe: (request) => unsubscribe(deps, request),
  } satisfies Partial<MailHandlers>;
  return { ...admitting(process('identity'), forIdentity), ...admitting(process('gateway'), forGateway) };
}
