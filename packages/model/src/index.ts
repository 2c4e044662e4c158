export { type Asked, type ModelQuestion, type RequestOutcome, askModel } from './ask-model.ts';
export { Circuit } from './circuit.ts';
export { Embeddings, EmbeddingsFailure } from './embeddings.ts';
export { type EmbeddingsConfig, embeddingsSettings } from './embeddings-settings.ts';
export { type ModelConfig, modelSettings } from './settings.ts';
export { openModel } from './open-model.ts';
