import type { Db } from '@insights/db';
import type { NameBook } from './db/hidden-names.ts';
import type { Bus } from '@insights/messaging';
import type { SessionSettings } from './config.ts';
import type { CampaignsQuotas } from './domain/quotas.ts';
import type { TaggingThreads } from './tagging/tagging-threads.ts';
import type { TranscriptThreads } from './features/import-conversation/transcript-threads.ts';
import type { PersonalLinks } from './domain/personal-links.ts';

/** What features need; passed in, never global. */
export interface Deps {
  readonly db: Db;
  readonly quotas: CampaignsQuotas;
  readonly transcripts: TranscriptThreads;
  readonly tagging: TaggingThreads;
  /** What people are and were called: how hidden names are found in text. */
  readonly names: NameBook;
  /** The time of a change, as contracts write it. */
  now(): string;
}

/** What whoever writes to contacts needs. */
export interface MailDeps extends Deps {
  readonly links: PersonalLinks;
  /** Without a mail server no mail is asked for. */
  readonly mailEnabled: boolean;
  /** Of one person in a campaign; 0: no limit. */
  readonly invitationLimits: { readonly perHour: number; readonly perDay: number };
}

/** What live sessions need beside it. */
export interface SessionDeps extends MailDeps {
  readonly bus: Pick<Bus, 'notify' | 'onNotification' | 'onConnect'>;
  readonly config: SessionSettings;
  /** The time of leases and queues. Null: the database's clock, the one that all processes share. */
  leaseTime(): string | null;
  /** Aborted when the process is to stop: waiting calls answer with what they have. */
  readonly stopping: AbortSignal;
}
