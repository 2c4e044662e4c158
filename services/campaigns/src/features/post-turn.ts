import type { Principal } from '@insights/auth-context';
import { sessions } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { invalid, notFound } from '@insights/errors';
import { appendTurn, lockForTurn, turnByClientId } from '../db/live-turns.ts';
import { isAlive, ownToken, tokenEnded } from '../db/tokens.ts';
import type { SessionDeps } from '../deps.ts';
import { knownWord } from '../domain/known-word.ts';
import { sessionSubject } from '../domain/notification-subjects.ts';
import { sessionStates } from '../domain/session-states.ts';
import { verifyParticipant } from './verify-participant.ts';

const MAX_CHARACTERS = 5_000;

/**
 * Stores a turn of the participant, then notifies. Verifies the token, which the caller may have verified long ago. A repeated
 * `client_turn_id` returns the stored turn.
 * Errors: `unauthenticated` (the token has ended), `invalid_request` (text of 1 to 5,000 characters), `invalid_transition` (not
 * started, or over).
 */
export async function postTurn(
  deps: SessionDeps,
  call: Call,
  request: sessions.PostTurnRequest,
): Promise<sessions.PostTurnResponse> {
  if (call.idempotency) await verifyRepeated(deps, call.principal);
  assertText(request.text);
  const input = request.input && knownWord(sessions.TurnInput, 'input', request.input);
  const work = async (tx: Tx): Promise<sessions.PostTurnResponse> => {
    const { id } = call.principal;
    // The token is read under the lock: an act that ends it may be under way.
    const [[session], [token], [stored]] = await tx.rowsOfEach(
      lockForTurn(id),
      ownToken(call.principal),
      turnByClientId(id, request.client_turn_id),
    );
    if (!isAlive(token, deps.now(tx))) throw tokenEnded();
    if (!session) throw notFound('session');
    if (stored) return stored;
    // Throws where the state allows no turn; the state itself does not change.
    sessionStates.after('take a turn', session.status);
    const { text, client_turn_id } = request;
    return appendTurn(tx, session, { speaker: 'participant', text, client_turn_id, input }, deps.leaseTime());
  };
  const answer = await deps.db.withWorkspace(call, work, { pipelined: true });
  deps.bus.notify(sessionSubject(call.principal.id), String(answer.seq));
  return answer;
}

/** A request with an idempotency key may be answered from the stored answer, before the transaction reads the token. */
async function verifyRepeated(deps: SessionDeps, { id, token_id = '' }: Principal): Promise<void> {
  const { session_id } = await verifyParticipant(deps, { token_hash: Buffer.from(token_id, 'hex') });
  if (session_id !== id) throw tokenEnded();
}

function assertText(text: string): void {
  if (text.trim() === '') throw invalid(['body', 'text'], 'The turn is empty. Send at least one character.');
  if (text.length > MAX_CHARACTERS) {
    throw invalid(['body', 'text'], `A turn has at most ${MAX_CHARACTERS} characters. Send the rest as another turn.`);
  }
}
