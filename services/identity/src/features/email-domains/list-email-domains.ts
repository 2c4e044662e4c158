import type { Input, emailDomains } from '@insights/contracts';
import { type Call, isAfter, pageOf, pageBounds } from '@insights/db';
import { DOMAIN_COLUMNS, presentEmailDomain } from '../../db/email-domains.ts';
import { query } from '../../db/query.ts';
import type { EmailDomainDeps } from '../../deps.ts';

/** The domains of the caller's workspace, newest first. */
export function listEmailDomains(
  { db, config }: EmailDomainDeps,
  call: Call,
  { page = null }: Input<emailDomains.ListEmailDomainsRequest>,
): Promise<emailDomains.ListEmailDomainsResponse> {
  const { limit, after } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('email_domains')
      .select(DOMAIN_COLUMNS)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, next_cursor } = pageOf(rows, limit);
    return { items: items.map((row) => presentEmailDomain(row, config)), next_cursor };
  });
}
