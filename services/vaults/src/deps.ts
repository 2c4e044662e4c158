import type { campaigns } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { Client } from '@insights/grpc-kit';

/** What features need; passed in, never global. */
export interface Deps {
  readonly db: Db;
  readonly campaigns: Pick<Client<campaigns.CampaignsServiceService>, 'streamTranscripts' | 'maskTexts'>;
  /** The time of a change, as contracts write it. */
  now(): string;
}
