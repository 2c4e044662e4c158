import { type ConfigOf, setting } from '@insights/config';
import { addressSettings, workerSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';

/** Settings of the language model that words the turns. */
export const modelSettings = {
  modelProvider: setting.choice({
    env: 'MODEL_PROVIDER',
    of: ['builtin', 'openai'],
    default: 'builtin',
    doc: 'What words the turns: the built-in engine alone, or with a language model behind the OpenAI protocol.',
  }),
  modelBaseUrl: setting.url({
    env: 'MODEL_BASE_URL',
    protocols: ['https:', 'http:'],
    default: 'https://api.openai.com/v1',
    doc: 'Base URL of the language model.',
  }),
  modelApiKey: setting.string({
    env: 'MODEL_API_KEY',
    default: '',
    secret: true,
    doc: 'API key of the language model; empty if it needs none.',
  }),
  modelName: setting.string({
    env: 'MODEL_NAME',
    default: 'gpt-5-mini',
    maxLength: 200,
    doc: 'Name of the model.',
  }),
  modelTimeoutMs: setting.integer({
    env: 'MODEL_TIMEOUT_MS',
    min: 100,
    max: 7_000,
    default: 6_000,
    doc: 'Time limit of the model for a turn; after it the wording of the built-in engine is used.',
  }),
};
export type ModelConfig = ConfigOf<typeof modelSettings>;

/** Settings of the interviewer; its README's table is generated from them. */
export const interviewerSettings = {
  ...workerSettings,
  ...messagingSettings,
  ...addressSettings('campaigns', 'jobs'),
  region: setting.string({
    env: 'REGION',
    maxLength: 64,
    default: 'local',
    doc: 'The process claims only sessions of this region.',
  }),
  capacity: setting.integer({
    env: 'INTERVIEWER_CAPACITY',
    min: 1,
    max: 1_000,
    default: 10,
    doc: 'Maximum number of sessions that one process conducts at the same time.',
  }),
  thinkMs: setting.integer({
    env: 'INTERVIEWER_THINK_MS',
    min: 0,
    max: 10_000,
    default: 400,
    doc: 'How long a participant must have written nothing before the interviewer answers; several messages in a row get one answer.',
  }),
  ...modelSettings,
};
export type InterviewerConfig = ConfigOf<typeof interviewerSettings>;
