import { type AskOptions, Circuit, type ModelQuestion, openModel } from '@insights/model';
import type { ConductConfig } from '../config.ts';
import type { AddUse, Spending } from './spending.ts';

/** A turn has 8 s, and nothing is said before a small question has been answered or given up. */
export const SMALL_MS = 1_500;

/** The answer; undefined if it is late, fails or has another form. Errors: what `addUse` throws. */
export type AskSmall<T> = (data: unknown, addUse: AddUse, signal: AbortSignal | undefined) => Promise<T | undefined>;

/** Asks one question about one turn after the other. A dead endpoint costs a few slow turns: after failures in a row the circuit lets nothing through for a while. */
export function smallQuestion<T>(
  asked: Omit<ModelQuestion<T>, 'data'>,
  config: ConductConfig,
  spending: Spending,
): AskSmall<T> {
  const client = openModel(config, SMALL_MS);
  const circuit = new Circuit();
  return async (data, addUse, signal) => {
    const limit = AbortSignal.timeout(SMALL_MS);
    const options: AskOptions = {
      client,
      model: config.modelName,
      timeout_ms: SMALL_MS,
      signal: signal ?? new AbortController().signal,
      circuit,
    };
    const late = new Promise<undefined>((resolve) => {
      limit.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    const answered = await Promise.race([spending.ask({ ...asked, data }, options, addUse), late]);
    return answered?.answer ?? undefined;
  };
}
