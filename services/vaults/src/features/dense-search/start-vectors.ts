import { Counter } from 'prom-client';
import type { Db } from '@insights/db';
import type { Running } from '@insights/grpc-kit';
import { Embeddings } from '@insights/model';
import type { VaultsConfig } from '../../config.ts';
import { runVectorWorker } from '../make-vectors/vector-worker.ts';
import { DenseSearch } from './dense-search.ts';

const MIB = 1_048_576;

/** Starts making vectors and returns the search over them; null if no embeddings endpoint is configured. */
export function startVectors(db: Db, config: VaultsConfig, running: Running): DenseSearch | null {
  if (config.embeddingsBaseUrl === '') return null;
  const { logger, registry, stopping, onStop } = running;
  const embeddings = new Embeddings(config);
  const requests = new Counter({
    name: 'insights_embeddings_requests_total',
    help: 'Requests to the embeddings endpoint, by purpose (documents, prompt) and outcome.',
    labelNames: ['purpose', 'outcome'],
    registers: [registry],
  });
  const count = (purpose: 'documents' | 'prompt') => (outcome: string) => requests.inc({ purpose, outcome });
  const ended = runVectorWorker(
    {
      db,
      embeddings,
      logger,
      batch: config.embeddingsBatch,
      timeout_ms: config.embeddingsTimeoutMs,
      concurrency: config.embeddingsConcurrency,
      onOutcome: count('documents'),
    },
    stopping,
  );
  onStop(() => ended);
  return new DenseSearch({
    embeddings,
    timeout_ms: config.embeddingsQueryTimeoutMs,
    max_bytes: config.embeddingsCacheMib * MIB,
    onOutcome: count('prompt'),
    onTooLarge: (vault_id) =>
      logger.warn(
        { vault_id, cache_mib: config.embeddingsCacheMib },
        'vault exceeds EMBEDDINGS_CACHE_MIB; searched by words',
      ),
  });
}
