import type { retrievalKeys } from '@insights/contracts';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { Deps } from '../../deps.ts';
import { requireFewHashes } from '../verify-keys/verify-keys.ts';

interface VerdictRow {
  status: string;
  key_id: string | null;
  workspace_id: string | null;
  vault_id: string | null;
  created_by: string | null;
}

/**
 * A verdict for each hash, in order, read from the table in one prepared statement, as for API keys.
 * Errors: `invalid_request` for too many hashes.
 */
export async function verifyRetrievalKeys(
  { db, keyUsage }: Pick<Deps, 'db' | 'keyUsage'>,
  { hashes }: retrievalKeys.VerifyRetrievalKeysRequest,
): Promise<retrievalKeys.VerifyRetrievalKeysResponse> {
  requireFewHashes(hashes);
  const text = 'select * from identity.verify_retrieval_keys($1)';
  const rows = await withoutWorkspace<VerdictRow>(db, 'verify_retrieval_keys', text, [hashes]);
  const verdicts = rows.map(verdictOf);
  for (const { key_id } of verdicts) if (key_id) keyUsage.note(key_id);
  return { verdicts };
}

function verdictOf({ status, key_id, workspace_id, vault_id, created_by }: VerdictRow) {
  const isActive = status === 'active' && key_id && workspace_id && vault_id && created_by;
  if (!isActive) return { status, key_id: '', workspace_id: '', vault_id: '', created_by: '' };
  return { status, key_id, workspace_id, vault_id, created_by };
}
