import { type ConfigOf, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { addressSettings, serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';
import { embeddingsSettings } from '@insights/model';
import { answerModelSettings, factModelSettings } from './config-model.ts';
import { quotaSettings } from './domain/quotas.ts';
import { TUNING, tuningFrom } from './search/tuning.ts';

/** Every setting of the vaults service; `npm run gen` writes the table in its README from it. */
export const vaultsSettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  ...quotaSettings,
  ...embeddingsSettings,
  embeddingsConcurrency: setting.integer({
    env: 'EMBEDDINGS_CONCURRENCY',
    min: 1,
    max: 32,
    default: 2,
    doc: 'Requests that one process makes at the same time for the vectors of stored texts.',
  }),
  embeddingsCacheMib: setting.integer({
    env: 'EMBEDDINGS_CACHE_MIB',
    min: 8,
    max: 16_384,
    default: 96,
    doc: 'Memory in MiB for the vectors of the vaults that were searched last. A passage takes about 30 bytes and a byte for each dimension. A vault that needs more is searched by words alone.',
  }),
  ...answerModelSettings,
  ...factModelSettings,
  retrievalTuning: setting.json({
    env: 'RETRIEVAL_TUNING',
    shape: 'some of the fields of the default',
    default: TUNING,
    doc: 'Constants of retrieval that differ from the defaults; `src/search/tuning.ts` says what each is and its bounds. All replicas need the same.',
    check: tuningFrom,
  }),
  postingsCacheMib: setting.integer({
    env: 'POSTINGS_CACHE_MIB',
    min: 1,
    max: 16_384,
    default: 64,
    doc: 'Memory in MiB for the index of the words that were searched last. A word that is in most documents takes about 150 bytes for each of them.',
  }),
  ...addressSettings('campaigns', 'jobs', 'reports'),
  jobConcurrency: setting.integer({
    env: 'JOB_CONCURRENCY',
    min: 1,
    max: 32,
    default: 2,
    doc: 'Uploaded documents that one process reads at the same time.',
  }),
  parseMemoryMib: setting.integer({
    env: 'PARSE_MEMORY_MIB',
    min: 256,
    max: 65536,
    default: 384,
    doc: 'Memory in MiB that the threads share that read uploaded documents. Documents wait for memory.',
  }),
};
export type VaultsConfig = ConfigOf<typeof vaultsSettings>;
