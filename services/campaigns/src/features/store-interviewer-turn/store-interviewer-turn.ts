import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { AppError } from '@insights/errors';
import { appendTurn } from '../../db/live-turns.ts';
import { loadSession, lockForTurn } from '../../db/load.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { closeSession } from '../finish-session/close-session.ts';
import { assertHolder, callOf } from './holder.ts';
import { storeDecision } from './store-decision.ts';

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
  const answer = await deps.db.withWorkspace(callOf(call, held), async (tx) => {
    const session = held && (await lockForTurn(tx, held.session_id));
    assertHolder(session, held);
    if (session.last_seq !== after_seq) {
      throw new AppError('request_in_progress', {
        publicMessage: 'A turn was stored meanwhile. Read it, then decide again.',
      });
    }
    const why = await storeDecision(deps, tx, session.conversation_id, request);
    const turn = { speaker: 'interviewer', text, question_id, note, why, progress } as const;
    const stored = await appendTurn(tx, session, turn, deps.leaseTime());
    if (finish) await closeSession(tx, await loadSession(tx, session.id), deps.now(tx));
    return stored;
  });
  deps.bus.notify(sessionSubject(held?.session_id ?? ''), String(answer.seq));
  return answer;
}
