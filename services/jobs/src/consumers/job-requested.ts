import { eventTypes } from '@insights/contracts';
import { consume } from '@insights/messaging';
import { enqueueJob } from '../features/enqueue-job/enqueue-job.ts';

/** The only way into the queue: whoever wants a job says so in the transaction that makes it necessary. */
export const onJobRequested = consume(eventTypes.jobRequested, {
  consumer: 'enqueue_job',
  handle: (tx, { message }) => enqueueJob(tx, message),
});
