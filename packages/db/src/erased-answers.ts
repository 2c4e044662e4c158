import type { IdempotentCall, Tx } from './tx.ts';

/** The response to a replay whose stored answer was about data that has been erased since. */
export const ERASED_ANSWER = JSON.stringify({
  code: 'answer_erased',
  say: 'This request was carried out once and is not repeated. Its stored response was removed because its data has been erased since. Use a new key for a new request.',
});

/** Longer than an erasure takes from its mark to its commit: a call that began before the commit may have read erased data. */
const READ_BEFORE_SECONDS = 60;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** The subjects of an answer: its caller, the ids in the request and every id in the answer. */
export function subjectsOf(principalId: string, call: IdempotentCall, answer: Uint8Array): string[] {
  const text = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength).toString('latin1');
  const named = `${principalId} ${text}`.match(UUID) ?? [];
  return [...new Set([...(call.about ?? []), ...named].map((id) => id.toLowerCase()))];
}

const ANSWERS_LOCK = `hashtextextended(current_schema() || ' answers ' || $1, 0)`;

/** Delays erasures in this workspace until the transaction ends, so that they see the answer that it stores. */
export async function holdErasures(tx: Tx): Promise<void> {
  await tx.run(`select pg_advisory_xact_lock_shared(${ANSWERS_LOCK})`, [tx.workspaceId]);
}

/** SQL: whether any of the ids in $8 is erased, or was erased while a call that began $9 ms ago was reading. */
export const IS_ABOUT_ERASED = `exists (select from erased_subjects
  where subject_id = any($8::uuid[])
    and (not is_scope or erased_at >= least(now(), clock_timestamp() - $9 * interval '1 ms') - interval '${READ_BEFORE_SECONDS} s'))`;

export interface Erased {
  /** Erased for good: answers about these are never stored again. */
  readonly subjects: readonly string[];
  /** Answers about these that are stored so far are removed as well, as they may be derived from erased data. */
  readonly scopes?: readonly string[];
}

/**
 * Removes stored answers about erased data, including those that are being stored: this last step of an erasure's transaction waits for
 * their transactions, and later ones wait for it.
 */
export async function eraseAnswers(tx: Tx, { subjects, scopes = [] }: Erased): Promise<void> {
  await tx.run(`select pg_advisory_xact_lock(${ANSWERS_LOCK})`, [tx.workspaceId]);
  await tx.run(
    `insert into erased_subjects (subject_id, workspace_id, is_scope, erased_at)
       select id, $2::uuid, false, clock_timestamp() from unnest($1::uuid[]) as id
       union all select id, $2::uuid, true, clock_timestamp() from unnest($3::uuid[]) as id
     on conflict (workspace_id, subject_id) do update
        set erased_at = excluded.erased_at, is_scope = erased_subjects.is_scope and excluded.is_scope`,
    [subjects, tx.workspaceId, scopes],
  );
  await tx.run(
    `update idempotency_keys k set answer = null, refusal = $2
       from (select distinct principal_id, route, key from answer_subjects where subject_id = any($1::uuid[])) about
      where (k.principal_id, k.route, k.key) = (about.principal_id, about.route, about.key) and k.answer is not null`,
    [[...subjects, ...scopes], ERASED_ANSWER],
  );
}
