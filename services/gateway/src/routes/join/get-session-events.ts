import { invalid } from '@insights/errors';
import { EventStream } from '../../core/event-stream.ts';
import { route } from '../../core/route.ts';
import { sessionEvents } from './session-events.ts';

/** One RPC stream is opened anew after this long, so that connections spread over new replicas. */
const STREAM_MS = 30 * 60_000;

export const getSessionEvents = route({
  name: 'getSessionEvents',
  method: 'get',
  path: '/v1/join/session/events',
  tag: 'join',
  doc: 'Streams the interview as server-sent events: `state` {status, place, expected_wait_seconds} and `turn` {seq, speaker, text, question_id}. The id of an event is the number of the last turn that has been sent.',
  access: { participant: true },
  workspace: 'none',
  headers: { 'Last-Event-ID': 'Goes on after this turn; without it, from the first one.' },
  success: { status: 200, forms: ['text/event-stream'] },
  handle({ header, principal, sessions }) {
    const afterSeq = seqOf(header('last-event-id'));
    return new EventStream((signal) =>
      sessionEvents(
        (after_seq) => sessions.streamSession({ after_seq }, { principal, timeout_ms: STREAM_MS, signal }),
        afterSeq,
        signal,
      ),
    );
  },
});

function seqOf(lastEventId: string | undefined): number {
  if (lastEventId === undefined || lastEventId === '') return 0;
  if (/^\d{1,9}$/.test(lastEventId)) return Number(lastEventId);
  throw invalid(['header', 'last-event-id'], 'Input should be the id of an event of this stream');
}
