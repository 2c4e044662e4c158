import type { identity } from '@insights/contracts';
import { invalid } from '@insights/errors';
import type { Deps } from '../../deps.ts';
import { withoutWorkspace } from '../../db/lookup.ts';

const MAX_HASHES = 1000;

interface VerdictRow {
  status: string;
  key_id: string | null;
  workspace_id: string | null;
  scopes: string[] | null;
  created_by: string | null;
}

/**
 * A verdict for each hash, in order, read from the table in one prepared statement: a key that was revoked before the call is
 * refused by it. Errors: `invalid_request` above 1,000 hashes.
 */
export async function verifyKeys(
  { db, keyUsage }: Deps,
  { hashes }: identity.VerifyKeysRequest,
): Promise<identity.VerifyKeysResponse> {
  requireFewHashes(hashes);
  const rows = await withoutWorkspace<VerdictRow>(db, 'verify_keys', 'select * from identity.verify_keys($1)', [
    hashes,
  ]);
  const verdicts = rows.map(verdictOf);
  for (const { key_id } of verdicts) if (key_id) keyUsage.note(key_id);
  return { verdicts };
}

/** Errors: `invalid_request` above 1,000 hashes. */
export function requireFewHashes(hashes: readonly unknown[]): void {
  if (hashes.length > MAX_HASHES) throw invalid(['body', 'hashes'], `At most ${MAX_HASHES} keys at once.`, 'too_long');
}

function verdictOf({ status, key_id, workspace_id, scopes, created_by }: VerdictRow): identity.KeyVerdict {
  const isActive = status === 'active' && key_id && workspace_id && scopes && created_by;
  if (!isActive) return { status, key_id: '', workspace_id: '', scopes: [], created_by: '' };
  return { status, key_id, workspace_id, scopes, created_by };
}
