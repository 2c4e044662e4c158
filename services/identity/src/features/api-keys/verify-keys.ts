import type { WordOf, identity } from '@insights/contracts';
import { invalid } from '@insights/errors';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';
import type { KeyUsage } from './key-usage.ts';

const MAX_HASHES = 1000;

/** A row of the function `verify_keys`. */
interface KeyRow {
  status: WordOf<typeof identity.KeyStatus>;
  key_id: string | null;
  workspace_id: string | null;
  scopes: string[] | null;
  created_by: string | null;
}

/**
 * One verdict for each hash, in order; read from the table with one prepared statement, so a key that was revoked before the call
 * is rejected. Errors: `invalid_request` above 1,000 hashes.
 */
export async function verifyKeys(
  { db, keyUsage }: Deps,
  { hashes }: identity.VerifyKeysRequest,
): Promise<identity.VerifyKeysResponse> {
  refuseTooManyHashes(hashes);
  const text = 'select * from identity.verify_keys($1)';
  const rows = await withoutWorkspace<KeyRow>(db, 'verify_keys', text, [hashes]);
  const verdicts = rows.map(verdictOf);
  noteUse(keyUsage, verdicts);
  return { verdicts };
}

/** Errors: `invalid_request` above 1,000 hashes. */
export function refuseTooManyHashes(hashes: readonly unknown[]): void {
  if (hashes.length > MAX_HASHES) throw invalid(['body', 'hashes'], `At most ${MAX_HASHES} keys at once.`, 'too_long');
}

export function noteUse(usage: Pick<KeyUsage, 'note'>, verdicts: readonly { key_id: string | null }[]): void {
  for (const { key_id } of verdicts) if (key_id !== null) usage.note(key_id);
}

function verdictOf({ status, scopes, ...key }: KeyRow): identity.KeyVerdict {
  if (status === 'active') return { status, scopes: scopes ?? [], ...key };
  return { status, scopes: [], key_id: null, workspace_id: null, created_by: null };
}
