import { eventTypes } from '@insights/contracts';
import { consume } from '@insights/messaging';
import { newJob } from '../domain/new-job.ts';
import { enqueueJob } from '../features/enqueue-job.ts';

/** The only way into the queue: a service requests a job in the transaction that makes it necessary. The job has the id of the event. */
export const onJobRequested = consume(eventTypes.jobRequested, {
  consumer: 'enqueue_job',
  isBrief: true,
  handle: (tx, { id, service, message }) => enqueueJob(tx, id, newJob(service, message)),
});
