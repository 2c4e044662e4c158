import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import type { PersonalLinks, ReturnLink } from '../domain/personal-links.ts';
import { query } from './query.ts';

/** Errors: `not_found`. */
export async function readReturnLink(tx: Tx, id: string): Promise<ReturnLink> {
  const row = await query(tx)
    .selectFrom('sessions')
    .select(['id', 'return_version', 'return_key_id', 'return_hash', 'return_address', 'return_address_key_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('session');
  return row;
}

/** A new return link for the session; the former one stops working. Its version. */
export async function renewReturnLink(
  tx: Tx,
  links: PersonalLinks,
  { id, return_version }: ReturnLink,
): Promise<number> {
  const version = return_version + 1;
  const { hash, key_id } = links.newToken('return', id, version);
  await change(tx, id, { return_version: version, return_hash: hash, return_key_id: key_id });
  return version;
}

/** Stores the address that return links are mailed to, encrypted; null removes it. */
export async function keepReturnAddress(
  tx: Tx,
  links: PersonalLinks,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  const sealed = email === null ? null : links.sealAddress(id, email);
  await change(tx, id, { return_address: sealed?.box ?? null, return_address_key_id: sealed?.key_id ?? null });
}

/** Ends the return link and deletes its address: consent was withdrawn. */
export function dropReturnLink(tx: Tx, id: string): Promise<void> {
  return change(tx, id, { return_hash: null, return_key_id: null, return_address: null, return_address_key_id: null });
}

async function change(tx: Tx, id: string, columns: Partial<Omit<ReturnLink, 'id'>>): Promise<void> {
  await query(tx).updateTable('sessions').set(columns).where('id', '=', id).execute();
}
