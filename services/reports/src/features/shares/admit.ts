import { hashKey, isWellFormedKey, servicePrincipal } from '@insights/auth-context';
import { type Call, type Tx, asAppError } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { LockMode } from '@mikro-orm/core';
import { Share } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { isPassword } from './password.ts';

/** Of one link, from any address. */
const MAX_WRONG_PASSWORDS = 10;
const HOUR_MS = 3_600_000;

export interface Admitted {
  /** Inside the workspace of the link. */
  readonly call: Call;
  readonly share: Share;
}

/**
 * The share that a token opens. An attempt is counted before its password is compared, so that parallel guesses share one limit, and
 * taken back when the password is right. Errors: `not_found` (unknown, revoked or expired), `password_required`, `rate_limited`.
 */
export async function admit(
  deps: Pick<Deps, 'db' | 'now'>,
  { origin }: Pick<Call, 'origin'>,
  token: string,
  password: string | null,
): Promise<Admitted> {
  const { db, now } = deps;
  const hash = hashKey(token);
  const workspaceId = isWellFormedKey(token, 'iil') ? await workspaceOfShare(deps, hash) : '';
  if (!workspaceId) throw notFound('link');
  const call: Call = { principal: servicePrincipal(db.schema, workspaceId), origin };
  const share = await db.withWorkspace(call, async (tx) => {
    const found = await tx.em.findOne(Share, { token_hash: hash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!found || found.expires_at <= now()) throw notFound('link');
    if (found.password_hash !== null && password !== null) countAttempt(found, now());
    return found;
  });
  if (share.password_hash === null) return { call, share };
  if (password === null)
    throw passwordRequired('This report has a password. Ask the person who sent you the link for it.');
  if (!(await isPassword(password, share.password_hash))) throw passwordRequired('The password is wrong.');
  await db.withWorkspace(call, (tx) => takeBack(tx, share.id));
  return { call, share };
}

async function workspaceOfShare({ db }: Pick<Deps, 'db'>, hash: Buffer): Promise<string> {
  try {
    const text = 'select reports.workspace_of_share($1) as workspace_id';
    const { rows } = await db.app.query<{ workspace_id: string | null }>(text, [hash]);
    return rows[0]?.workspace_id ?? '';
  } catch (error) {
    throw asAppError(error);
  }
}

function countAttempt(share: Share, at: string): void {
  const since = share.wrong_since === null ? 0 : Date.parse(share.wrong_since);
  const left_ms = since + HOUR_MS - Date.parse(at);
  if (left_ms <= 0) {
    share.wrong_since = at;
    share.wrong_passwords = 0;
  }
  if (share.wrong_passwords >= MAX_WRONG_PASSWORDS) {
    const retry_after_seconds = Math.ceil(left_ms / 1_000);
    throw new AppError('rate_limited', {
      publicMessage: `Too many wrong passwords. Try again in ${Math.ceil(retry_after_seconds / 60)} minutes.`,
      retry_after_seconds,
    });
  }
  share.wrong_passwords += 1;
}

async function takeBack(tx: Tx, id: string): Promise<void> {
  await query(tx)
    .updateTable('shares')
    .set(({ eb }) => ({ wrong_passwords: eb('wrong_passwords', '-', 1) }))
    .where('id', '=', id)
    .where('wrong_passwords', '>', 0)
    .execute();
}

const passwordRequired = (publicMessage: string) => new AppError('password_required', { publicMessage });
