import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { type KeyRing, open } from '@insights/secret-box';
import { returnPathDomain } from '../domain/dns-records.ts';

export interface Sender {
  /** Who invites, as people know it. */
  readonly workspace: string;
  readonly address: string;
  /** Where what cannot be delivered goes. */
  readonly return_path: string;
  readonly domain: string;
  /** Absent for the default sender, whose mail server signs for itself. */
  readonly dkim?: { readonly domainName: string; readonly keySelector: string; readonly privateKey: string };
}

interface Row {
  name: string;
  id: string | null;
  domain: string | null;
  selector: string;
  dkim_private_key: Buffer;
  dkim_key_id: string;
}

/** The workspace's first verified domain, else the default sender. Errors: `mail_refused` when there is neither. */
export async function senderOf(
  tx: Tx,
  { keys, mailFrom, job_id }: { keys: KeyRing; mailFrom: string; job_id: string },
): Promise<Sender> {
  const row = await tx.row<Row>(
    `select w.name, d.id, d.domain, d.selector, d.dkim_private_key, d.dkim_key_id
       from workspaces w left join email_domains d on d.workspace_id = w.id and d.status = 'verified'
      order by d.created_at, d.id limit 1`,
  );
  const workspace = row?.name ?? '';
  const [local = 'no-reply', domain = ''] = mailFrom.split('@');
  if (row?.domain && row.id) {
    const box = { key_id: row.dkim_key_id, box: row.dkim_private_key };
    return {
      workspace,
      address: `${local || 'no-reply'}@${row.domain}`,
      return_path: `bounces+${job_id}@${returnPathDomain(row.domain)}`,
      domain: row.domain,
      dkim: { domainName: row.domain, keySelector: row.selector, privateKey: open(keys, box, row.id) },
    };
  }
  if (domain === '') {
    throw new AppError('mail_refused', {
      publicMessage: 'There is no sender: verify an e-mail domain of the workspace, or set MAIL_FROM.',
    });
  }
  return { workspace, address: mailFrom, return_path: mailFrom, domain };
}
