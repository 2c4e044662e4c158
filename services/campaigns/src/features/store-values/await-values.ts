import { type Tx, asAppError } from '@insights/db';
import { timeNow } from '../../db/clock.ts';
import type { Session } from '../../db/entities.ts';
import { loadInterview, lockSession } from '../../db/load.ts';
import { query, workerQuery } from '../../db/query.ts';
import { callWithin } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';
import { requestProcessing } from '../process-conversation/request-processing.ts';

/** With the pause between two sweeps and the processing itself, an interview is completed within 60 s of its end. */
const WAIT_MS = 45_000;
const BATCH = 500;

/** Until when an interview that ends now waits for the values that a model reads. */
export const valuesDueAt = (at: string): string => new Date(Date.parse(at) + WAIT_MS).toISOString();

/** Whether an interviewer will have a model read values: there are closed questions, and it has used a model for the session. */
export async function awaitsValues(
  tx: Tx,
  { id, interview_id }: Pick<Session, 'id' | 'interview_id'>,
): Promise<boolean> {
  const { questions } = await loadInterview(tx, interview_id);
  if (questions.every(({ kind }) => kind === 'open')) return false;
  const used = await query(tx)
    .selectFrom('model_usage')
    .select('id')
    .where('session_id', '=', id)
    .where('requests', '>', 0)
    .executeTakeFirst();
  return used !== undefined;
}

/** Has interviews processed whose values have not come in time: those that rules read stand, until others come. */
export async function processOverdue(deps: SessionDeps): Promise<void> {
  const at = await timeNow(deps);
  const due = await workerQuery(deps.db)
    .selectFrom('sessions')
    .select(['id', 'workspace_id'])
    .where('values_due_at', '<=', at)
    .limit(BATCH)
    .execute()
    .catch((error: unknown) => {
      throw asAppError(error);
    });
  for (const { id, workspace_id } of due) {
    await deps.db.withWorkspace(callWithin(deps.db, workspace_id), async (tx) =>
      endWait(tx, await lockSession(tx, id)),
    );
  }
}

/** Has the interview of a locked session processed, if that still waits for values. Returns whether it did. */
export async function endWait(tx: Tx, session: Session): Promise<boolean> {
  if (session.values_due_at === null) return false;
  session.values_due_at = null;
  if (session.conversation_id !== null) await requestProcessing(tx, session.conversation_id);
  return true;
}
