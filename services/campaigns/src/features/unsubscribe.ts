import type { contactMails } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { callWithin, linkNotFound } from '../db/tokens.ts';
import type { MailDeps } from '../deps.ts';
import type { Address } from '../domain/personal-links.ts';

/** Whether the address behind a link gets mail of the workspace. Errors: `not_found`. */
export function getMailConsent(
  deps: MailDeps,
  { token }: contactMails.MailConsentRequest,
): Promise<contactMails.MailConsent> {
  return withAddress(deps, token, async (tx, address) => ({
    status: (await isUnsubscribed(tx, address)) ? 'unsubscribed' : 'subscribed',
  }));
}

/** No more mail of the workspace to that address, whichever campaign it is in; may be repeated. Errors: `not_found`. */
export function unsubscribe(
  deps: MailDeps,
  { origin }: Pick<Call, 'origin'>,
  { token }: contactMails.MailConsentRequest,
): Promise<contactMails.MailConsent> {
  return withAddress(deps, token, async (tx, { hash }, { principal }) => {
    const added = await tx.run(
      `insert into unsubscriptions (workspace_id, address_hash, created_at) values ($1, $2, $3) on conflict do nothing`,
      [tx.workspaceId, hash, deps.now()],
    );
    // Whose address it is, the log is not to know: it outlives the person.
    const entry = { action: 'contact.unsubscribed', subject: tx.workspaceId } as const;
    if (added > 0) await announceAudit(tx, { principal, origin }, entry);
    return { status: 'unsubscribed' };
  });
}

export async function isUnsubscribed(tx: Tx, { hash }: Address): Promise<boolean> {
  return (await tx.row('select 1 from unsubscriptions where address_hash = $1', [hash])) !== undefined;
}

async function withAddress<T>(
  { db, links }: MailDeps,
  token: string,
  work: (tx: Tx, address: Address, call: Call) => Promise<T>,
): Promise<T> {
  const address = links.readUnsubscribeToken(token);
  if (!address) throw linkNotFound();
  const call = callWithin(db, address.workspace_id);
  return db.withWorkspace(call, (tx) => work(tx, address, call));
}
