import type { sessions } from '@insights/contracts';
import { type Statement, sql, textOf } from '@insights/db';
import type { Tables } from '../db/entities.ts';
import type { TokenKind } from '../db/tokens.ts';
import type { Deps } from '../deps.ts';

const NOBODY: sessions.VerifyParticipantResponse = { session_id: '', workspace_id: '' };

/** One statement, because each request of a participant begins with it. `$1` is the token's hash in hexadecimal. */
const READ: Statement = {
  name: 'read_participant_token',
  text: textOf<Tables>((db) =>
    db
      .selectFrom('participant_tokens')
      .select(['session_id', 'workspace_id', 'expires_at', sql<string>`now()::timestamptz(3)`.as('read_at')])
      .where('token_hash', '=', sql<Buffer>`decode($1, 'hex')`),
  ),
};

const KIND: TokenKind = 'participant_token';

interface TokenRow {
  session_id: string;
  workspace_id: string;
  expires_at: string;
  read_at: string;
}

/** The session and workspace of a participant token; empty ids if it is unknown or expired. */
export async function verifyParticipant(
  { db, now }: Deps,
  { token_hash }: sessions.VerifyParticipantRequest,
): Promise<sessions.VerifyParticipantResponse> {
  const hash = Buffer.from(token_hash).toString('hex');
  const row = await db.readRowOf<TokenRow>({ kind: KIND, id: `\\x${hash}` }, READ, [hash]);
  if (!row || row.expires_at <= now({ beganAt: row.read_at })) return NOBODY;
  return { session_id: row.session_id, workspace_id: row.workspace_id };
}
