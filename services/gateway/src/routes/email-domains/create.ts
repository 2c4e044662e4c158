import { z } from 'zod';
import { route } from '../../core/route.ts';
import { EmailDomain } from '../../schemas/email-domain.ts';

export const createEmailDomain = route({
  name: 'createEmailDomain',
  method: 'post',
  path: '/v1/workspaces/:workspace_id/email-domains',
  tag: 'workspaces',
  doc: 'Adds a sender domain for mail. Publish the records of the response; they are checked periodically.',
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  audit: 'email_domain.added',
  body: z.object({ domain: z.string().max(253).trim().min(1).describe('For example `example.org`.') }),
  success: { status: 201, body: EmailDomain },
  errors: ['duplicate_email_domain', 'quota_exceeded'],
  handle: ({ body: { domain }, call, emailDomains }) => emailDomains.createEmailDomain({ domain }, call),
});
