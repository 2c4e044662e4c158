import { SHORT_LIST } from '../../core/paging.ts';
import { listRoute } from '../../core/route.ts';
import { EmailDomain } from '../../schemas/email-domain.ts';

export const listEmailDomains = listRoute({
  name: 'listEmailDomains',
  path: '/v1/workspaces/:workspace_id/email-domains',
  tag: 'workspaces',
  doc: "Lists the workspace's e-mail domains with the state of their DNS records, newest first.",
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  page: SHORT_LIST,
  item: EmailDomain,
  handle: ({ page, call, emailDomains }) => emailDomains.listEmailDomains({ page }, call),
});
