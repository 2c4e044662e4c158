import type { Principal } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { Signal } from '@insights/background';
import type { Context } from '@insights/grpc-kit';
import type { Session } from '../../db/entities.ts';
import { loadInterview, loadSession } from '../../db/load.ts';
import { type LiveTurn, readLiveTurns } from '../../db/live-turns.ts';
import { type Line, placeInLine } from '../../db/participant-session.ts';
import { isTokenAlive, tokenEnded } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { isOver, statusAt } from '../../domain/session-states.ts';

/** A notification may be lost; this bounds how late a turn is then, and how long a token that ended is still served. */
const LOOK_AGAIN_MS = 15_000;

type StreamCall = Pick<Context, 'principal' | 'signal'>;

/**
 * The caller's session as it goes on: state first, then each turn after `after_seq` once and in order, and state again when it
 * changes. Ends when the session is over, after its last turn. Errors: `not_found`,
 * `unauthenticated` (the caller's token has ended, also while the stream goes on).
 */
export async function* streamSession(
  deps: SessionDeps,
  call: StreamCall,
  request: sessions.StreamSessionRequest,
): AsyncGenerator<sessions.SessionEvent> {
  const news = new Signal();
  const wake = () => news.notify();
  const over = AbortSignal.any([call.signal, deps.stopping]);
  over.addEventListener('abort', wake, { once: true });
  // Listening comes before reading, so nothing falls between the two.
  const stops = [deps.bus.onNotification(sessionSubject(call.principal.id), wake), deps.bus.onConnect(wake)];
  try {
    let seq = request.after_seq;
    let told = '';
    const token = new TokenWatch(deps, call.principal);
    while (!over.aborted) {
      const { state, turns } = await look(deps, token, seq);
      const isNews = JSON.stringify(state) !== told;
      const isLast = isOver(state.status);
      // A turn and the end may come to light together: the end is told last.
      if (isNews && (told === '' || !isLast)) yield stateEvent(state);
      for (const turn of turns) yield turnEvent(turn);
      if (isNews && told !== '' && isLast) yield stateEvent(state);
      if (isLast) return;
      told = JSON.stringify(state);
      seq = turns.at(-1)?.seq ?? seq;
      await news.wait(LOOK_AGAIN_MS);
    }
  } finally {
    for (const stop of stops) stop();
  }
}

type State = Line & { status: ReturnType<typeof statusAt> };

/** Looks whether the stream's token still works: when consent changes, which ends tokens, and now and then; not with every turn. */
class TokenWatch {
  readonly principal: Principal;
  readonly #deps: SessionDeps;
  #consent: string | undefined;
  #lookAgainAt = 0;

  constructor(deps: SessionDeps, principal: Principal) {
    this.#deps = deps;
    this.principal = principal;
  }

  /** Errors: `unauthenticated`. */
  async check(tx: Tx, { consent }: Pick<Session, 'consent'>): Promise<void> {
    if (this.#consent === consent?.given_at && performance.now() < this.#lookAgainAt) return;
    if (!(await isTokenAlive(tx, this.principal, this.#deps.now()))) throw tokenEnded();
    this.#consent = consent?.given_at;
    this.#lookAgainAt = performance.now() + LOOK_AGAIN_MS;
  }
}

function look(deps: SessionDeps, token: TokenWatch, seq: number): Promise<{ state: State; turns: LiveTurn[] }> {
  const { principal } = token;
  return deps.db.withWorkspace({ principal }, async (tx) => {
    const session = await loadSession(tx, principal.id);
    await token.check(tx, session);
    const { settings } = await loadInterview(tx, session.interview_id);
    // A session that was reactivated counts from the start again.
    const after = seq > session.last_seq ? 0 : seq;
    return {
      state: {
        status: statusAt(session, deps.now()),
        ...(await placeInLine(deps, session, settings.max_duration_minutes)),
      },
      turns: await readLiveTurns(tx, session.conversation_id, after),
    };
  });
}

function stateEvent(value: State): sessions.SessionEvent {
  return { event: { $case: 'state', value } };
}

function turnEvent({ turn_id, seq, speaker, text, question_id }: LiveTurn): sessions.SessionEvent {
  return { event: { $case: 'turn', value: { turn_id, seq, speaker, text, question_id } } };
}
