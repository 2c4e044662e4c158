import type { sessions } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import type { Turn } from '../../db/entities.ts';
import { type LockedSession, appendTurn, continueTurn, lockForTurn, openTurn, saidTurns } from '../../db/live-turns.ts';
import { loadSession } from '../../db/load.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { closeSession } from '../finish-session/close-session.ts';
import { assertHolder, callOf, staleHolder } from './holder.ts';
import { seqsOf, storeDecision } from './store-decision.ts';

/**
 * Stores the interviewer's next turn, or the open one with further words, and ends the interview if it is the last. Under the session's lock,
 * so that a former holder stores nothing and no turn misses an answer.
 * Errors: `stale_attempt`; `request_in_progress` when a turn was stored after `after_seq`, or the turn is not open (read and decide again);
 * `invalid_request` when words that were released are not in the text.
 */
export async function storeInterviewerTurn(
  deps: SessionDeps,
  call: Call,
  request: sessions.StoreInterviewerTurnRequest,
): Promise<sessions.PostTurnResponse> {
  const { session: held, text, question_id, note, finish, progress, open } = request;
  if (!held) throw staleHolder(held);
  const id = held.session_id;
  const work = async (tx: Tx): Promise<sessions.PostTurnResponse> => {
    const [[session], said] = await tx.rowsOfEach(lockForTurn(id), saidTurns(id, seqsOf(request)));
    const begun = request.open_seq === null ? undefined : (await tx.rowsOfEach(openTurn(id)))[0][0];
    assertHolder(session, held);
    assertInTurn(session, begun, request);
    const why = await storeDecision(deps, tx, session.conversation_id, request, said);
    const turn = { speaker: 'interviewer', text, question_id, note, why, progress, open } as const;
    const stored = begun
      ? { turn_id: begun.id, seq: session.open_seq ?? 0 }
      : await appendTurn(tx, session, turn, deps.leaseTime());
    if (begun) await continueTurn(tx, session, begun.id, turn);
    if (finish) await closeSession(tx, await loadSession(tx, session.id), deps.now(tx));
    return stored;
  };
  const answer = await deps.db.withWorkspace(callOf(call, held), work, { pipelined: true });
  deps.bus.notify(sessionSubject(id), String(answer.seq));
  return answer;
}

/** A new turn follows the last one; further words follow those that the participant may have seen. */
function assertInTurn(
  { last_seq, open_seq }: LockedSession,
  begun: Pick<Turn, 'text'> | undefined,
  request: sessions.StoreInterviewerTurnRequest,
): void {
  const isNext = request.open_seq === null && last_seq === request.after_seq;
  if (request.open_seq !== open_seq || (open_seq === null && !isNext)) {
    throw new AppError('request_in_progress', {
      publicMessage: 'A turn was stored meanwhile. Read it, then decide again.',
    });
  }
  if (begun && !request.text.startsWith(begun.text)) {
    throw invalid(['body', 'text'], 'The text has to begin with the words that were released.');
  }
}
