import type { sessions } from '@insights/contracts';
import { callWithin, workspaceOfToken } from '../db/tokens.ts';
import { query } from '../db/query.ts';
import type { Deps } from '../deps.ts';

const NOBODY: sessions.VerifyParticipantResponse = { session_id: '', workspace_id: '' };

/** The session and workspace of a participant token; empty ids if it is unknown or expired. */
export async function verifyParticipant(
  { db, now }: Deps,
  request: sessions.VerifyParticipantRequest,
): Promise<sessions.VerifyParticipantResponse> {
  const workspace_id = await workspaceOfToken(db, 'participant_token', request.token_hash);
  if (!workspace_id) return NOBODY;
  return db.withWorkspace(callWithin(db, workspace_id), async (tx) => {
    const row = await query(tx)
      .selectFrom('participant_tokens')
      .select('session_id')
      .where('token_hash', '=', Buffer.from(request.token_hash))
      .where('expires_at', '>', now(tx))
      .executeTakeFirst();
    return row ? { session_id: row.session_id, workspace_id } : NOBODY;
  });
}
