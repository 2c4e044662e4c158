import type { emailDomains } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import type { EmailDomainDeps } from '../../deps.ts';

/** Takes a domain and its key away; mail goes from the default sender again. Errors: `not_found`. */
export function deleteEmailDomain(
  { db }: EmailDomainDeps,
  call: Call,
  { email_domain_id }: emailDomains.DeleteEmailDomainRequest,
): Promise<emailDomains.DeleteEmailDomainResponse> {
  return db.withWorkspace(call, async (tx) => {
    const gone = await tx.run('delete from email_domains where id = $1', [email_domain_id]);
    if (!gone) throw notFound('e-mail domain');
    await recordAudit(tx, call, { action: 'email_domain.removed', subject: email_domain_id });
    return {};
  });
}
