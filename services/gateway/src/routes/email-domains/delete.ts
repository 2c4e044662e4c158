import { route } from '../../core/route.ts';

export const deleteEmailDomain = route({
  name: 'deleteEmailDomain',
  method: 'delete',
  path: '/v1/workspaces/:workspace_id/email-domains/:email_domain_id',
  tag: 'workspaces',
  doc: 'Removes a domain and its key. Mail is sent from the default sender again.',
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  audit: 'email_domain.removed',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params: { email_domain_id }, call, emailDomains }) {
    await emailDomains.deleteEmailDomain({ email_domain_id }, call);
    return undefined;
  },
});
