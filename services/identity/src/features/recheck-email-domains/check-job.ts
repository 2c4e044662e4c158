import { servicePrincipal } from '@insights/auth-context';
import { jobTypes } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { type JobHandler, handles } from '@insights/job-worker';
import type { EmailDomainDeps } from '../../deps.ts';
import { verifyEmailDomain } from '../verify-email-domain/verify-email-domain.ts';

/** VERIFY_EMAIL_DOMAIN. Two attempts at once do no harm: a look that began earlier never replaces a later one. */
export function checkEmailDomain(deps: EmailDomainDeps): JobHandler {
  return handles(jobTypes.verifyEmailDomain, async ({ workspace_id, payload: { email_domain_id } }) => {
    const call = { principal: servicePrincipal('identity', workspace_id) };
    try {
      await verifyEmailDomain(deps, call, { email_domain_id });
    } catch (error) {
      // Deleted meanwhile: there is nothing left to look at.
      if (error instanceof AppError && error.code === 'not_found') return;
      throw error;
    }
  });
}
