import type { campaigns, queries, reports } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { Client } from '@insights/grpc-kit';
import type { WithheldQuotes } from '@insights/telemetry';
import type { AnswerModel } from './features/answer/answer-model.ts';
import type { DenseSearch } from './features/dense-search/dense-search.ts';
import type { PostingsCache } from './features/retrieve/postings-cache.ts';
import type { VaultsQuotas } from './domain/quotas.ts';
import type { DocumentSignals } from './features/upload-document/document-signals.ts';
import type { Tuning } from './search/tuning.ts';
import type { DocumentThreads } from './parse-threads/document-threads.ts';

/** Dependencies of the features; always passed in, never global. */
export interface Deps {
  readonly db: Db;
  readonly campaigns: Pick<Client<campaigns.CampaignsServiceService>, 'streamTranscripts' | 'maskTexts' | 'getTurns'>;
  /** Search by meaning; null if no embeddings endpoint is configured. */
  readonly dense: DenseSearch | null;
  /** Words answers; null if no language model is configured. */
  readonly model: AnswerModel | null;
  readonly reports: Pick<Client<reports.ReportsServiceService>, 'getReport'>;
  readonly queries: Pick<Client<queries.QueriesServiceService>, 'askCampaigns'>;
  /** Postings of the index that were read last. */
  readonly postings: PostingsCache;
  readonly tuning: Tuning;
  readonly quotas: VaultsQuotas;
  /** Reads uploaded files. */
  readonly parser: Pick<DocumentThreads, 'parse'>;
  readonly signals: Pick<DocumentSignals, 'waitFor'>;
  readonly quotesWithheld: WithheldQuotes;
  /** The current time as ISO 8601 text. */
  now(): string;
}
