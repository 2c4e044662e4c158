import type { sessions } from '@insights/contracts';
import { EventStream } from '../../core/event-stream.ts';
import { route } from '../../core/route.ts';
import { STREAM_MS } from '../../core/kept-open.ts';
import { type EventForm, seqOf, sessionEvents } from '../join/session-events.ts';
import { byInterview } from './by-interview.ts';

const forTeam: EventForm<sessions.ConversationState> = {
  lastStates: new Set(['processing', 'completed', 'abandoned']),
  stateOf: ({ status }) => ({ status }),
  turnOf: ({ turn_id, seq, speaker, text, question_id, why }) => ({ turn_id, seq, speaker, text, question_id, why }),
};

export const getConversationEvents = route({
  name: 'getConversationEvents',
  method: 'get',
  path: '/v1/interviews/:interview_id/conversations/:conversation_id/events',
  tag: 'interviews',
  doc:
    'Streams a live conversation as server-sent events: `turn` {turn_id, seq, speaker, text, question_id, why} and `state` {status}. ' +
    '`why` {rule, trigger_turn_id, words[], note} is the reason of an interviewer’s turn. ' +
    'The id of an event is the number of the last turn sent. For a finished conversation the stream sends all turns, then `state`, and ends.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'transcript.read',
  headers: { 'Last-Event-ID': 'Continues after this turn; by default, starts with the first one.' },
  success: { status: 200, forms: ['text/event-stream'], events: ['state', 'turn'] },
  errors: ['not_found'],
  handle({ params: { interview_id, conversation_id }, header, call, sessions }) {
    const afterSeq = seqOf(header('last-event-id'));
    const open = (after_seq: number, signal: AbortSignal) =>
      sessions.streamConversation(
        { interview_id, conversation_id, after_seq },
        { ...call, timeout_ms: STREAM_MS, signal },
      );
    return new EventStream((signal) => sessionEvents((after) => open(after, signal), afterSeq, signal, forTeam));
  },
});
