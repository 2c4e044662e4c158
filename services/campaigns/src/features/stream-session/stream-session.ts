import type { Principal } from '@insights/auth-context';
import type { sessions } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { Signal } from '@insights/background';
import type { Context } from '@insights/grpc-kit';
import { Conversation, type Interview, type Session } from '../../db/entities.ts';
import { loadInterview, loadSession } from '../../db/load.ts';
import { type LiveTurn, readLiveTurns } from '../../db/live-turns.ts';
import { type Line, placeInLine } from '../../db/participant-session.ts';
import { isTokenAlive, tokenEnded } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';
import { choicesOf } from '../../domain/choices.ts';
import { languagesOf, questionsOf } from '../../domain/questions.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { isOver, statusAt } from '../../domain/session-states.ts';

/** Notifications may be lost: this bounds the delay of a turn, and how long an ended token is still served. */
const LOOK_AGAIN_MS = 15_000;

type StreamCall = Pick<Context, 'principal' | 'signal'>;

/**
 * Streams the caller's session: state first, then each turn after `after_seq` once and in order, and state again when it
 * changes. Ends when the session is over, after its last turn. Errors: `not_found`,
 * `unauthenticated` (the caller's token has ended, also during the stream).
 */
export async function* streamSession(
  deps: SessionDeps,
  call: StreamCall,
  request: sessions.StreamSessionRequest,
): AsyncGenerator<sessions.SessionEvent> {
  const signal = new Signal();
  const wake = () => signal.notify();
  const over = AbortSignal.any([call.signal, deps.stopping]);
  over.addEventListener('abort', wake, { once: true });
  // Subscribes before reading, so that no notification is missed.
  const stops = [deps.bus.onNotification(sessionSubject(call.principal.id), wake), deps.bus.onConnect(wake)];
  try {
    let seq = request.after_seq;
    let sent = '';
    const token = new TokenWatch(deps, call.principal);
    while (!over.aborted) {
      const { state, turns } = await look(deps, token, seq);
      const isNew = JSON.stringify(state) !== sent;
      const isLast = isOver(state.status);
      // One read may find the last turn and the end: the end is sent last.
      if (isNew && (sent === '' || !isLast)) yield stateEvent(state);
      for (const turn of turns) yield turnEvent(turn);
      if (isNew && sent !== '' && isLast) yield stateEvent(state);
      if (isLast) return;
      sent = JSON.stringify(state);
      seq = turns.at(-1)?.seq ?? seq;
      await signal.wait(LOOK_AGAIN_MS);
    }
  } finally {
    for (const stop of stops) stop();
  }
}

type State = Line & { status: ReturnType<typeof statusAt> };

/** Checks the stream's token when consent changes, which ends tokens, and periodically; not with every turn. */
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
    if (!(await isTokenAlive(tx, this.principal, this.#deps.now(tx)))) throw tokenEnded();
    this.#consent = consent?.given_at;
    this.#lookAgainAt = performance.now() + LOOK_AGAIN_MS;
  }
}

function look(deps: SessionDeps, token: TokenWatch, seq: number): Promise<{ state: State; turns: ShownTurn[] }> {
  const { principal } = token;
  return deps.db.withWorkspace({ principal }, async (tx) => {
    const session = await loadSession(tx, principal.id);
    await token.check(tx, session);
    const interview = await loadInterview(tx, session.interview_id);
    // A reactivated session numbers its turns from 1 again.
    const after = seq > session.last_seq ? 0 : seq;
    return {
      state: {
        status: statusAt(session, deps.now(tx)),
        ...(await placeInLine(deps, session, interview.settings.max_duration_minutes)),
      },
      turns: await withChoices(tx, interview, session, await readLiveTurns(tx, session.conversation_id, after)),
    };
  });
}

type ShownTurn = LiveTurn & { choices: string[] };

/** The turns with the answers that may be chosen, in the language of the conversation. */
async function withChoices(
  tx: Tx,
  interview: Interview,
  { conversation_id }: Session,
  turns: LiveTurn[],
): Promise<ShownTurn[]> {
  const questions = questionsOf(interview);
  const shown = turns.map((turn) => ({ ...turn, choices: choicesOf(turn, questions, interview.language) }));
  const isTranslated = languagesOf(interview).length > 1 && shown.some(({ choices }) => choices.length > 0);
  const conversation = isTranslated ? await tx.em.findOne(Conversation, { id: conversation_id ?? '' }) : null;
  const language = conversation?.language ?? interview.language;
  if (language === interview.language) return shown;
  return turns.map((turn) => ({ ...turn, choices: choicesOf(turn, questions, language) }));
}

function stateEvent(value: State): sessions.SessionEvent {
  return { event: { $case: 'state', value } };
}

/** Without the reason of a turn, which is for the team. */
function turnEvent({ turn_id, seq, speaker, text, question_id, progress, choices }: ShownTurn): sessions.SessionEvent {
  return {
    event: { $case: 'turn', value: { turn_id, seq, speaker, text, question_id, progress, why: null, choices } },
  };
}
