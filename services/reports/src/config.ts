import { type ConfigOf, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { addressSettings, serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';

/** Settings of the reports service; its README's table is generated from them. */
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
    doc: 'Jobs that one process runs at the same time, each in its own thread.',
  }),
  engineMemoryMib: setting.integer({
    env: 'ENGINE_MEMORY_MIB',
    min: 128,
    max: 65536,
    default: 512,
    doc: 'Memory in MiB that the threads of all jobs share. Jobs wait for memory; a job that needs more than all of it fails with input_too_large. 512 MiB hold about 28 MiB of transcripts. The process itself needs another 300 MiB.',
  }),
};
export type ReportsConfig = ConfigOf<typeof reportsSettings>;
