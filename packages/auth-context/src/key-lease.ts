/**
 * How long a revocation waits for a gateway that does not confirm it, counted from its commit. A gateway uses its lease for a tenth less,
 * counted from before it asks for it, so clocks may run at speeds that differ by that much.
 */
export const KEY_LEASE_MS = 1_000;
