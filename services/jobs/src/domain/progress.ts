import { type WordOf, isWordOf, jobs, wordsOf } from '@insights/contracts';
import { invalid } from '@insights/errors';

const MAX_CONTEXT_BYTES = 8 * 1024;
const MAX_MESSAGE_CHARACTERS = 500;

/** The progress that a heartbeat reports; null keeps the stored value. */
export interface Progress {
  phase: WordOf<typeof jobs.ProgressPhase> | null;
  message: string | null;
  /** JSON text of an object. */
  context: string | null;
}

/** Errors: `invalid_request`. */
export function readProgress(
  request: Pick<jobs.HeartbeatJobRequest, 'progress_phase' | 'progress_message' | 'progress_context_json'>,
): Progress {
  const { progress_phase: phase, progress_message: message, progress_context_json: context } = request;
  if (phase !== null && !isWordOf(jobs.ProgressPhase, phase)) {
    const known = wordsOf(jobs.ProgressPhase).join(', ');
    throw invalid(['body', 'progress_phase'], `Progress phase must be one of ${known}.`);
  }
  if (context !== null && !isJsonObject(context, MAX_CONTEXT_BYTES)) {
    throw invalid(['body', 'progress_context_json'], 'Progress context must be a JSON object of at most 8 KiB.');
  }
  return { phase, message: message?.slice(0, MAX_MESSAGE_CHARACTERS) ?? null, context };
}

export function isJsonObject(text: string, maxBytes: number): boolean {
  if (Buffer.byteLength(text) > maxBytes) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
