import { type ConfigOf, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';
import { keyRingSetting } from '@insights/secret-box';
import { quotaSettings } from './db/quotas.ts';
import { recordingSettings } from './features/recordings/settings.ts';

/** Settings of live sessions. */
export const sessionSettings = {
  region: setting.string({
    env: 'REGION',
    maxLength: 64,
    default: 'local',
    doc: 'Region of the sessions that start here; interviewers of the same region claim them.',
  }),
  sessionLeaseSeconds: setting.integer({
    env: 'SESSION_LEASE_SECONDS',
    min: 5,
    max: 120,
    default: 8,
    doc: "Length of an interviewer's lease. Without a heartbeat for this long, other interviewers claim its sessions.",
  }),
  sessionAbandonMinutes: setting.integer({
    env: 'SESSION_ABANDON_MINUTES',
    min: 5,
    max: 1_440,
    default: 60,
    doc: 'Time without an answer of the participant after which a session is abandoned.',
  }),
  remindEverySeconds: setting.integer({
    env: 'REMIND_EVERY_SECONDS',
    min: 1,
    max: 600,
    default: 10,
    doc: 'Pause between two searches for reminders that are due.',
  }),
};
export type SessionSettings = ConfigOf<typeof sessionSettings>;

/** Settings of retention. */
export const retentionSettings = {
  retentionEverySeconds: setting.integer({
    env: 'RETENTION_EVERY_SECONDS',
    min: 1,
    max: 86_400,
    default: 600,
    doc: 'Pause between two searches for data that is past the `retention_days` of its campaign.',
  }),
};

/** Settings of links and mail. */
export const mailSettings = {
  publicUrl: setting.url({
    env: 'PUBLIC_URL',
    protocols: ['http:', 'https:'],
    default: 'http://localhost:8080',
    doc: 'Public address of the gateway; the beginning of personal links.',
  }),
  linkKeys: keyRingSetting({
    env: 'LINK_KEYS',
    doc: 'The first key derives personal and unsubscribe links and encrypts return addresses and former names. Keep earlier keys: without one, its links are neither shown nor unsubscribe, an admin must confirm addresses again, and conversations with a hidden former name cannot be read.',
  }),
  mailEnabled: setting.boolean({
    env: 'MAIL_ENABLED',
    default: false,
    doc: 'Whether mail is sent; set it where identity has SMTP_URL.',
  }),
  invitationsPerHour: setting.integer({
    env: 'INVITATIONS_PER_HOUR',
    min: 0,
    max: 1_000,
    default: 1,
    doc: 'Invitations and return links of one person in a campaign in any 60 minutes; 0: no limit.',
  }),
  invitationsPerDay: setting.integer({
    env: 'INVITATIONS_PER_DAY',
    min: 0,
    max: 1_000,
    default: 5,
    doc: 'Invitations and return links of one person in a campaign in any 24 hours; 0: no limit.',
  }),
};

/** Settings of imports. */
const importSettings = {
  importThreads: setting.integer({
    env: 'IMPORT_THREADS',
    min: 1,
    max: 16,
    default: 1,
    doc: 'Transcripts over 256 KiB that are parsed at the same time, each in a thread of up to 256 MiB.',
  }),
  importWaiting: setting.integer({
    env: 'IMPORT_WAITING',
    min: 0,
    max: 100,
    default: 3,
    doc: 'Transcripts that may wait for a thread, each of up to 20 MiB; further ones are answered 503.',
  }),
};

/** Settings of tagging. */
const taggingSettings = {
  jobsAddress: setting.string({ env: 'JOBS_ADDR', doc: 'host:port of the jobs service.' }),
  taggingThreads: setting.integer({
    env: 'TAGGING_THREADS',
    min: 1,
    max: 16,
    default: 2,
    doc: 'Conversations that are tagged at a time, each in a thread of up to 128 MiB.',
  }),
};

/** Every setting of the campaigns service; the table in its README is made from this. */
export const campaignsSettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  ...sessionSettings,
  ...retentionSettings,
  ...mailSettings,
  ...importSettings,
  ...taggingSettings,
  ...recordingSettings,
  ...quotaSettings,
};
export type CampaignsConfig = ConfigOf<typeof campaignsSettings>;
