import { type ConfigOf, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';

/** Settings of the queue itself. */
export const queueSettings = {
  jobLeaseSeconds: setting.integer({
    env: 'JOB_LEASE_SECONDS',
    min: 1,
    max: 600,
    default: 30,
    doc: 'How long a worker may be silent before another may take its job over.',
  }),
  jobMaxAttempts: setting.integer({
    env: 'JOB_MAX_ATTEMPTS',
    min: 1,
    max: 50,
    default: 5,
    doc: 'Leases of one job, after which it is failed.',
  }),
  jobRetentionDays: setting.integer({
    env: 'JOB_RETENTION_DAYS',
    min: 1,
    max: 365,
    default: 7,
    doc: 'How long finished jobs are kept. A key that is asked for again within that time is the same job.',
  }),
};
export type QueueSettings = ConfigOf<typeof queueSettings>;

export const jobsConfig = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  // Leases, heartbeats and completions all run as the worker role.
  dbWorkerPoolMax: { ...dbSettings.dbWorkerPoolMax, default: 10 },
  ...queueSettings,
};
