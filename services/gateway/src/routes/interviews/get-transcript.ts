import type { campaigns } from '@insights/contracts';
import { PiecewiseAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';
import { fitted } from '../../core/send.ts';
import { Transcript, Turn } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

/** Media type → the form that campaigns writes. */
const FORMS: Readonly<Record<string, string>> = {
  'text/vtt': 'vtt',
  'text/markdown': 'markdown',
  'application/x-subrip': 'srt',
};

export const getTranscript = route({
  name: 'getTranscript',
  method: 'get',
  path: '/v1/interviews/:interview_id/conversations/:conversation_id/transcript',
  tag: 'interviews',
  doc: 'Shows what was said. `Accept` chooses JSON (when nothing else fits, too), WebVTT, SubRip or Markdown.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'transcript.read',
  success: { status: 200, body: Transcript, forms: ['application/json', ...Object.keys(FORMS)] },
  errors: ['not_found'],
  timeout_ms: 120_000,
  handle({ params: { interview_id, conversation_id }, accept, call, campaigns }) {
    const form = FORMS[accept];
    if (form === undefined) {
      const pieces = jsonOf(campaigns.streamTranscript({ interview_id, conversation_id }, call));
      return new PiecewiseAnswer({ content_type: 'application/json', pieces });
    }
    const pieces = textOf(campaigns.streamRenderedTranscript({ interview_id, conversation_id, form }, call));
    return new PiecewiseAnswer({ content_type: `${accept}; charset=utf-8`, pieces });
  },
});

/** The parts as one JSON document, each checked by itself: a transcript of 20 MiB holds nobody else up. */
async function* jsonOf(parts: AsyncIterable<campaigns.Transcript>): AsyncGenerator<string> {
  let turnCount = 0;
  let end = '';
  for await (const part of parts) {
    if (end === '') {
      yield JSON.stringify(fitted(Transcript, { ...part, turns: [] }, 'transcript')).slice(0, -END.length);
      end = END;
    }
    const turns = JSON.stringify(fitted(Turn.array(), part.turns, 'transcript')).slice(1, -1);
    if (turns !== '') yield turnCount > 0 ? `,${turns}` : turns;
    turnCount += part.turns.length;
  }
  yield end;
}

/** How the document ends after the last turn, and how it is written without one. */
const END = ']}';

async function* textOf(parts: AsyncIterable<campaigns.RenderedTranscript>): AsyncGenerator<string> {
  for await (const { content } of parts) yield content;
}
