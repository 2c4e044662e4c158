export type { AnswerPart } from './answer-part.ts';
export { type AskOptions, type Asked, type RequestOutcome, askModel, mostOf } from './ask-model.ts';
export { Circuit } from './circuit.ts';
export { Embeddings, EmbeddingsFailure } from './embeddings.ts';
export { type EmbeddingsConfig, embeddingsSettings } from './embeddings-settings.ts';
export { listOf } from './list-of.ts';
export type { ModelQuestion } from './model-question.ts';
export {
  type JudgeModelConfig,
  type ModelConfig,
  budgetSetting,
  judgeModelPriceSettings,
  judgeModelSettings,
  judgeOf,
  modelPriceSettings,
  modelSettings,
} from './settings.ts';
export { openModel } from './open-model.ts';
export { type Budget, NO_USAGE, type Prices, type Usage, estimateOf, fits, minus, plus } from './usage.ts';
