import { type ConfigOf, setting } from '@insights/config';

/** How a process reaches a model that turns texts into vectors, behind the OpenAI protocol. */
export const embeddingsSettings = {
  embeddingsBaseUrl: setting.url({
    env: 'EMBEDDINGS_BASE_URL',
    protocols: ['https:', 'http:'],
    default: '',
    doc: 'Base URL of an embeddings endpoint of the OpenAI protocol, e.g. `https://api.openai.com/v1`. Empty: passages are found by their words alone. The texts of documents and prompts are sent to it, with hidden names masked.',
  }),
  embeddingsApiKey: setting.string({
    env: 'EMBEDDINGS_API_KEY',
    default: '',
    secret: true,
    doc: 'API key of the embeddings endpoint; empty if it needs none.',
  }),
  embeddingsModel: setting.string({
    env: 'EMBEDDINGS_MODEL',
    default: 'text-embedding-3-small',
    maxLength: 200,
    doc: 'Name of the embeddings model. Another name makes all vectors again; search uses the new ones as they are made.',
  }),
  embeddingsDimensions: setting.integer({
    env: 'EMBEDDINGS_DIMENSIONS',
    min: 0,
    max: 4096,
    default: 0,
    doc: 'Width of the vectors to ask for, for models that offer several; 0: the width of the model. Another width makes all vectors again.',
  }),
  embeddingsBatch: setting.integer({
    env: 'EMBEDDINGS_BATCH',
    min: 1,
    max: 512,
    default: 64,
    doc: 'Texts in one request to the embeddings endpoint.',
  }),
  embeddingsMaxCharacters: setting.integer({
    env: 'EMBEDDINGS_MAX_CHARACTERS',
    min: 200,
    max: 100_000,
    default: 8_000,
    doc: 'Characters of one text that are sent to the embeddings endpoint; the rest of a longer text is left out.',
  }),
  embeddingsTimeoutMs: setting.integer({
    env: 'EMBEDDINGS_TIMEOUT_MS',
    min: 100,
    max: 60_000,
    default: 30_000,
    doc: 'Time limit of one request that makes the vectors of stored texts.',
  }),
  embeddingsQueryTimeoutMs: setting.integer({
    env: 'EMBEDDINGS_QUERY_TIMEOUT_MS',
    min: 50,
    max: 10_000,
    default: 1_000,
    doc: 'Time limit of the request for the vector of a prompt; after it, passages are found by their words alone.',
  }),
};
export type EmbeddingsConfig = ConfigOf<typeof embeddingsSettings>;
