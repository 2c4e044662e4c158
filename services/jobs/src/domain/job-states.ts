import { transitions } from '@insights/errors';

export type JobStatus = 'queued' | 'running' | 'retrying' | 'completed' | 'failed' | 'cancelled';
export type JobEvent = 'lease' | 'hand_back' | 'complete' | 'retry' | 'fail' | 'cancel';

/** A running job may be leased again: its lease ran out, so its worker is thought dead. */
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

/** What is still to be done: what the list of active jobs shows. */
export const activeStates: readonly JobStatus[] = jobStates.states.filter((state) => jobStates.can('cancel', state));
