import type { identity } from '@insights/contracts';
import type { Db } from '@insights/db';
import { keyLeasesOf } from '../../db/key-leases.ts';

/** Ends the lease of a gateway that stops, so that no revocation waits for it. No-op without a lease. */
export async function endKeyLease(
  { db }: { db: Db },
  { gateway_id }: identity.EndKeyLeaseRequest,
): Promise<identity.EndKeyLeaseResponse> {
  await keyLeasesOf(db).end({ gateway_id, renewals: null });
  return {};
}
