import OpenAI, { toFile } from 'openai';
import { AppError } from '@insights/errors';
import { extensionOf } from '../../domain/recordings/media-types.ts';
import type { RecordingSettings } from './settings.ts';

export interface Clip {
  readonly mime_type: string;
  readonly content: Uint8Array;
  /** BCP 47. */
  readonly language: string;
}

/** Turns speech into text. Errors: `unavailable`. */
export type Transcriber = (clip: Clip, signal: AbortSignal) => Promise<string>;

/** Longer texts are not answers to a clip of a minute. */
const MAX_CHARACTERS = 5_000;

/** The transcription service of the settings; undefined if there is none. */
export function openTranscriber(config: RecordingSettings): Transcriber | undefined {
  if (config.transcriptionProvider === 'none') return undefined;
  const client = new OpenAI({
    baseURL: config.transcriptionBaseUrl,
    // The library requires a key even if the service does not.
    apiKey: config.transcriptionApiKey || 'none',
    maxRetries: 0,
    timeout: config.transcriptionTimeoutMs,
    logLevel: 'off',
  });
  return async ({ mime_type, content, language }, signal) => {
    const file = await toFile(content, `answer.${extensionOf(mime_type)}`, { type: mime_type });
    const limit = AbortSignal.any([signal, AbortSignal.timeout(config.transcriptionTimeoutMs)]);
    const [spoken = ''] = language.split('-');
    const request = { file, model: config.transcriptionModel, language: spoken, response_format: 'json' as const };
    try {
      const { text } = await client.audio.transcriptions.create(request, { signal: limit });
      return text.trim().slice(0, MAX_CHARACTERS);
    } catch (error) {
      // Neither message nor cause: a service may repeat in them what was said.
      const reason = error instanceof Error ? error.constructor.name : 'unknown';
      throw new AppError('unavailable', {
        publicMessage: 'The answer could not be transcribed. Try again, or type it.',
        log: { reason },
        retry_after_seconds: 2,
      });
    }
  };
}
