import type { Running } from '@insights/grpc-kit';
import type { FactModelConfig } from '../../config-model.ts';
import type { Deps } from '../../deps.ts';
import { runQueueWorker } from '../queue-worker.ts';
import { FactModel } from './fact-model.ts';
import { readFacts } from './read-facts.ts';

/** A trigger on `chunks` notifies this channel. */
const CHANNEL = 'vaults_facts';

/** Starts reading facts with the language model, if one is configured and may be asked for them. */
export function startFacts(
  deps: Deps,
  config: FactModelConfig,
  { logger, registry, stopping, onStop }: Pick<Running, 'logger' | 'registry' | 'stopping' | 'onStop'>,
): void {
  if (config.modelProvider === 'builtin' || config.modelFactsMaxCalls === 0) return;
  const reader = { deps, model: new FactModel(config, { registry }) };
  const work = (signal: AbortSignal): Promise<boolean> => readFacts(reader, signal);
  const { db } = deps;
  const ended = runQueueWorker(
    { db, logger, concurrency: config.modelFactsConcurrency, name: 'reading facts', channel: CHANNEL, work },
    stopping,
  );
  onStop(() => ended);
}
