import type { campaigns } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { Client } from '@insights/grpc-kit';
import type { EngineThreads } from './engine-threads/engine-threads.ts';

/** What features need; passed in, never global. */
export interface Deps {
  readonly db: Db;
  readonly campaigns: Client<campaigns.CampaignsServiceService>;
  readonly engine: EngineThreads;
  /** The time of a change, as contracts write it. */
  now(): string;
}
