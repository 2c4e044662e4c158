import type { emailDomains } from '@insights/contracts';
import { type Call, pageOf } from '@insights/db';
import { DOMAIN_COLUMNS, type EmailDomainRow, presentEmailDomain } from '../../db/email-domains.ts';
import { pageBounds } from '../../db/page.ts';
import type { EmailDomainDeps } from '../../deps.ts';

const PAGE = `select ${DOMAIN_COLUMNS} from email_domains
  where $1::timestamptz is null or (created_at, id) < ($1, $2::uuid)
  order by created_at desc, id desc limit $3`;

/** The domains of the caller's workspace, newest first. */
export function listEmailDomains(
  { db, config }: EmailDomainDeps,
  call: Call,
  { page }: emailDomains.ListEmailDomainsRequest,
): Promise<emailDomains.ListEmailDomainsResponse> {
  const { limit, parameters } = pageBounds(page);
  return db.withWorkspace(call, async (tx) => {
    const { items, next_cursor } = pageOf(await tx.rows<EmailDomainRow>(PAGE, parameters), limit);
    return { items: items.map((row) => presentEmailDomain(row, config)), next_cursor };
  });
}
