import {
  type KeyPrefix,
  type Principal,
  hashKey,
  isWellFormedKey,
  makeApiKey,
  servicePrincipal,
} from '@insights/auth-context';
import { type Call, type Db, type Query, type Selectable, type Tx, asAppError, sql, textOf } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import type { Tables } from './entities.ts';
import { query } from './query.ts';

const DAY_MS = 86_400_000;
/** A participant can return to their own interview for this long. */
const TOKEN_DAYS = 30;
/** The oldest token of a session is deleted when one more is made. */
const MAX_TOKENS = 10;

export type TokenKind =
  | 'participant_token'
  | 'invitation'
  | 'join_link'
  | 'return_link'
  | 'booking_page'
  | 'reservation';

/** The workspace that a token belongs to; '' for an unknown token. */
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

/** A call inside the workspace that a link leads to. */
export function callWithin(db: Db, workspaceId: string): Call {
  return { principal: servicePrincipal(db.schema, workspaceId) };
}

/** The call and the hash that a link's token stands for. Errors: `not_found` (unknown or deleted). */
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

/** Creates a participant token of a session; only its hash is stored. */
export async function makeParticipantToken(tx: Tx, sessionId: string, at: string): Promise<string> {
  const token = makeApiKey('iip');
  await query(tx)
    .insertInto('participant_tokens')
    .values({
      token_hash: hashKey(token),
      workspace_id: tx.workspaceId,
      session_id: sessionId,
      expires_at: new Date(Date.parse(at) + TOKEN_DAYS * DAY_MS).toISOString(),
    })
    .execute();
  await query(tx)
    .deleteFrom('participant_tokens')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('participant_tokens')
        .select('token_hash')
        .where('session_id', '=', sessionId)
        .orderBy('expires_at', 'desc')
        .offset(MAX_TOKENS),
    )
    .execute();
  return token;
}

const OWN_TOKEN = textOf<Tables>((db) =>
  db
    .selectFrom('participant_tokens')
    .select('expires_at')
    .where('token_hash', '=', sql<Buffer>`decode($1, 'hex')`)
    .where('session_id', '=', sql<string>`$2`),
);

/** The caller's token, for `isAlive`. */
export const ownToken = ({ id, token_id }: Principal): Query<OwnToken> => ({
  text: OWN_TOKEN,
  values: [token_id ?? '', id],
});

type OwnToken = Pick<Selectable<Tables['participant_tokens']>, 'expires_at'>;

/** Whether the caller's token still works: it may have ended while the call was on its way. */
export const isAlive = (token: OwnToken | undefined, at: string): boolean =>
  token !== undefined && token.expires_at > at;

/** `isAlive` of the token that is stored now. */
export async function isTokenAlive(tx: Tx, principal: Principal, at: string): Promise<boolean> {
  const [[token]] = await tx.rowsOfEach(ownToken(principal));
  return isAlive(token, at);
}

export function tokenEnded(): AppError {
  return new AppError('unauthenticated', {
    publicMessage: 'This participant session has ended. Open your link again.',
  });
}

/** Ends every token of the caller's session except the caller's own. Returns how many. */
export async function endOtherTokens(tx: Tx, { id, token_id = '' }: Principal): Promise<number> {
  const { numDeletedRows } = await query(tx)
    .deleteFrom('participant_tokens')
    .where('session_id', '=', id)
    .where('token_hash', '<>', Buffer.from(token_id, 'hex'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
