import type { WordOf, identity } from '@insights/contracts';
import { invalid } from '@insights/errors';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';
import type { KeyUsage } from './key-usage.ts';

const MAX_HASHES = 1000;

/** A row of the function `key_verdicts`. */
interface KeyRow {
  status: WordOf<typeof identity.KeyStatus>;
  key_id: string | null;
  workspace_id: string | null;
  scopes: string[] | null;
  created_by: string | null;
  remember_for_ms: number | null;
  revision: number;
}

/**
 * One verdict for each hash, in order; read from the table with one prepared statement, together with the revision of all keys, so
 * a key that was revoked before the call is rejected. Errors: `invalid_request` above 1,000 hashes.
 */
export async function verifyKeys(
  { db, keyUsage }: Deps,
  { hashes }: identity.VerifyKeysRequest,
): Promise<identity.VerifyKeysResponse> {
  refuseTooManyHashes(hashes);
  const text = 'select * from identity.key_verdicts($1)';
  const rows = await withoutWorkspace<KeyRow>(db, text, [hashes]);
  const verdicts = rows.map(verdictOf);
  noteUse(keyUsage, verdicts);
  return { verdicts, revision: rows[0]?.revision ?? null };
}

/** Errors: `invalid_request` above 1,000 hashes. */
export function refuseTooManyHashes(hashes: readonly unknown[]): void {
  if (hashes.length > MAX_HASHES) throw invalid(['body', 'hashes'], `At most ${MAX_HASHES} keys at once.`, 'too_long');
}

export function noteUse(usage: Pick<KeyUsage, 'note'>, verdicts: readonly { key_id: string | null }[]): void {
  for (const { key_id } of verdicts) if (key_id !== null) usage.note(key_id);
}

function verdictOf(row: KeyRow): identity.KeyVerdict {
  const { status, key_id, workspace_id, scopes, created_by, remember_for_ms } = row;
  if (status === 'active') return { status, key_id, workspace_id, scopes: scopes ?? [], created_by, remember_for_ms };
  return { status, scopes: [], key_id: null, workspace_id: null, created_by: null, remember_for_ms: null };
}
