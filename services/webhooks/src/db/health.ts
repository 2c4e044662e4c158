import type { Tx } from '@insights/db';
import { type FailuresInARow, NO_FAILURES } from '../domain/endpoint-health.ts';
import { query } from './query.ts';

export const FAILURES_IN_A_ROW = [
  'failed_attempts',
  'failing_since',
  'first_error',
  'last_error',
  'first_event',
  'first_delivery_id',
  'is_gone',
] as const;

/** The failed attempts of an endpoint since its last success. */
export function failuresOf(tx: Tx, endpointId: string): Promise<FailuresInARow> {
  return query(tx)
    .selectFrom('endpoint_health')
    .select(FAILURES_IN_A_ROW)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirstOrThrow();
}

/** Forgets the failures of an endpoint that begins again, with another address or after a pause. */
export async function forgetFailures(tx: Tx, endpointId: string): Promise<void> {
  await query(tx).updateTable('endpoint_health').set(NO_FAILURES).where('endpoint_id', '=', endpointId).execute();
}
