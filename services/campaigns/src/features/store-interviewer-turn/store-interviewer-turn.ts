import type { sessions } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { appendTurn, lockForTurn, saidTurns } from '../../db/live-turns.ts';
import { loadSession } from '../../db/load.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { closeSession } from '../finish-session/close-session.ts';
import { assertHolder, callOf, staleHolder } from './holder.ts';
import { seqsOf, storeDecision } from './store-decision.ts';

/**
 * Stores the interviewer's next turn, and ends the interview if it is the last. Under the session's lock, so that a former holder
 * stores nothing and no turn misses an answer.
 * Errors: `stale_attempt`; `request_in_progress` when a turn was stored after `after_seq` (read it and decide again).
 */
export async function storeInterviewerTurn(
  deps: SessionDeps,
  call: Call,
  request: sessions.StoreInterviewerTurnRequest,
): Promise<sessions.PostTurnResponse> {
  const { session: held, after_seq, text, question_id, note, finish, progress } = request;
  if (!held) throw staleHolder(held);
  const id = held.session_id;
  const work = async (tx: Tx): Promise<sessions.PostTurnResponse> => {
    const [[session], said] = await tx.rowsOfEach(lockForTurn(id), saidTurns(id, seqsOf(request)));
    assertHolder(session, held);
    if (session.last_seq !== after_seq) {
      throw new AppError('request_in_progress', {
        publicMessage: 'A turn was stored meanwhile. Read it, then decide again.',
      });
    }
    const why = await storeDecision(deps, tx, session.conversation_id, request, said);
    const turn = { speaker: 'interviewer', text, question_id, note, why, progress } as const;
    const stored = await appendTurn(tx, session, turn, deps.leaseTime());
    if (finish) await closeSession(tx, await loadSession(tx, session.id), deps.now(tx));
    return stored;
  };
  const answer = await deps.db.withWorkspace(callOf(call, held), work, { pipelined: true });
  deps.bus.notify(sessionSubject(id), String(answer.seq));
  return answer;
}
