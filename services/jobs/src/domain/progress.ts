import { invalid } from '@insights/errors';

const PHASES: readonly string[] = ['queued', 'loading', 'extracting', 'clustering', 'writing', 'storing', 'done'];
const MAX_CONTEXT_BYTES = 8 * 1024;
const MAX_MESSAGE_CHARACTERS = 500;

/** What a heartbeat says about a job's progress; null leaves what is known. */
export interface Progress {
  phase: string | null;
  message: string | null;
  /** JSON text of an object. */
  context: string | null;
}

/** Reads progress as it stands in a heartbeat, where empty means unchanged. Errors: `invalid_request`. */
export function readProgress(request: {
  progress_phase: string;
  progress_message: string;
  progress_context_json: string;
}): Progress {
  const { progress_phase: phase, progress_message: message, progress_context_json: context } = request;
  if (phase !== '' && !PHASES.includes(phase)) {
    throw invalid(['body', 'progress_phase'], `Progress phase must be one of ${PHASES.join(', ')}.`);
  }
  if (context !== '' && !isJsonObject(context)) {
    throw invalid(['body', 'progress_context_json'], 'Progress context must be a JSON object of at most 8 KiB.');
  }
  return { phase: phase || null, message: message.slice(0, MAX_MESSAGE_CHARACTERS) || null, context: context || null };
}

function isJsonObject(text: string): boolean {
  if (Buffer.byteLength(text) > MAX_CONTEXT_BYTES) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
