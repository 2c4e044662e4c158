import { v7 } from 'uuid';
import type { emailDomains } from '@insights/contracts';
import { type Call, type Tx, isUniqueViolation } from '@insights/db';
import { AppError } from '@insights/errors';
import { seal } from '@insights/secret-box';
import { recordAudit } from '../../db/audit.ts';
import { DOMAIN_COLUMNS, type EmailDomainRow, presentEmailDomain } from '../../db/email-domains.ts';
import type { EmailDomainDeps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { newDkimKey } from '../../domain/dkim-key.ts';
import { readDomain } from '../../domain/domain-name.ts';

/**
 * Adds a domain with a key pair of its own. Whether another workspace has it too is not told: each proves it by its own key.
 * Errors: `user_required`, `invalid_request`, `duplicate_email_domain`, `quota_exceeded`, `unavailable` (no mail host is set).
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
      publicMessage:
        'This installation has no mail host, so no domain can be set up: MAIL_HOST and MAIL_SPF_INCLUDE are to be set.',
    });
  }
  const key = await newDkimKey();
  const create = async (tx: Tx): Promise<emailDomains.EmailDomain> => {
    await checkRoom(tx, config.maxEmailDomains);
    const id = v7();
    const sealed = seal(keys, key.private_key, id);
    const row = await tx.row<EmailDomainRow>(
      `insert into email_domains (id, workspace_id, domain, status, selector, dkim_public_key, dkim_private_key, dkim_key_id,
                                  record_states, next_check_at, created_at)
       values ($1, $2, $3, 'pending', $4, $5, $6, $7, '{}', $8::timestamptz + $9 * interval '1 second', $8)
       returning ${DOMAIN_COLUMNS}`,
      [
        id,
        tx.workspaceId,
        domain,
        key.selector,
        key.public_key,
        sealed.box,
        sealed.key_id,
        now(),
        config.pendingCheckSeconds,
      ],
    );
    if (!row) throw new Error('the insert gave no row');
    await recordAudit(tx, call, { action: 'email_domain.added', subject: id });
    return presentEmailDomain(row, config);
  };
  return db.withWorkspace(call, create).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('duplicate_email_domain', {
      publicMessage: 'The workspace has this e-mail domain already.',
      cause: error,
    });
  });
}

async function checkRoom(tx: Tx, max: number): Promise<void> {
  const used = await tx.row<{ count: number }>('select count(*) as count from email_domains');
  if ((used?.count ?? 0) < max) return;
  throw new AppError('quota_exceeded', {
    publicMessage: `A workspace may have ${max} e-mail domains. Delete one that is not needed.`,
  });
}
