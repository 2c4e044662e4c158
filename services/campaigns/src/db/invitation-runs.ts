import type { MessageOf, WordOf, eventTypes, sessions } from '@insights/contracts';
import { type Tx, anyOf } from '@insights/db';
import { query } from './query.ts';

type Outcome = WordOf<typeof sessions.InvitationOutcome>;

/** Contacts of a run that have no result yet. */
export async function pendingOf(tx: Tx, runId: string, most: number): Promise<string[]> {
  const rows = await query(tx)
    .selectFrom('invitation_results')
    .select('contact_id')
    .where('run_id', '=', runId)
    .where('outcome', '=', 'pending')
    .orderBy('contact_id')
    .limit(most)
    .execute();
  return rows.map(({ contact_id }) => contact_id);
}

/** Locks the result of a contact until the transaction ends. False: it has one already. */
export async function takePending(tx: Tx, runId: string, contactId: string): Promise<boolean> {
  const row = await query(tx)
    .selectFrom('invitation_results')
    .select('contact_id')
    .where('run_id', '=', runId)
    .where('contact_id', '=', contactId)
    .where('outcome', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeOutcome(tx: Tx, runId: string, contactId: string, outcome: Outcome): Promise<void> {
  await query(tx)
    .updateTable('invitation_results')
    .set({ outcome })
    .where('run_id', '=', runId)
    .where('contact_id', '=', contactId)
    .execute();
}

export interface OutcomeCount {
  readonly run_id: string;
  readonly outcome: Outcome;
  readonly count: number;
}

/** How many contacts have which result, in the order of the words. */
export async function countOutcomes(tx: Tx, runIds: readonly string[]): Promise<OutcomeCount[]> {
  return query(tx)
    .selectFrom('invitation_results')
    .select(['run_id', 'outcome', ({ fn }) => fn.countAll<number>().as('count')])
    .where('run_id', '=', anyOf(runIds))
    .groupBy(['run_id', 'outcome'])
    .orderBy('outcome')
    .execute();
}

/** Ends a run, once. Those who watch the campaign read its people again. */
export async function finishRun(tx: Tx, runId: string, at: string): Promise<void> {
  const ended = await query(tx)
    .updateTable('invitation_runs')
    .set({ finished_at: at })
    .where('id', '=', runId)
    .where('finished_at', 'is', null)
    .returning(['workspace_id', 'interview_id'])
    .executeTakeFirst();
  if (!ended) return;
  await query(tx)
    .insertInto('interview_changes')
    .values({ ...ended, kind: 'contact', ids: [] })
    .execute();
}

/** Ends a run whose job ended before it had come to everybody. */
export async function cutShort(
  tx: Tx,
  runId: string,
  { at, status, error_code }: Pick<MessageOf<typeof eventTypes.jobFailed>, 'status' | 'error_code'> & { at: string },
): Promise<void> {
  const end = status === 'cancelled' ? { outcome: 'cancelled' as const } : { outcome: 'failed' as const, error_code };
  await query(tx)
    .updateTable('invitation_results')
    .set(end)
    .where('run_id', '=', runId)
    .where('outcome', '=', 'pending')
    .execute();
  await finishRun(tx, runId, at);
}
