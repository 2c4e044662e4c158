import type { campaigns } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { Client } from '@insights/grpc-kit';
import type { EngineThreads } from './engine-threads/engine-threads.ts';
import type { SynthesisSignals } from './features/synthesis-signals.ts';

/** What the features depend on. */
export interface Deps {
  readonly db: Db;
  readonly campaigns: Client<campaigns.CampaignsServiceService>;
  readonly engine: EngineThreads;
  readonly synthesisSignals: SynthesisSignals;
  /** The current time as ISO 8601 text. */
  now(): string;
}
