import { z } from 'zod';
import { type ConfigOf, setting } from '@insights/config';
import type { Budget } from './usage.ts';

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

/** The model that judges what the other one writes. One of another family shares fewer of its mistakes. */
export const judgeModelSettings = {
  judgeModelBaseUrl: setting.url({
    env: 'JUDGE_MODEL_BASE_URL',
    protocols: ['https:', 'http:'],
    default: '',
    doc: 'Base URL of the language model that judges what the model writes. Empty: `MODEL_BASE_URL`, with its key.',
  }),
  judgeModelApiKey: setting.string({
    env: 'JUDGE_MODEL_API_KEY',
    default: '',
    secret: true,
    doc: 'API key of the judging model, if `JUDGE_MODEL_BASE_URL` is set; empty if it needs none.',
  }),
  judgeModelName: setting.string({
    env: 'JUDGE_MODEL_NAME',
    default: '',
    maxLength: 200,
    doc: 'Name of the judging model. Empty: `MODEL_NAME`.',
  }),
};
export type JudgeModelConfig = ConfigOf<typeof judgeModelSettings>;

/** The settings of the judge, as those of a model. */
export const judgeOf = (config: ModelConfig & JudgeModelConfig): ModelConfig => ({
  modelProvider: config.modelProvider,
  modelBaseUrl: config.judgeModelBaseUrl || config.modelBaseUrl,
  modelApiKey: config.judgeModelBaseUrl === '' ? config.modelApiKey : config.judgeModelApiKey,
  modelName: config.judgeModelName || config.modelName,
});

const price = (env: string, doc: string) =>
  setting.number({
    env,
    min: 0,
    max: 10_000,
    default: 0,
    doc: `${doc} in any currency, for cost estimates; 0: unknown.`,
  });

/** Prices, so that the cost can be estimated before and stated after. */
export const modelPriceSettings = {
  modelInputPrice: price('MODEL_INPUT_PRICE', 'Price of a million input tokens of the model,'),
  modelOutputPrice: price('MODEL_OUTPUT_PRICE', 'Price of a million output tokens of the model,'),
};

export const judgeModelPriceSettings = {
  judgeModelInputPrice: price('JUDGE_MODEL_INPUT_PRICE', 'Price of a million input tokens of the judging model,'),
  judgeModelOutputPrice: price('JUDGE_MODEL_OUTPUT_PRICE', 'Price of a million output tokens of the judging model,'),
};

const BUDGET = z.strictObject({
  requests: z.int().min(0).nullable().default(null),
  tokens: z.int().min(0).nullable().default(null),
  cost: z.number().min(0).nullable().default(null),
});

function budgetFrom(value: unknown): Budget {
  const { data } = BUDGET.safeParse(value);
  if (data === undefined) throw new Error('is not {"requests", "tokens", "cost"} with numbers from 0');
  return data;
}

/** What a model may use for something. `cost` needs prices. */
export const budgetSetting = (env: string, of: string, limit: Budget) =>
  setting.json({
    env,
    shape: '{"requests": 500, "tokens": 5000000, "cost": 20}; what is missing is unlimited',
    default: limit,
    check: budgetFrom,
    doc: `What the language model may use for ${of}. Beyond it the built-in engine does the rest.`,
  });
