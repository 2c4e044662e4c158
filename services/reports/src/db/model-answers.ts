import type { Principal } from '@insights/auth-context';
import { type Db, type Tx, anyOf, jsonb } from '@insights/db';
import type { Usage } from '@insights/model';
import { assertNothingErased } from './erased.ts';
import { addUsage } from './model-usage.ts';
import { query } from './query.ts';
import { lockCampaign } from './runs.ts';

/** For which version a model is asked. */
export interface AskedFor {
  readonly principal: Principal;
  readonly interview_id: string;
  readonly report_version_id: string;
  /** As it was when the run began; grows whenever other names are hidden. */
  readonly names_changed: number;
}

export interface NewAnswer {
  readonly key: string;
  /** Null: it was asked, and there is no usable answer. */
  readonly answer: unknown;
  /** Whose words it rests on. */
  readonly conversation_ids: readonly string[];
}

/** The stored answers among these, by key. */
export async function readAnswers(
  tx: Tx,
  interview_id: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await query(tx)
    .selectFrom('model_answers')
    .select(['key', 'answer'])
    .where('interview_id', '=', interview_id)
    .where('is_verdict', '=', false)
    .where('key', '=', anyOf(keys))
    .execute();
  return new Map(rows.map(({ key, answer }) => [key, answer]));
}

/**
 * Stores what was used, and the answer if there is one to keep. The lock makes erasures and changes of hidden names wait, so that no
 * answer is stored after them. Errors: `unavailable`.
 */
export async function storeAnswer(
  db: Db,
  { principal, ...of }: AskedFor,
  { used, answered, day }: { used: Usage; answered: NewAnswer | null; day: string },
): Promise<void> {
  const { interview_id, report_version_id, names_changed } = of;
  await db.withWorkspace({ principal }, async (tx) => {
    const campaign = await lockCampaign(tx, interview_id);
    await addUsage(tx, { interview_id, report_version_id, day }, used);
    if (answered === null || campaign.names_changed !== names_changed) return;
    await assertNothingErased(tx, answered.conversation_ids);
    await insert(tx, interview_id, [{ ...answered, is_verdict: false }]);
  });
}

async function insert(
  tx: Tx,
  interview_id: string,
  rows: readonly (NewAnswer & { readonly is_verdict: boolean })[],
): Promise<void> {
  if (rows.length === 0) return;
  const { workspaceId: workspace_id } = tx;
  await query(tx)
    .insertInto('model_answers')
    .values(
      rows.map(({ answer, conversation_ids, ...row }) => ({
        ...row,
        interview_id,
        workspace_id,
        conversation_ids: [...conversation_ids],
        answer: jsonb(answer),
      })),
    )
    .onConflict((conflict) => conflict.columns(['interview_id', 'key']).doNothing())
    .execute();
}

/** What judges have said, by key. */
export async function readVerdicts(tx: Tx, interview_id: string): Promise<{ key: string; answer: unknown }[]> {
  return query(tx)
    .selectFrom('model_answers')
    .select(['key', 'answer'])
    .where('interview_id', '=', interview_id)
    .where('is_verdict', '=', true)
    .execute();
}

/** Rows of one statement. */
const AT_ONCE = 500;

/**
 * Adds new verdicts and deletes all rows that the run did not need. What a run without changes by people needed stays until the next such
 * run, so that dropping the changes brings the same report back. The caller holds the campaign's lock.
 */
export async function keepNeeded(
  tx: Tx,
  interview_id: string,
  { used, verdicts, is_plain }: { used: Iterable<string>; verdicts: readonly NewAnswer[]; is_plain: boolean },
): Promise<void> {
  const needed = new Set([...used, ...verdicts.map(({ key }) => key)]);
  const rows = await query(tx)
    .selectFrom('model_answers')
    .select(['key', 'is_plain'])
    .where('interview_id', '=', interview_id)
    .execute();
  const gone = rows.filter((row) => !needed.has(row.key) && (is_plain || !row.is_plain)).map(({ key }) => key);
  await query(tx)
    .deleteFrom('model_answers')
    .where('interview_id', '=', interview_id)
    .where('key', '=', anyOf(gone))
    .execute();
  for (let from = 0; from < verdicts.length; from += AT_ONCE) {
    const batch = verdicts.slice(from, from + AT_ONCE).map((verdict) => ({ ...verdict, is_verdict: true }));
    await insert(tx, interview_id, batch);
  }
  if (!is_plain) return;
  await query(tx).updateTable('model_answers').set({ is_plain }).where('interview_id', '=', interview_id).execute();
}

/** Deletes the answers and verdicts that rest on some conversations, or all of a campaign. */
export async function deleteAnswers(
  tx: Tx,
  { interview_id, conversation_ids }: { interview_id: string; conversation_ids?: readonly string[] },
): Promise<void> {
  const all = query(tx).deleteFrom('model_answers').where('interview_id', '=', interview_id);
  await (
    conversation_ids ? all.where((eb) => eb('conversation_ids', '&&', eb.val([...conversation_ids]))) : all
  ).execute();
}
