import { type AskOptions, Circuit, type ModelQuestion, openModel } from '@insights/model';
import type { ConductConfig } from '../config.ts';
import type { AddUse, Spending } from './spending.ts';

/** A turn has 8 s, and nothing is said before a small question has been answered or given up. */
export const SMALL_MS = 1_500;

/** The answer; undefined if it is late, fails or has another form. Errors: what `addUse` throws. */
export type AskSmall<T> = (data: unknown, addUse: AddUse, signal: AbortSignal | undefined) => Promise<T | undefined>;

/** The first failure opens the circuit: one slow turn is enough. */
const MAX_FAILURES = 1;

/**
 * Asks one question about one turn after the other. After a failure nothing is waited for until a request that nobody waits for has been
 * answered in time again.
 */
export function smallQuestion<T>(
  asked: Omit<ModelQuestion<T>, 'data'>,
  config: ConductConfig,
  spending: Spending,
  limit_ms: number,
): AskSmall<T> {
  const client = openModel(config, limit_ms);
  const circuit = new Circuit(undefined, MAX_FAILURES);
  return async (data, addUse, signal) => {
    const limit = AbortSignal.timeout(limit_ms);
    const options: AskOptions = {
      client,
      model: config.modelName,
      timeout_ms: limit_ms,
      signal: signal ?? new AbortController().signal,
      circuit,
    };
    const request = () => spending.ask({ ...asked, data }, options, addUse);
    if (circuit.isOpen) {
      void request().catch(() => undefined);
      return undefined;
    }
    const late = new Promise<undefined>((resolve) => {
      limit.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    const answered = await Promise.race([request(), late]);
    return answered?.answer ?? undefined;
  };
}
