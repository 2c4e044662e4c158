import { v7 } from 'uuid';
import type { emailDomains } from '@insights/contracts';
import { type Call, type Tx, isUniqueViolation, jsonb, sql } from '@insights/db';
import { AppError } from '@insights/errors';
import { seal } from '@insights/secret-box';
import { recordAudit } from '../../db/audit.ts';
import { DOMAIN_COLUMNS, presentEmailDomain } from '../../db/email-domains.ts';
import { query } from '../../db/query.ts';
import type { EmailDomainDeps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { newDkimKey } from '../../domain/dkim-key.ts';
import { readDomain } from '../../domain/domain-name.ts';

/**
 * Adds a domain with a key pair of its own. Does not reveal whether another workspace has the domain too: each proves ownership
 * with its own key.
 * Errors: `user_required`, `invalid_request`, `duplicate_email_domain`, `quota_exceeded`, `unavailable` (no mail host is configured).
 */
export async function createEmailDomain(
  { db, keys, now, config }: EmailDomainDeps,
  call: Call,
  request: emailDomains.CreateEmailDomainRequest,
): Promise<emailDomains.EmailDomain> {
  requireUser(call.principal);
  const domain = readDomain(request.domain);
  if (!config.mailHost || !config.spfInclude) {
    throw new AppError('unavailable', {
      publicMessage: 'This installation has no mail host. Ask the operator to set MAIL_HOST and MAIL_SPF_INCLUDE.',
    });
  }
  const key = await newDkimKey();
  const create = async (tx: Tx): Promise<emailDomains.EmailDomain> => {
    await requireRoom(tx, config.maxEmailDomains);
    const id = v7();
    const { box, key_id } = seal(keys, key.private_key, id);
    const created_at = now();
    const row = await query(tx)
      .insertInto('email_domains')
      .values({
        id,
        workspace_id: tx.workspaceId,
        domain,
        status: 'pending',
        selector: key.selector,
        dkim_public_key: key.public_key,
        dkim_private_key: box,
        dkim_key_id: key_id,
        record_states: jsonb({}),
        next_check_at: sql`${created_at}::timestamptz + ${config.pendingCheckSeconds} * interval '1 second'`,
        created_at,
      })
      .returning(DOMAIN_COLUMNS)
      .executeTakeFirstOrThrow();
    await recordAudit(tx, call, { action: 'email_domain.added', subject: id });
    return presentEmailDomain(row, config);
  };
  return db.withWorkspace(call, create).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('duplicate_email_domain', {
      publicMessage: 'The workspace already has this e-mail domain.',
      cause: error,
    });
  });
}

async function requireRoom(tx: Tx, max: number): Promise<void> {
  const { used } = await query(tx)
    .selectFrom('email_domains')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  if (used < max) return;
  throw new AppError('quota_exceeded', {
    publicMessage: `A workspace may have ${max} e-mail domains. Delete one that is not needed.`,
  });
}
