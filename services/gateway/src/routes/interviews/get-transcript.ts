import type { WordOf, campaigns } from '@insights/contracts';
import { PiecewiseAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';
import { fitted } from '../../core/send.ts';
import { Transcript, Turn } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

/** Media type → the form that the campaigns service renders. */
const FORMS: Readonly<Record<string, WordOf<typeof campaigns.TranscriptForm>>> = {
  'text/vtt': 'vtt',
  'text/markdown': 'markdown',
  'application/x-subrip': 'srt',
};

export const getTranscript = route({
  name: 'getTranscript',
  method: 'get',
  path: '/v1/interviews/:interview_id/conversations/:conversation_id/transcript',
  tag: 'interviews',
  doc: 'Shows a transcript. `Accept` chooses JSON (the default), WebVTT, SubRip or Markdown.',
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
    const pieces = textOf(campaigns.renderTranscript({ interview_id, conversation_id, form }, call));
    return new PiecewiseAnswer({ content_type: `${accept}; charset=utf-8`, pieces });
  },
});

/** Joins the parts to one JSON document and validates each separately, so that a transcript of 20 MiB does not block other requests. */
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

/** The end of the document, after the last turn or an empty list. */
const END = ']}';

async function* textOf(parts: AsyncIterable<campaigns.RenderedTranscript>): AsyncGenerator<string> {
  for await (const { content } of parts) yield content;
}
