import type { WordOf, identity, retrievalKeys } from '@insights/contracts';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';
import { noteUse, refuseTooManyHashes } from '../api-keys/verify-keys.ts';

/** A row of the function `retrieval_key_verdicts`. */
interface KeyRow {
  status: WordOf<typeof identity.KeyStatus>;
  key_id: string | null;
  workspace_id: string | null;
  vault_id: string | null;
  created_by: string | null;
  remember_for_ms: number | null;
  revision: number;
}

/** One verdict for each hash, in order; read with one prepared statement, as for API keys. Errors: `invalid_request` above 1,000 hashes. */
export async function verifyRetrievalKeys(
  { db, keyUsage }: Pick<Deps, 'db' | 'keyUsage'>,
  { hashes }: retrievalKeys.VerifyRetrievalKeysRequest,
): Promise<retrievalKeys.VerifyRetrievalKeysResponse> {
  refuseTooManyHashes(hashes);
  const text = 'select * from identity.retrieval_key_verdicts($1)';
  const rows = await withoutWorkspace<KeyRow>(db, text, [hashes]);
  const verdicts = rows.map(verdictOf);
  noteUse(keyUsage, verdicts);
  return { verdicts, revision: rows[0]?.revision ?? null };
}

function verdictOf({ status, key_id, workspace_id, vault_id, created_by, remember_for_ms }: KeyRow) {
  if (status === 'active') return { status, key_id, workspace_id, vault_id, created_by, remember_for_ms };
  return { status, key_id: null, workspace_id: null, vault_id: null, created_by: null, remember_for_ms: null };
}
