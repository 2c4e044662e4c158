import { sleep } from '@insights/background';
import { KEY_LEASE_MS } from '@insights/auth-context';
import type { KeyLeases } from '../../db/key-leases.ts';

/** Gateways confirm within milliseconds. For one that does not, the pauses double. */
const FIRST_PAUSE_MS = 3;
const LONGEST_PAUSE_MS = 50;

/** Where time comes from: `now` runs on while the process is suspended, or stands still, but never runs fast. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

/**
 * Resolves once no gateway accepts a key that ended before the call: each one that had a lease then has confirmed the revision, or its lease
 * has run out. A lease that ran out without being renewed is deleted, so that only the first revocation waits for a gateway that was
 * killed. Errors: `unavailable`; the caller repeats the revocation, which waits again.
 */
export async function awaitLeases(
  leases: KeyLeases,
  clock: Clock = { now: () => performance.now(), sleep },
): Promise<void> {
  const revision = await leases.revision();
  let open = await leases.behind(revision);
  // Counted from here, because leases that were granted until now are deleted below.
  const began = clock.now();
  for (let pause = FIRST_PAUSE_MS; open.length > 0 && clock.now() - began < KEY_LEASE_MS; pause *= 2) {
    await clock.sleep(Math.min(pause, LONGEST_PAUSE_MS));
    const behind = new Set((await leases.behind(revision)).map(({ gateway_id }) => gateway_id));
    open = open.filter(({ gateway_id }) => behind.has(gateway_id));
  }
  // A lease that was renewed meanwhile is for this revision or a later one, even if its gateway has not said so yet.
  for (const lease of open) await leases.end(lease);
}
