import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import type { PersonalLinks, ReturnLink } from '../domain/personal-links.ts';

const COLUMNS = 'id, return_version, return_key_id, return_hash, return_address, return_address_key_id';

/** Errors: `not_found`. */
export async function readReturnLink(tx: Tx, id: string): Promise<ReturnLink> {
  const row = await tx.row<ReturnLink>(`select ${COLUMNS} from sessions where id = $1`, [id]);
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
  const sql = 'update sessions set return_version = $2, return_hash = $3, return_key_id = $4 where id = $1';
  await tx.run(sql, [id, version, hash, key_id]);
  return version;
}

/** Keeps the address that return links are mailed to, encrypted; null: there is none. */
export async function keepReturnAddress(
  tx: Tx,
  links: PersonalLinks,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  const sealed = email === null ? null : links.sealAddress(id, email);
  const sql = 'update sessions set return_address = $2, return_address_key_id = $3 where id = $1';
  await tx.run(sql, [id, sealed?.box ?? null, sealed?.key_id ?? null]);
}

/** Ends the return link and forgets its address: consent was withdrawn. */
export async function dropReturnLink(tx: Tx, id: string): Promise<void> {
  const sql = `update sessions set return_hash = null, return_key_id = null, return_address = null, return_address_key_id = null
    where id = $1`;
  await tx.run(sql, [id]);
}
