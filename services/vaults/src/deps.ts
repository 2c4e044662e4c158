import type { campaigns } from '@insights/contracts';
import type { Db } from '@insights/db';
import type { Client } from '@insights/grpc-kit';

/** Dependencies of the features; always passed in, never global. */
export interface Deps {
  readonly db: Db;
  readonly campaigns: Pick<Client<campaigns.CampaignsServiceService>, 'streamTranscripts' | 'maskTexts'>;
  /** The current time as ISO 8601 text. */
  now(): string;
}
