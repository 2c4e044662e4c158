import { eventTypes, type sessions } from '@insights/contracts';
import { type Call, append } from '@insights/db';
import { lockSession } from '../../db/load.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionBell } from '../../domain/bells.ts';
import { sessionStates } from '../../domain/session-states.ts';

/** The participant withdraws: the session is cancelled, its live conversation and everything said in it are deleted. */
export async function withdrawSession(deps: SessionDeps, call: Call): Promise<sessions.WithdrawSessionResponse> {
  const { id } = call.principal;
  await deps.db.withWorkspace(call, async (tx) => {
    const session = await lockSession(tx, id);
    session.status = sessionStates.after('withdraw', session.status);
    session.conversation_id = null;
    session.last_seq = 0;
    await tx.flush();
    const gone = await tx.run(`delete from conversations where contact_id = $1 and mode = 'live'`, [id]);
    if (!gone) return {};
    // Counts of the campaign have changed; the report rule looks again.
    const { interview_id } = session;
    await append(tx, eventTypes.reportInputsChanged, { interview_id }, { aggregate_id: interview_id });
    return {};
  });
  deps.bus.ring(sessionBell(id));
  return {};
}
