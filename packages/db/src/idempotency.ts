import type { Principal } from '@insights/auth-context';
import { AppError, isErrorCode } from '@insights/errors';
import { ERASED_ANSWER, IS_ABOUT_ERASED, holdErasures, subjectsOf } from './erased-answers.ts';
import { type Call, type IdempotentCall, IdempotentReplay, type Tx } from './tx.ts';

interface StoredAnswer {
  body_hash: string;
  answer: Uint8Array | null;
  refusal: { code: string; say: string } | null;
  /** Older than keys are kept: the same key is a new request. */
  lapsed: boolean;
}

/** Whoever holds it is the only one at work on this key; it goes with the transaction. */
async function lockKey(tx: Tx, principal: Principal, { route, key }: Pick<IdempotentCall, 'route' | 'key'>) {
  const lock = await tx.row<{ taken: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken', [
    `${principal.id}\n${route}\n${key}`,
  ]);
  return lock?.taken ?? false;
}

/**
 * Claims a key for this transaction, or answers what was answered before.
 * The claim is a transaction-scoped advisory lock, so a caller that dies leaves none behind.
 * Errors: `request_in_progress`, `idempotency_key_reused`; a refusal that was stored; IdempotentReplay.
 */
export async function claimAnswer(tx: Tx, principal: Principal, call: IdempotentCall): Promise<void> {
  if (!(await lockKey(tx, principal, call))) {
    throw new AppError('request_in_progress', {
      publicMessage: 'A request with this Idempotency-Key is still being worked on. Try again in a moment.',
    });
  }
  const stored = await tx.row<StoredAnswer>(
    `select body_hash, answer, refusal, created_at <= now() - interval '24 hours' as lapsed from idempotency_keys
      where principal_id = $1 and route = $2 and key = $3`,
    [principal.id, call.route, call.key],
  );
  if (stored?.lapsed) {
    const sql = 'delete from idempotency_keys where principal_id = $1 and route = $2 and key = $3';
    await tx.run(sql, [principal.id, call.route, call.key]);
    return;
  }
  if (!stored) return;
  if (stored.body_hash !== call.hash) throw keyReused();
  if (stored.refusal && isErrorCode(stored.refusal.code)) {
    throw new AppError(stored.refusal.code, { publicMessage: stored.refusal.say, log: { replayed: true } });
  }
  throw new IdempotentReplay(stored.answer ?? new Uint8Array());
}

function keyReused(): AppError {
  return new AppError('idempotency_key_reused', {
    publicMessage: 'This Idempotency-Key was used with another request. Use a new key for a new request.',
  });
}

const STORE_REFUSAL = `insert into idempotency_keys (principal_id, route, key, workspace_id, body_hash, refusal, subjects_noted)
  values ($1, $2, $3, $4, $5, $6, true)
  on conflict (principal_id, route, key) do nothing`;

/** The answer and what it is about in one statement; of an answer about somebody erased nothing is kept but that it was given. */
const STORE = `with erased as (select ${IS_ABOUT_ERASED} as is_so),
  stored as (
    insert into idempotency_keys (principal_id, route, key, workspace_id, body_hash, answer, refusal, subjects_noted)
    select $1, $2, $3, $4, $5, case when not is_so then $6::bytea end, case when is_so then $7::jsonb end, true from erased
    on conflict (principal_id, route, key) do nothing returning key),
  noted as (
    insert into answer_subjects (subject_id, principal_id, route, key, workspace_id)
    select id, $1, $2, key, $4 from stored, unnest($8::uuid[]) as id)
  select key from stored`;

/**
 * Stores the answer in the effect's own transaction: either both are there or neither. Errors: `idempotency_key_reused` when
 * the key was used in another workspace, whose rows this transaction cannot see.
 */
export async function storeAnswer(
  tx: Tx,
  principal: Principal,
  call: IdempotentCall,
  { answer, impersonal }: { answer: unknown; impersonal: boolean },
): Promise<void> {
  const bytes = call.encode(answer);
  const subjects = impersonal ? [] : subjectsOf(principal.id, call, bytes);
  if (subjects.length > 0) await holdErasures(tx);
  const { route, key, hash } = call;
  const about = [ERASED_ANSWER, subjects, call.elapsedMs?.() ?? 0];
  const stored = await tx.row(STORE, [principal.id, route, key, tx.workspaceId, hash, bytes, ...about]);
  if (!stored) throw keyReused();
}

/**
 * Whether an error is an answer to keep for repeats: a 4xx of the effect itself. What may pass (429, 5xx, in progress) is not,
 * nor what names fields (422: the caller mends the body), nor what came out of the store in the first place.
 */
export function isRefusalToKeep(call: Call, error: unknown): error is AppError {
  if (!call.idempotency || !(error instanceof AppError) || error.log['replayed']) return false;
  const isPassing = error.httpStatus === 429 || error.httpStatus >= 500 || error.code === 'request_in_progress';
  return !isPassing && error.code !== 'idempotency_key_reused' && error.code !== 'invalid_request';
}

/**
 * Keeps a refusal for repeats; the effect's transaction is gone, so this is one of its own. Whoever has taken the key
 * meanwhile has the last word.
 */
export async function storeRefusal(tx: Tx, call: Call, error: AppError): Promise<void> {
  if (!call.idempotency) return;
  const { key, route, hash } = call.idempotency;
  if (!(await lockKey(tx, call.principal, call.idempotency))) return;
  const refusal = JSON.stringify({ code: error.code, say: error.publicMessage });
  await tx.run(STORE_REFUSAL, [call.principal.id, route, key, tx.workspaceId, hash, refusal]);
}
