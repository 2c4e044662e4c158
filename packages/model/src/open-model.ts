import OpenAI from 'openai';
import type { ModelConfig } from './settings.ts';

/** A client of the model that retries nothing and logs nothing: requests contain what people said. */
export function openModel({ modelBaseUrl, modelApiKey }: ModelConfig, timeout_ms: number): OpenAI {
  return new OpenAI({
    baseURL: modelBaseUrl,
    // The library requires a key even if the model does not.
    apiKey: modelApiKey || 'none',
    maxRetries: 0,
    timeout: timeout_ms,
    logLevel: 'off',
  });
}
