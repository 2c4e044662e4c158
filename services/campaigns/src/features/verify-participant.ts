import type { sessions } from '@insights/contracts';
import { callWithin, workspaceOfToken } from '../db/tokens.ts';
import type { Deps } from '../deps.ts';

const NOBODY: sessions.VerifyParticipantResponse = { session_id: '', workspace_id: '' };

/** Whose token this is; empty ids for one that is unknown or has expired. */
export async function verifyParticipant(
  { db, now }: Deps,
  request: sessions.VerifyParticipantRequest,
): Promise<sessions.VerifyParticipantResponse> {
  const workspace_id = await workspaceOfToken(db, 'participant_token', request.token_hash);
  if (!workspace_id) return NOBODY;
  return db.withWorkspace(callWithin(db, workspace_id), async (tx) => {
    const row = await tx.row<{ session_id: string }>(
      'select session_id from participant_tokens where token_hash = $1 and expires_at > $2',
      [request.token_hash, now()],
    );
    return row ? { session_id: row.session_id, workspace_id } : NOBODY;
  });
}
