import { type ConfigOf, setting } from '@insights/config';

/** How a process reaches a language model. What it is used for, and its time limit, belong to the process. */
export const modelSettings = {
  modelProvider: setting.choice({
    env: 'MODEL_PROVIDER',
    of: ['builtin', 'openai'],
    default: 'builtin',
    doc: 'The built-in engine alone, or with a language model behind the OpenAI protocol.',
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
};
export type ModelConfig = ConfigOf<typeof modelSettings>;
