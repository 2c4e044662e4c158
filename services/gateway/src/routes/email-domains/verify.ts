import { route } from '../../core/route.ts';
import { EmailDomain } from '../../schemas/email-domain.ts';

export const verifyEmailDomain = route({
  name: 'verifyEmailDomain',
  method: 'post',
  path: '/v1/workspaces/:workspace_id/email-domains/:email_domain_id/verify',
  tag: 'workspaces',
  doc: 'Checks the DNS records of the domain now. If the name servers do not respond, nothing changes.',
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  unaudited: 'Checks DNS. A change of status that results is recorded as email_domain.status_changed.',
  success: { status: 200, body: EmailDomain },
  errors: ['not_found'],
  handle: ({ params: { email_domain_id }, call, emailDomains }) =>
    emailDomains.verifyEmailDomain({ email_domain_id }, call),
});
