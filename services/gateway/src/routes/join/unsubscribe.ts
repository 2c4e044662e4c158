import { z } from 'zod';
import { route } from '../../core/route.ts';
import { MailConsent } from '../../schemas/join.ts';
import { tokenIn } from './answers.ts';
import { consentAnswer } from './consent-answer.ts';

/** Mail programs send a body (RFC 8058) that only says that this is one-click; the link alone matters. */
const anything = () => ({});

export const unsubscribe = route({
  name: 'unsubscribe',
  method: 'post',
  path: '/v1/unsubscribe/:token',
  tag: 'join',
  doc: 'Takes the address behind the link of a mail off: it gets no more invitations and reminders of that workspace. One click of RFC 8058; may be repeated.',
  access: { public: true },
  workspace: 'none',
  audit: 'contact.unsubscribed',
  body: z.object({}),
  body_optional: true,
  body_forms: { 'application/x-www-form-urlencoded': anything, 'multipart/form-data': anything },
  success: { status: 200, body: MailConsent, forms: ['application/json', 'text/html'] },
  errors: ['not_found'],
  async handle({ params, call, accept, contactMails }) {
    const consent = await contactMails.unsubscribe({ token: tokenIn(params) }, call);
    return consentAnswer(consent, accept);
  },
  headers: { 'Accept-Language': 'The language of the page: English, German, French or Spanish.' },
});
