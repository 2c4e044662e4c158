import type { Db } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Deps } from './deps.ts';
import { vaultsQuotas } from './domain/quotas.ts';
import { PostingsCache } from './features/retrieve/postings-cache.ts';
import { DocumentSignals } from './features/upload-document/document-signals.ts';
import { TUNING } from './search/tuning.ts';
import { DocumentThreads } from './parse-threads/document-threads.ts';

/** The dependencies of a service without campaigns, embeddings and a language model, in which no names are hidden. Threads start only when a file is read. */
export function depsOf(db: Db, over: Partial<Deps> = {}): Deps {
  return {
    db,
    dense: null,
    model: null,
    postings: new PostingsCache(1_000_000),
    tuning: TUNING,
    quotas: vaultsQuotas({ quotaDocuments: 0 }),
    parser: new DocumentThreads(384),
    signals: new DocumentSignals(),
    quotesWithheld: (printer, count) => {
      throw new Error(`${count} quotes withheld by ${printer}`);
    },
    now: () => new Date().toISOString(),
    campaigns: {
      maskTexts: () => Promise.resolve({ texts: [], topics: [], hidden_names: '' }),
      streamTranscripts: () => {
        throw new Error('fetching a transcript is covered end to end');
      },
      getTurns: () => {
        throw new Error('turns are given by the test that needs them');
      },
    },
    reports: { getReport: () => Promise.reject(notFound('report')) },
    queries: { askCampaigns: () => Promise.resolve({ items: [] }) },
    ...over,
  };
}
