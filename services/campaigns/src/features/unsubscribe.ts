import type { contactMails } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { callWithin, linkNotFound } from '../db/tokens.ts';
import { query } from '../db/query.ts';
import type { MailDeps } from '../deps.ts';
import type { Address } from '../domain/personal-links.ts';

/** Whether the address of an unsubscribe link gets mail of the workspace. Errors: `not_found`. */
export function getMailConsent(
  deps: MailDeps,
  { token }: contactMails.MailConsentRequest,
): Promise<contactMails.MailConsent> {
  return withAddress(deps, token, async (tx, address) => ({
    status: (await isUnsubscribed(tx, address)) ? 'unsubscribed' : 'subscribed',
  }));
}

/** Ends mail of the workspace to the address, in all campaigns; repeatable. Errors: `not_found`. */
export function unsubscribe(
  deps: MailDeps,
  { origin }: Pick<Call, 'origin'>,
  { token }: contactMails.MailConsentRequest,
): Promise<contactMails.MailConsent> {
  return withAddress(deps, token, async (tx, { hash }, { principal }) => {
    const { numInsertedOrUpdatedRows } = await query(tx)
      .insertInto('unsubscriptions')
      .values({ workspace_id: tx.workspaceId, address_hash: hash, created_at: deps.now(tx) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // The audit log outlives the person, so it does not name the address.
    const entry = { action: 'contact.unsubscribed', subject: tx.workspaceId } as const;
    if (numInsertedOrUpdatedRows !== 0n) await announceAudit(tx, { principal, origin }, entry);
    return { status: 'unsubscribed' };
  });
}

export async function isUnsubscribed(tx: Tx, { hash }: Address): Promise<boolean> {
  const row = await query(tx)
    .selectFrom('unsubscriptions')
    .select('created_at')
    .where('address_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
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
