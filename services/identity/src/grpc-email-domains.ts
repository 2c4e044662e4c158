import type { emailDomains } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { EmailDomainDeps } from './deps.ts';
import { createEmailDomain } from './features/email-domains/create-email-domain.ts';
import { deleteEmailDomain } from './features/email-domains/delete-email-domain.ts';
import { listEmailDomains } from './features/email-domains/list-email-domains.ts';
import { verifyEmailDomain } from './features/email-domains/verify-email-domain.ts';

/** RPC → feature. */
export function emailDomainsHandlers(deps: EmailDomainDeps): Handlers<emailDomains.EmailDomainsServiceService> {
  return {
    createEmailDomain: (request, context) => createEmailDomain(deps, context, request),
    listEmailDomains: (request, context) => listEmailDomains(deps, context, request),
    verifyEmailDomain: (request, context) => verifyEmailDomain(deps, context, request),
    deleteEmailDomain: (request, context) => deleteEmailDomain(deps, context, request),
  };
}
