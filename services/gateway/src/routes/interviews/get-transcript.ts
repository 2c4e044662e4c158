import { RawAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';
import { Transcript } from '../../schemas/conversation.ts';
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
  success: { status: 200, body: Transcript, forms: ['application/json', ...Object.keys(FORMS)] },
  errors: ['not_found'],
  timeout_ms: 30_000,
  async handle({ params: { interview_id, conversation_id }, accept, call, campaigns }) {
    const form = FORMS[accept];
    if (form === undefined) return campaigns.getTranscript({ interview_id, conversation_id }, call);
    const { content } = await campaigns.renderTranscript({ interview_id, conversation_id, form }, call);
    return new RawAnswer({ content_type: `${accept}; charset=utf-8`, content });
  },
});
