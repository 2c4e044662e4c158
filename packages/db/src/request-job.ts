import { type JobType, eventTypes, jobRequest } from '@insights/contracts';
import { append } from './outbox.ts';
import type { Tx } from './tx.ts';

/** Requests a job in the transaction that makes it necessary. Requesting it again with the same payload is a no-op. `id`: of the job. */
export async function requestJob<T>(tx: Tx, type: JobType<T>, payload: T, id?: string): Promise<void> {
  const options = { aggregate_id: type.subject(payload), ...(id !== undefined && { id }) };
  await append(tx, eventTypes.jobRequested, jobRequest(type, payload), options);
}
