import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { type KeyRing, open } from '@insights/secret-box';
import { query } from '../db/query.ts';
import { returnPathDomain } from '../domain/dns-records.ts';

export interface Sender {
  /** The inviting workspace, by its name. */
  readonly workspace: string;
  readonly address: string;
  /** Where bounces go. */
  readonly return_path: string;
  readonly domain: string;
  /** Null for the default sender, whose mail server signs. */
  readonly dkim: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string } | null;
}

/** The workspace's first verified domain, or else the default sender. Errors: `mail_refused` if there is neither. */
export async function senderOf(
  tx: Tx,
  { keys, mailFrom, job_id }: { keys: KeyRing; mailFrom: string; job_id: string },
): Promise<Sender> {
  const { name: workspace } = await query(tx).selectFrom('workspaces').select('name').executeTakeFirstOrThrow();
  const verified = await query(tx)
    .selectFrom('email_domains')
    .select(['id', 'domain', 'selector', 'dkim_private_key as box', 'dkim_key_id as key_id'])
    .where('status', '=', 'verified')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const [local = '', domain = ''] = mailFrom.split('@');
  if (verified) {
    return {
      workspace,
      address: `${local || 'no-reply'}@${verified.domain}`,
      return_path: `bounces+${job_id}@${returnPathDomain(verified.domain)}`,
      domain: verified.domain,
      dkim: {
        domainName: verified.domain,
        keySelector: verified.selector,
        privateKey: open(keys, verified, verified.id),
      },
    };
  }
  if (domain === '') {
    throw new AppError('mail_refused', {
      publicMessage: 'There is no sender address. Verify an e-mail domain of the workspace, or set MAIL_FROM.',
    });
  }
  return { workspace, address: mailFrom, return_path: mailFrom, domain, dkim: null };
}
