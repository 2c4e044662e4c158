import type { sessions } from '@insights/contracts';
import { EventStream } from '../../core/event-stream.ts';
import { type Step, STREAM_MS, keptOpen } from '../../core/kept-open.ts';
import { route } from '../../core/route.ts';
import { byInterview } from './by-interview.ts';

export const getInterviewEvents = route({
  name: 'getEvents',
  method: 'get',
  path: '/v1/interviews/:interview_id/events',
  tag: 'interviews',
  doc: `Streams what changes in a campaign as server-sent events, so that a page needs no polling: first \`ready\` {resumed}, then
    \`changed\` {kind, ids[]}. \`kind\` is \`interview\`, \`contact\`, \`conversation\` or \`report\`; \`ids\` name what was added, changed or
    removed, and are empty where there are more than 100. The events carry ids only: read what they name. A reader that reconnects
    within a day with \`Last-Event-ID\` misses nothing; where \`resumed\` is false, read everything again. The stream ends when the
    campaign is deleted or the credential ends.`,
  access: { scopes: ['interviews'], role: 'member' },
  workspace: byInterview,
  headers: { 'Last-Event-ID': 'Continues after this event; by default, begins with what changes from now on.' },
  success: { status: 200, forms: ['text/event-stream'], events: ['ready', 'changed'] },
  errors: ['not_found'],
  handle({ params: { interview_id }, header, call, sessions }) {
    const open = (after: string | null, signal: AbortSignal) =>
      sessions.streamChanges({ interview_id, after }, { ...call, timeout_ms: STREAM_MS, signal });
    const after = header('last-event-id') || null;
    return new EventStream((signal) => keptOpen((last) => stepsOf(open(last, signal)), after, signal));
  },
});

async function* stepsOf(events: AsyncIterable<sessions.ChangeEvent>): AsyncGenerator<Step<string | null>> {
  for await (const { position, event } of events) {
    if (event) yield { position, event: { id: position, event: event.$case, data: event.value } };
  }
}
