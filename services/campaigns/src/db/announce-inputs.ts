import { eventTypes } from '@insights/contracts';
import { type Tx, append } from '@insights/db';
import type { Interview } from './entities.ts';

/** A person has changed what reports read of a locked campaign. */
export async function announceInputs(tx: Tx, interview: Interview): Promise<void> {
  interview.version += 1;
  const of = { aggregate_id: interview.id, aggregate_version: interview.version };
  await append(tx, eventTypes.reportInputsChanged, { interview_id: interview.id }, of);
}
