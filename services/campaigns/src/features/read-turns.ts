import type { sessions } from '@insights/contracts';
import type { Call } from '@insights/db';
import { Session } from '../db/entities.ts';
import { readLiveTurns } from '../db/live-turns.ts';
import type { SessionDeps } from '../deps.ts';
import { elapsedMs } from './claim-sessions/elapsed.ts';
import { assertHolder, callOf } from './store-interviewer-turn/holder.ts';

/** Turns after a `seq`, for the holder. Errors: `stale_attempt`. */
export function readTurns(
  deps: SessionDeps,
  call: Call,
  { session: held, after_seq }: sessions.ReadTurnsRequest,
): Promise<sessions.ReadTurnsResponse> {
  return deps.db.withWorkspace(callOf(call, held), async (tx) => {
    const session = await tx.em.findOne(Session, { id: held?.session_id ?? '' });
    assertHolder(session, held);
    return {
      turns: await readLiveTurns(tx, session.conversation_id, after_seq),
      elapsed_ms: await elapsedMs(tx, session.id, deps.leaseTime()),
      status: session.status,
    };
  });
}
