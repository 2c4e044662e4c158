import { type ConfigOf, setting } from '@insights/config';
import { addressSettings, workerSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';

/** Settings of the language model that words the turns. */
export const modelSettings = {
  modelProvider: setting.choice({
    env: 'MODEL_PROVIDER',
    of: ['builtin', 'openai'],
    default: 'builtin',
    doc: 'Who words the turns: the built-in engine alone, or a language model that speaks the OpenAI protocol.',
  }),
  modelBaseUrl: setting.url({
    env: 'MODEL_BASE_URL',
    protocols: ['https:', 'http:'],
    default: 'https://api.openai.com/v1',
    doc: 'Where the language model is.',
  }),
  modelApiKey: setting.string({
    env: 'MODEL_API_KEY',
    default: '',
    secret: true,
    doc: 'Key for the language model; empty for one that wants none.',
  }),
  modelName: setting.string({
    env: 'MODEL_NAME',
    default: 'gpt-5-mini',
    maxLength: 200,
    doc: 'Which model is asked.',
  }),
  modelTimeoutMs: setting.integer({
    env: 'MODEL_TIMEOUT_MS',
    min: 100,
    max: 7_000,
    default: 6_000,
    doc: 'How long the model may take for a turn in all; after that the built-in engine words it.',
  }),
};
export type ModelConfig = ConfigOf<typeof modelSettings>;

/** Every setting of the interviewer; the table in its README is made from this. */
export const interviewerSettings = {
  ...workerSettings,
  ...messagingSettings,
  ...addressSettings('campaigns', 'jobs'),
  region: setting.string({
    env: 'REGION',
    maxLength: 64,
    default: 'local',
    doc: 'Sessions of this region are taken, no others.',
  }),
  capacity: setting.integer({
    env: 'INTERVIEWER_CAPACITY',
    min: 1,
    max: 1_000,
    default: 10,
    doc: 'Sessions that one process conducts at the same time.',
  }),
  thinkMs: setting.integer({
    env: 'INTERVIEWER_THINK_MS',
    min: 0,
    max: 10_000,
    default: 400,
    doc: 'How long a participant must be silent before an answer is thought of: what is said in one breath is answered together.',
  }),
  ...modelSettings,
};
export type InterviewerConfig = ConfigOf<typeof interviewerSettings>;
