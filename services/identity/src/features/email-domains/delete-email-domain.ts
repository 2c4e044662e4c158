import type { emailDomains } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { recordAudit } from '../../db/audit.ts';
import { query } from '../../db/query.ts';
import type { EmailDomainDeps } from '../../deps.ts';

/** Deletes a domain and its key; mail is sent from the default sender again. Errors: `not_found`. */
export function deleteEmailDomain(
  { db }: EmailDomainDeps,
  call: Call,
  { email_domain_id }: emailDomains.DeleteEmailDomainRequest,
): Promise<emailDomains.DeleteEmailDomainResponse> {
  return db.withWorkspace(call, async (tx) => {
    const deleted = await query(tx)
      .deleteFrom('email_domains')
      .where('id', '=', email_domain_id)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) throw notFound('e-mail domain');
    await recordAudit(tx, call, { action: 'email_domain.removed', subject: email_domain_id });
    return {};
  });
}
