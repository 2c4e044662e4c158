import type { sessions } from '@insights/contracts';
import { type Statement, sql, textOf } from '@insights/db';
import type { Tables } from '../db/entities.ts';
import { callWithin, workspaceOfToken } from '../db/tokens.ts';
import type { Deps } from '../deps.ts';

const NOBODY: sessions.VerifyParticipantResponse = { session_id: '', workspace_id: '' };

/** One statement, because each request of a participant begins with it. `$1` is the token's hash in hexadecimal. */
const READ: Statement = {
  name: 'read_participant_token',
  text: textOf<Tables>((db) =>
    db
      .selectFrom('participant_tokens')
      .select(['session_id', 'expires_at', sql<string>`now()::timestamptz(3)`.as('read_at')])
      .where('token_hash', '=', sql<Buffer>`decode($1, 'hex')`),
  ),
};

interface TokenRow {
  session_id: string;
  expires_at: string;
  read_at: string;
}

/** The session and workspace of a participant token; empty ids if it is unknown or expired. */
export async function verifyParticipant(
  { db, now }: Deps,
  { token_hash }: sessions.VerifyParticipantRequest,
): Promise<sessions.VerifyParticipantResponse> {
  const workspace_id = await workspaceOfToken(db, 'participant_token', token_hash);
  if (!workspace_id) return NOBODY;
  const hash = Buffer.from(token_hash).toString('hex');
  const row = await db.readRow<TokenRow>(callWithin(db, workspace_id), READ, [hash]);
  return row && row.expires_at > now({ beganAt: row.read_at }) ? { session_id: row.session_id, workspace_id } : NOBODY;
}
