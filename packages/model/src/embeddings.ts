import OpenAI, { APIError, APIUserAbortError } from 'openai';
import type { EmbeddingsConfig } from './embeddings-settings.ts';

/** Answers that mean: this text is not accepted, and sending it again changes nothing. */
const REJECTED = new Set([400, 413, 422]);

/** Why texts have no vectors. Contains none of their words. */
export class EmbeddingsFailure extends Error {
  /** `rejected`: the endpoint does not accept these texts; `unavailable`: another attempt may succeed. */
  readonly kind: 'rejected' | 'unavailable';
  /** The HTTP status; null if there was no answer. */
  readonly status: number | null;

  constructor(kind: 'rejected' | 'unavailable', reason: string, status: number | null = null) {
    super(`the embeddings endpoint ${reason}`);
    this.name = 'EmbeddingsFailure';
    this.kind = kind;
    this.status = status;
  }
}

/** Turns texts into vectors. Neither retries nor logs: requests contain what people said. */
export class Embeddings {
  /** Identifies the model and the width of its vectors. Vectors of different models cannot be compared. */
  readonly model: string;
  readonly #client: OpenAI;
  readonly #config: EmbeddingsConfig;

  constructor(config: EmbeddingsConfig) {
    const { embeddingsBaseUrl, embeddingsApiKey, embeddingsModel, embeddingsDimensions } = config;
    this.model = embeddingsDimensions === 0 ? embeddingsModel : `${embeddingsModel}/${embeddingsDimensions}`;
    this.#config = config;
    this.#client = new OpenAI({
      baseURL: embeddingsBaseUrl,
      // The library requires a key even if the endpoint does not.
      apiKey: embeddingsApiKey || 'none',
      maxRetries: 0,
      logLevel: 'off',
    });
  }

  /** One vector of length 1 for each text, in their order. Errors: EmbeddingsFailure. */
  async embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    const { embeddingsModel: model, embeddingsDimensions: dimensions, embeddingsMaxCharacters } = this.#config;
    const input = texts.map((text) => text.slice(0, embeddingsMaxCharacters).toWellFormed());
    const width = dimensions === 0 ? {} : { dimensions };
    try {
      const request = { model, input, encoding_format: 'float' as const, ...width };
      const { data } = await this.#client.embeddings.create(request, { signal });
      return unitVectors(data, texts.length, dimensions);
    } catch (error) {
      throw asFailure(error);
    }
  }
}

function asFailure(error: unknown): EmbeddingsFailure {
  if (error instanceof EmbeddingsFailure) return error;
  // The endpoint's own text may repeat the request.
  if (error instanceof APIUserAbortError) return new EmbeddingsFailure('unavailable', 'did not answer in time');
  if (!(error instanceof APIError)) return new EmbeddingsFailure('unavailable', 'sent an invalid answer');
  const status: unknown = error.status;
  if (typeof status !== 'number') return new EmbeddingsFailure('unavailable', 'cannot be reached');
  return new EmbeddingsFailure(REJECTED.has(status) ? 'rejected' : 'unavailable', `answered ${status}`, status);
}

/** Checks what the endpoint sent: servers of this protocol are many, and a wrong vector would spoil the ranks silently. */
function unitVectors(data: OpenAI.Embedding[], count: number, dimensions: number): Float32Array[] {
  const vectors: Float32Array[] = Array.from({ length: count });
  for (const { index, embedding } of data) vectors[index] = unit(embedding);
  const width = dimensions || (vectors[0]?.length ?? 0);
  const isWhole = data.length === count && vectors.every((vector) => vector?.length === width);
  if (!isWhole) throw new EmbeddingsFailure('unavailable', 'sent vectors of another number or width');
  return vectors;
}

function unit(values: readonly number[]): Float32Array {
  const vector = Float32Array.from(values);
  const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  if (!Number.isFinite(norm) || norm === 0)
    throw new EmbeddingsFailure('rejected', 'sent a vector without a direction');
  return vector.map((value) => value / norm);
}
