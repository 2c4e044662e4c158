import { sql } from 'kysely';
import type { Principal } from '@insights/auth-context';
import { AppError, isErrorCode } from '@insights/errors';
import { ERASED_ANSWER, IS_ABOUT_ERASED, holdErasures, subjectsOf } from './erased-answers.ts';
import { mechanismQuery } from './mechanism-tables.ts';
import { jsonb } from './tables.ts';
import { type Call, type IdempotentCall, IdempotentReplay, type Tx } from './tx.ts';

/** Locks the key until the transaction ends. False when another transaction holds it. */
async function lockKey(tx: Tx, principal: Principal, { route, key }: Pick<IdempotentCall, 'route' | 'key'>) {
  const lock = await tx.row<{ taken: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken', [
    `${principal.id}\n${route}\n${key}`,
  ]);
  return lock?.taken ?? false;
}

/**
 * Claims a key for this transaction, or throws the stored response.
 * The claim is a transaction-scoped advisory lock: it ends with its holder.
 * Errors: `request_in_progress`, `idempotency_key_reused`; a stored refusal; IdempotentReplay.
 */
export async function claimAnswer(tx: Tx, principal: Principal, call: IdempotentCall): Promise<void> {
  if (!(await lockKey(tx, principal, call))) {
    throw new AppError('request_in_progress', {
      publicMessage: 'A request with this Idempotency-Key is still in progress. Try again in a moment.',
    });
  }
  const known = { principal_id: principal.id, route: call.route, key: call.key };
  const stored = await mechanismQuery(tx)
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer', 'refusal'])
    // An expired key is free for a new request.
    .select(sql<boolean>`created_at <= now() - interval '24 hours'`.as('is_expired'))
    .where((e) => e.and(known))
    .executeTakeFirst();
  if (!stored) return;
  if (stored.is_expired) {
    await mechanismQuery(tx)
      .deleteFrom('idempotency_keys')
      .where((e) => e.and(known))
      .execute();
    return;
  }
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

/**
 * Stores the answer and its subjects in one statement. For an answer about erased data it stores only a refusal that says so.
 */
const STORE = `with erased as (select ${IS_ABOUT_ERASED} as is_so),
  stored as (
    insert into idempotency_keys (principal_id, route, key, workspace_id, body_hash, answer, refusal)
    select $1, $2, $3, $4, $5, case when not is_so then $6::bytea end, case when is_so then $7::jsonb end from erased
    on conflict (principal_id, route, key) do nothing returning key),
  noted as (
    insert into answer_subjects (subject_id, principal_id, route, key, workspace_id)
    select id, $1, $2, key, $4 from stored, unnest($8::uuid[]) as id)
  select key from stored`;

/**
 * Stores the answer in the transaction of its effect: both are committed or neither. Errors: `idempotency_key_reused` when the key was
 * used in another workspace, whose rows this transaction cannot see.
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
 * Whether an error is stored for replays: a 4xx of the effect itself. Not stored are transient errors (429, 5xx, in progress), invalid
 * requests (422: the caller fixes the body and may use the same key) and refusals that were replayed.
 */
export function isRefusalToKeep(call: Call, error: unknown): error is AppError {
  if (!call.idempotency || !(error instanceof AppError) || error.log['replayed']) return false;
  const isTransient = error.httpStatus === 429 || error.httpStatus >= 500 || error.code === 'request_in_progress';
  return !isTransient && error.code !== 'idempotency_key_reused' && error.code !== 'invalid_request';
}

/** Stores a refusal for replays in a new transaction, as that of the effect was rolled back. A newer holder of the key takes precedence. */
export async function storeRefusal(tx: Tx, call: Call, error: AppError): Promise<void> {
  if (!call.idempotency) return;
  const { key, route, hash } = call.idempotency;
  if (!(await lockKey(tx, call.principal, call.idempotency))) return;
  const row = {
    principal_id: call.principal.id,
    route,
    key,
    workspace_id: tx.workspaceId,
    body_hash: hash,
    refusal: jsonb({ code: error.code, say: error.publicMessage }),
  };
  await mechanismQuery(tx)
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
