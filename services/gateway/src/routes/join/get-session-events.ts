import type { sessions } from '@insights/contracts';
import { EventStream } from '../../core/event-stream.ts';
import { route } from '../../core/route.ts';
import { STREAM_MS } from '../../core/kept-open.ts';
import { type EventForm, seqOf, sessionEvents } from './session-events.ts';

const forParticipant: EventForm<sessions.SessionState> = {
  lastStates: new Set(['completed', 'cancelled', 'expired', 'unavailable']),
  stateOf: ({ status, place, expected_wait_seconds }) => ({ status, place, expected_wait_seconds }),
  // Participants see neither flags nor reasons.
  turnOf: ({ turn_id, seq, speaker, text, question_id, progress, choices, input, is_closing, is_help }) => ({
    turn_id,
    seq,
    speaker,
    text,
    question_id,
    progress,
    choices,
    input: input && { ...input },
    is_closing,
    is_help,
  }),
};

export const getSessionEvents = route({
  name: 'getSessionEvents',
  method: 'get',
  path: '/v1/join/session/events',
  tag: 'join',
  doc: 'Streams the interview as server-sent events: `state` {status, place, expected_wait_seconds} and `turn` {turn_id, seq, speaker, text, question_id, progress {question, of}, choices[], input {kind, min, max, unit}, is_closing, is_help}; `progress` is null in a turn that belongs to no question, and `choices` are answers to it that may be sent as they are, `input` says what else a closed question takes (null of an open one), and with `is_closing` everything has been asked, so the answers may be checked. A turn with `is_help` says whom somebody in need may call. `turn_delta` {turn_id, seq, start, text} are words of a turn that is not whole yet, which begin at character `start` of its text (UTF-16 code units): keep the text before `start` and put these words behind it. The `turn` follows, and its text begins with them. The id of an event is the number of the last whole turn that has been sent; after a reconnection the words of an open turn come again.',
  access: { participant: true },
  workspace: 'none',
  headers: { 'Last-Event-ID': 'Continues after this turn; by default, starts with the first one.' },
  success: { status: 200, forms: ['text/event-stream'], events: ['state', 'turn', 'turn_delta'] },
  handle({ header, principal, sessions }) {
    const afterSeq = seqOf(header('last-event-id'));
    return new EventStream((signal) =>
      sessionEvents(
        (after_seq) => sessions.streamSession({ after_seq }, { principal, timeout_ms: STREAM_MS, signal }),
        afterSeq,
        signal,
        forParticipant,
      ),
    );
  },
});
