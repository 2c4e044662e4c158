import type { WordOf, identity, retrievalKeys } from '@insights/contracts';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';
import { noteUse, refuseTooManyHashes } from '../api-keys/verify-keys.ts';

/** A row of the function `verify_retrieval_keys`. */
interface KeyRow {
  status: WordOf<typeof identity.KeyStatus>;
  key_id: string | null;
  workspace_id: string | null;
  vault_id: string | null;
  created_by: string | null;
}

/** One verdict for each hash, in order; read with one prepared statement, as for API keys. Errors: `invalid_request` above 1,000 hashes. */
export async function verifyRetrievalKeys(
  { db, keyUsage }: Pick<Deps, 'db' | 'keyUsage'>,
  { hashes }: retrievalKeys.VerifyRetrievalKeysRequest,
): Promise<retrievalKeys.VerifyRetrievalKeysResponse> {
  refuseTooManyHashes(hashes);
  const text = 'select * from identity.verify_retrieval_keys($1)';
  const rows = await withoutWorkspace<KeyRow>(db, 'verify_retrieval_keys', text, [hashes]);
  const verdicts = rows.map((row) => (row.status === 'active' ? row : { ...UNUSABLE, status: row.status }));
  noteUse(keyUsage, verdicts);
  return { verdicts };
}

const UNUSABLE = { key_id: null, workspace_id: null, vault_id: null, created_by: null };
