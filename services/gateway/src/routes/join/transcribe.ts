import { z } from 'zod';
import { AppError } from '@insights/errors';
import { route } from '../../core/route.ts';

const MAX_CLIP_BYTES = 4 * 1024 * 1024;
/** Longer than the longest time limit of a transcription. */
const TIMEOUT_MS = 65_000;

export const transcribe = route({
  name: 'transcribe',
  method: 'post',
  path: '/v1/join/session/transcriptions',
  tag: 'join',
  doc: 'Turns a spoken answer of up to a minute into text, for the participant to read and change before sending it. Neither the clip nor the text is stored. 503 where transcription is not configured; `can_transcribe` of the session tells in advance.',
  access: { participant: true },
  workspace: 'none',
  unaudited: 'Nothing is stored or shown to anybody else.',
  raw_body: { media_types: ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav', 'audio/mpeg'] },
  body_limit_bytes: MAX_CLIP_BYTES,
  success: { status: 200, body: z.object({ text: z.string().describe('What was said.') }) },
  errors: ['consent_required', 'invalid_transition', 'invalid_request'],
  timeout_ms: TIMEOUT_MS,
  handle({ raw, call, recordings }) {
    if (!raw) throw new AppError('internal', { publicMessage: 'The body was not read.' });
    return recordings.transcribeClip({ mime_type: raw.media_type, content: raw.content }, call);
  },
});
