import { type ConfigOf, setting } from '@insights/config';
import { objectStoreSettings } from '@insights/objects';
import { keyRingSetting } from '@insights/secret-box';

/** Settings of recordings and of the transcription of voice answers. */
export const recordingSettings = {
  ...objectStoreSettings,
  recordingKeys: keyRingSetting({
    env: 'RECORDING_KEYS',
    doc: 'The first key encrypts the data keys of recordings and signs their links. Keep earlier keys until no recording is sealed under them; without its key, a recording is lost.',
  }),
  recordingUploads: setting.integer({
    env: 'RECORDING_UPLOADS',
    min: 1,
    max: 200,
    default: 16,
    doc: 'Uploads of recordings that one process writes at the same time, each with up to 4 MiB; further ones are answered 503 and continue later.',
  }),
  transcriptionProvider: setting.choice({
    env: 'TRANSCRIPTION_PROVIDER',
    of: ['none', 'openai'],
    default: 'none',
    doc: 'What transcribes spoken answers: nothing, or a service behind the OpenAI protocol (`/audio/transcriptions`).',
  }),
  transcriptionBaseUrl: setting.url({
    env: 'TRANSCRIPTION_BASE_URL',
    protocols: ['https:', 'http:'],
    default: 'https://api.openai.com/v1',
    doc: 'Base URL of the transcription service.',
  }),
  transcriptionApiKey: setting.string({
    env: 'TRANSCRIPTION_API_KEY',
    default: '',
    secret: true,
    doc: 'API key of the transcription service; empty if it needs none.',
  }),
  transcriptionModel: setting.string({
    env: 'TRANSCRIPTION_MODEL',
    default: 'gpt-4o-mini-transcribe',
    maxLength: 200,
    doc: 'Name of the transcription model.',
  }),
  transcriptionTimeoutMs: setting.integer({
    env: 'TRANSCRIPTION_TIMEOUT_MS',
    min: 100,
    max: 60_000,
    default: 20_000,
    doc: 'Time limit of one transcription.',
  }),
};
export type RecordingSettings = ConfigOf<typeof recordingSettings>;
