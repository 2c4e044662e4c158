import type { Db, Tx } from '@insights/db';
import type { NameBook } from './db/hidden-names.ts';
import type { Bus } from '@insights/messaging';
import type { SessionSettings } from './config.ts';
import type { CampaignsQuotas } from './db/quotas.ts';
import type { TaggingThreads } from './tagging/tagging-threads.ts';
import type { TranscriptThreads } from './features/import-conversation/transcript-threads.ts';
import type { Summaries } from './features/summaries.ts';
import type { PersonalLinks } from './domain/personal-links.ts';
import type { SharedReads } from './shared-reads.ts';

/** Dependencies of features; passed in, never global. */
export interface Deps {
  readonly db: Db;
  readonly quotas: CampaignsQuotas;
  readonly transcripts: TranscriptThreads;
  readonly tagging: TaggingThreads;
  readonly summaries: Summaries;
  /** Present and former names, for masking. */
  readonly names: NameBook;
  /** The time of a request: when its transaction began, by the database's clock. ISO 8601 in UTC. */
  now(tx: Pick<Tx, 'beganAt'>): string;
}

/** Dependencies of features that send mail. */
export interface MailDeps extends Deps {
  readonly links: PersonalLinks;
  /** False without a mail server: no mail is requested. */
  readonly mailEnabled: boolean;
  /** For one person in a campaign; 0: no limit. */
  readonly invitationLimits: { readonly perHour: number; readonly perDay: number };
}

/** Dependencies of live sessions. */
export interface SessionDeps extends MailDeps {
  readonly bus: Pick<Bus, 'notify' | 'onNotification' | 'onReconnect'>;
  readonly reads: SharedReads;
  readonly config: SessionSettings;
  /** The time of statements outside a workspace's transaction, such as leases; null: the database's clock. */
  leaseTime(): string | null;
  /** What pages may offer to participants. */
  readonly media: { readonly stores_recordings: boolean; readonly transcribes: boolean };
  /** Aborted when the process stops: waiting calls return at once. */
  readonly stopping: AbortSignal;
}
