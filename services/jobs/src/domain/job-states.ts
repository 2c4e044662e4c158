import type { WordOf, jobs } from '@insights/contracts';
import { transitions } from '@insights/errors';

export type JobStatus = WordOf<typeof jobs.JobStatus>;
export type JobEvent = 'lease' | 'hand_back' | 'complete' | 'retry' | 'fail' | 'cancel';

/** A running job may be leased again: its lease expired, so its worker is considered dead. */
export const jobStates = transitions<JobStatus, JobEvent>('job', {
  queued: { lease: 'running', cancel: 'cancelled' },
  running: {
    lease: 'running',
    hand_back: 'queued',
    complete: 'completed',
    retry: 'retrying',
    fail: 'failed',
    cancel: 'cancelled',
  },
  retrying: { lease: 'running', cancel: 'cancelled' },
  completed: {},
  failed: {},
  cancelled: {},
});

/** Jobs in these states have not ended; the list of active jobs shows them. */
export const activeStates: readonly JobStatus[] = jobStates.states.filter((state) => jobStates.can('cancel', state));
