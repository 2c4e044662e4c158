import { route } from '../../core/route.ts';
import { MailConsent } from '../../schemas/join.ts';
import { tokenIn } from './answers.ts';
import { consentAnswer } from './consent-answer.ts';

export const getUnsubscribe = route({
  name: 'getUnsubscribe',
  method: 'get',
  path: '/v1/unsubscribe/:token',
  tag: 'join',
  doc: 'Returns whether the address behind the link in an e-mail still gets e-mails; in a browser, a page with an unsubscribe button. Changes nothing.',
  access: { public: true },
  workspace: 'none',
  success: { status: 200, body: MailConsent, forms: ['application/json', 'text/html'] },
  errors: ['not_found'],
  async handle({ params, call, accept, contactMails }) {
    const consent = await contactMails.getMailConsent({ token: tokenIn(params) }, call);
    return consentAnswer(consent, accept);
  },
  headers: { 'Accept-Language': 'The language of the page: English, German, French or Spanish.' },
});
