import type { identity } from '@insights/contracts';
import type { Db } from '@insights/db';
import { withoutWorkspace } from '../../db/lookup.ts';

/** Ends the lease of a gateway that stops, so that no revocation waits for it. No-op without a lease. */
export async function endKeyLease(
  { db }: { db: Db },
  { gateway_id }: identity.EndKeyLeaseRequest,
): Promise<identity.EndKeyLeaseResponse> {
  await withoutWorkspace(db, 'end_key_lease', 'select identity.end_key_lease($1, null)', [gateway_id]);
  return {};
}
