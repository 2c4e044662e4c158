import { type KeyPrefix, type Principal, hashKey, isWellFormedKey, makeApiKey } from '@insights/auth-context';
import { type Call, type Db, type Tx, asAppError } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { servicePrincipal } from '@insights/auth-context';

/** A participant may come back to their own interview for this long. */
const TOKEN_DAYS = 30;
/** Older tokens of a session stop working when somebody opens it on yet another device. */
const MAX_TOKENS = 10;

export type TokenKind = 'participant_token' | 'invitation' | 'join_link' | 'return_link';

/** The workspace that a token leads to, '' when there is none. */
export async function workspaceOfToken(db: Db, kind: TokenKind, hash: Uint8Array): Promise<string> {
  try {
    const { rows } = await db.app.query<{ workspace_id: string | null }>(
      `select ${db.schema}.workspace_of_${kind}($1) as workspace_id`,
      [hash],
    );
    return rows[0]?.workspace_id ?? '';
  } catch (error) {
    throw asAppError(error);
  }
}

/** A call inside a workspace, on behalf of whoever bears a link into it. */
export function callWithin(db: Db, workspaceId: string): Call {
  return { principal: servicePrincipal(db.schema, workspaceId) };
}

/** The call and the hash that a link's token stands for. Errors: `not_found` for one that was never made, or is no more. */
export async function followLink(
  db: Db,
  link: { token: string; prefix: KeyPrefix; kind: TokenKind },
): Promise<{ call: Call; hash: Buffer }> {
  const hash = hashKey(link.token);
  const workspaceId = isWellFormedKey(link.token, link.prefix) ? await workspaceOfToken(db, link.kind, hash) : '';
  if (!workspaceId) throw linkNotFound();
  return { call: callWithin(db, workspaceId), hash };
}

export function linkNotFound() {
  return notFound('link');
}

/** A new participant token of a session; kept as a hash only. `at` is the time of making. */
export async function makeParticipantToken(tx: Tx, sessionId: string, at: string): Promise<string> {
  const token = makeApiKey('iip');
  await tx.run(
    `insert into participant_tokens (token_hash, workspace_id, session_id, expires_at)
     values ($1, $2, $3, $4::timestamptz + $5 * interval '1 day')`,
    [hashKey(token), tx.workspaceId, sessionId, at, TOKEN_DAYS],
  );
  await tx.run(
    `delete from participant_tokens where token_hash in (
       select token_hash from participant_tokens where session_id = $1 order by expires_at desc offset $2)`,
    [sessionId, MAX_TOKENS],
  );
  return token;
}

/** Whether the token that a participant calls with still works: a call may have been on its way while consent ended it. */
export async function isTokenAlive(tx: Tx, { token_id }: Principal, at: string): Promise<boolean> {
  if (token_id === undefined) return true;
  const sql = `select 1 from participant_tokens where token_hash = decode($1, 'hex') and expires_at > $2`;
  return (await tx.row(sql, [token_id, at])) !== undefined;
}

export function tokenEnded(): AppError {
  return new AppError('unauthenticated', {
    publicMessage: 'There is no such participant session any more. Open your link again.',
  });
}

/**
 * Ends every token of the caller's session but the one that is called with; how many. Where an earlier version of the gateway does
 * not say which one that is, none ends: the participant's own would be among them.
 */
export function endOtherTokens(tx: Tx, { id, token_id }: Principal): Promise<number> {
  return tx.run(`delete from participant_tokens where session_id = $1 and token_hash <> decode($2, 'hex')`, [
    id,
    token_id ?? null,
  ]);
}
