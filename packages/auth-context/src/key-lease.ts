/**
 * How long a revocation waits for a gateway that does not confirm it, counted from when it has read the leases. A gateway uses its lease
 * for a tenth less, counted from before it asks for it, so clocks may run at speeds that differ by that much. The trigger of
 * identity's migration 19 sleeps as long: change both.
 */
export const KEY_LEASE_MS = 1_000;
