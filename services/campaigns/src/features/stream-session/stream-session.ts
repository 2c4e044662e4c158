import { choicesOf } from '@insights/answers';
import type { sessions } from '@insights/contracts';
import type { Context } from '@insights/grpc-kit';
import type { LiveTurn } from '../../db/live-turns.ts';
import { type Line, placeInLine } from '../../db/participant-session.ts';
import type { SessionDeps } from '../../deps.ts';
import { inputOf, isClosing, isHelp } from '../../domain/choices.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';
import { isOver, statusAt } from '../../domain/session-states.ts';
import { type ShownRow, readShown } from './read-shown.ts';

type StreamCall = Pick<Context, 'principal' | 'signal'>;

/**
 * Streams the caller's session: state first, then each turn after `after_seq` once and in order, and state again when it
 * changes. The words of an open turn come as they are released, and what follows it waits. Ends when the session is over, after its last turn. Errors: `not_found`,
 * `unauthenticated` (the caller's token has ended, also during the stream).
 */
export async function* streamSession(
  deps: SessionDeps,
  call: StreamCall,
  request: sessions.StreamSessionRequest,
): AsyncGenerator<sessions.SessionEvent> {
  const { id, token_id } = call.principal;
  const over = AbortSignal.any([call.signal, deps.stopping]);
  const follow = deps.reads.follow(sessionSubject(id));
  // Each read checks the token, so readers share those of their own token only.
  const group = `token ${token_id}`;
  const read = (after: number) => look(deps, call, after);
  try {
    let seq = request.after_seq;
    let sent = '';
    let heard = { turn_id: '', start: 0 };
    while (!over.aborted) {
      const { state, turns, open } = await (sent === '' ? read(seq) : follow.share(group, seq, read));
      const isNew = JSON.stringify(state) !== sent;
      const isLast = isOver(state.status);
      // One read may find the last turn and the end: the end is sent last.
      if (isNew && (sent === '' || !isLast)) yield stateEvent(state);
      for (const turn of turns) yield turnEvent(turn);
      if (open !== undefined && open.turn_id !== heard.turn_id) heard = { turn_id: open.turn_id, start: 0 };
      if (open !== undefined && open.text.length > heard.start) {
        yield deltaEvent(open, heard.start);
        heard.start = open.text.length;
      }
      if (isNew && sent !== '' && isLast) yield stateEvent(state);
      if (isLast) return;
      sent = JSON.stringify(state);
      seq = turns.at(-1)?.seq ?? seq;
      await follow.changed(over);
    }
  } finally {
    follow.end();
  }
}

type State = Line & { status: ReturnType<typeof statusAt> };

interface Seen {
  state: State;
  turns: ShownTurn[];
  /** Has the words that were released. */
  open: LiveTurn | undefined;
}

async function look(deps: SessionDeps, call: StreamCall, seq: number): Promise<Seen> {
  const shown = await readShown(deps, call, seq);
  const line = await placeInLine(deps, shown, shown.max_minutes);
  const turns = withChoices(shown);
  const at = turns.findIndex((turn) => turn.seq === shown.open_seq);
  const state = { status: statusAt(shown, shown.at), ...line };
  return { state, turns: at < 0 ? turns : turns.slice(0, at), open: turns[at] };
}

type ShownTurn = LiveTurn & Pick<sessions.SessionTurn, 'choices' | 'input' | 'is_closing' | 'is_help'>;

/** The turns with the answers that may be chosen, in the language of the conversation. */
function withChoices({ turns, conversation_language, ...interview }: ShownRow): ShownTurn[] {
  const questions = interview.questions;
  const spoken = conversation_language ?? interview.language;
  return turns.map((turn) => ({
    ...turn,
    choices: choicesOf(turn, questions, spoken),
    input: inputOf(turn, questions),
    is_closing: isClosing(turn),
    is_help: isHelp(turn),
  }));
}

function stateEvent(value: State): sessions.SessionEvent {
  return { event: { $case: 'state', value } };
}

function deltaEvent({ turn_id, seq, text }: LiveTurn, start: number): sessions.SessionEvent {
  return { event: { $case: 'turn_delta', value: { turn_id, seq, start, text: text.slice(start) } } };
}

/** Without the reason of a turn, which is for the team. */
function turnEvent(turn: ShownTurn): sessions.SessionEvent {
  const { turn_id, seq, speaker, text, question_id, progress, choices, input, is_closing, is_help } = turn;
  const value = { turn_id, seq, speaker, text, question_id, progress, why: null, choices, input, is_closing, is_help };
  return { event: { $case: 'turn', value } };
}
