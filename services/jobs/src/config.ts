import { type ConfigOf, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';

/** Settings of the queue. */
export const queueSettings = {
  jobLeaseSeconds: setting.integer({
    env: 'JOB_LEASE_SECONDS',
    min: 1,
    max: 600,
    default: 30,
    doc: 'How long a job stays leased without a heartbeat before another worker may lease it.',
  }),
  jobMaxAttempts: setting.integer({
    env: 'JOB_MAX_ATTEMPTS',
    min: 1,
    max: 50,
    default: 5,
    doc: 'Attempts after which a job fails, unless its type has a number of its own.',
  }),
  jobRetentionDays: setting.integer({
    env: 'JOB_RETENTION_DAYS',
    min: 1,
    max: 365,
    default: 7,
    doc: 'How long finished jobs are kept. Within that time, requesting the same job again is a no-op.',
  }),
};
export type QueueSettings = ConfigOf<typeof queueSettings>;

export const jobsConfig = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  // Leases, heartbeats and completions run as the worker role.
  dbWorkerPoolMax: { ...dbSettings.dbWorkerPoolMax, default: 10 },
  ...queueSettings,
};
