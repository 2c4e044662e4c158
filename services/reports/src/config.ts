import { type ConfigOf, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { addressSettings, serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';

/** Every setting of the reports service; the table in its README is made from this. */
export const reportsSettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  ...addressSettings('campaigns', 'jobs'),
  jobConcurrency: setting.integer({
    env: 'JOB_CONCURRENCY',
    min: 1,
    max: 32,
    default: 4,
    doc: 'Jobs worked on at the same time; each computes in a thread of its own.',
  }),
  engineMemoryMib: setting.integer({
    env: 'ENGINE_MEMORY_MIB',
    min: 128,
    max: 65536,
    default: 512,
    doc: 'MiB that the threads of all jobs may take together; jobs wait for each other, and one that needs more fails with input_too_large. About 28 MiB of transcripts fit into 512. The process itself takes another 300.',
  }),
};
export type ReportsConfig = ConfigOf<typeof reportsSettings>;
