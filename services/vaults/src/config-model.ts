import { type ConfigOf, setting } from '@insights/config';
import { modelSettings } from '@insights/model';

/** Settings of the language model that words answers. */
export const answerModelSettings = {
  ...modelSettings,
  modelTimeoutMs: setting.integer({
    env: 'MODEL_TIMEOUT_MS',
    min: 100,
    max: 15_000,
    default: 12_000,
    doc: 'Time limit of the request to the language model for an answer; after it the built-in answer is given.',
  }),
  modelConcurrency: setting.integer({
    env: 'MODEL_CONCURRENCY',
    min: 1,
    max: 256,
    default: 8,
    doc: 'Requests to the language model that one process makes at the same time; further questions get the built-in answer.',
  }),
  modelMaxCalls: setting.integer({
    env: 'MODEL_MAX_CALLS',
    min: 0,
    max: 1_000_000,
    default: 600,
    doc: 'Requests to the language model that one process makes for a workspace in an hour; further questions get the built-in answer.',
  }),
  modelMaxTokens: setting.integer({
    env: 'MODEL_MAX_TOKENS',
    min: 0,
    max: 1_000_000_000,
    default: 5_000_000,
    doc: 'Tokens that one process uses for a workspace in an hour, as the language model counts them.',
  }),
};
/** Settings of the language model that reads facts: the same model, with limits of its own, so that documents leave answers their budget. */
export const factModelSettings = {
  ...modelSettings,
  modelFactsMaxCalls: setting.integer({
    env: 'MODEL_FACTS_MAX_CALLS',
    min: 0,
    max: 1_000_000,
    default: 600,
    doc: 'Requests to the language model for the facts of stored documents that one process makes for a workspace in an hour; further documents wait. 0: facts are read by rules alone.',
  }),
  modelFactsMaxTokens: setting.integer({
    env: 'MODEL_FACTS_MAX_TOKENS',
    min: 0,
    max: 1_000_000_000,
    default: 2_000_000,
    doc: 'Tokens that one process uses for the facts of a workspace in an hour, as the language model counts them.',
  }),
  modelFactsConcurrency: setting.integer({
    env: 'MODEL_FACTS_CONCURRENCY',
    min: 1,
    max: 32,
    default: 2,
    doc: 'Requests for facts that one process makes at the same time.',
  }),
  modelFactsTimeoutMs: setting.integer({
    env: 'MODEL_FACTS_TIMEOUT_MS',
    min: 100,
    max: 120_000,
    default: 60_000,
    doc: 'Time limit of one request for facts; the document is tried again later.',
  }),
};
export type FactModelConfig = ConfigOf<typeof factModelSettings>;
export type AnswerModelConfig = ConfigOf<typeof answerModelSettings>;
