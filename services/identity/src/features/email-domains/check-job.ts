import { servicePrincipal } from '@insights/auth-context';
import { jobTypes } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { type JobHandler, handles } from '@insights/job-worker';
import type { EmailDomainDeps } from '../../deps.ts';
import { verifyEmailDomain } from './verify-email-domain.ts';

/** VERIFY_EMAIL_DOMAIN. Concurrent attempts are safe: a check that began earlier never replaces a later one. */
export function checkEmailDomain(deps: EmailDomainDeps): JobHandler {
  return handles(jobTypes.verifyEmailDomain, async ({ workspace_id, payload: { email_domain_id } }) => {
    const call = { principal: servicePrincipal('identity', workspace_id) };
    try {
      await verifyEmailDomain(deps, call, { email_domain_id });
    } catch (error) {
      // The domain has been deleted.
      if (error instanceof AppError && error.code === 'not_found') return;
      throw error;
    }
  });
}
