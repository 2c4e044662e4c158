import { randomUUID } from 'node:crypto';
import { KEY_LEASE_MS, servicePrincipal } from '@insights/auth-context';
import { Counter, type Registry } from 'prom-client';
import { askTwice } from './ask-twice.ts';
import type { Verifiers } from './credentials.ts';
import { KeyLease } from './key-lease.ts';
import { KeyVerifier, type Leasing } from './key-verifier.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import type { Services } from './services.ts';

/** The verifiers of both kinds of keys, which share one lease. It ends when `stopping` aborts. */
export function verifiersOfKeys(
  { identity, retrievalKeys }: Pick<Services, 'identity' | 'retrievalKeys'>,
  registry: Registry,
  stopping: AbortSignal,
): Pick<Verifiers, 'keys' | 'retrievalKeys'> {
  const principal = servicePrincipal('gateway');
  const gateway_id = randomUUID();
  const lease = new KeyLease();
  const keeper = new LeaseKeeper(
    lease,
    // An answer after the end of the lease is of no use.
    (renewal) =>
      identity.renewKeyLease({ gateway_id, ...renewal }, { principal, timeout_ms: KEY_LEASE_MS, signal: stopping }),
    stopping,
  );
  stopping.addEventListener('abort', () => {
    lease.end();
    // Without it the next revocation waits for the lease to run out.
    identity.endKeyLease({ gateway_id }, { principal, timeout_ms: KEY_LEASE_MS }).catch(() => undefined);
  });
  const verdicts = new Counter({
    name: 'insights_key_verdicts_total',
    help: 'Verdicts about API and retrieval keys: used again under the lease, or looked up.',
    labelNames: ['source'] as const,
    registers: [registry],
  });
  const leasing: Leasing = {
    lease,
    noteUse(source) {
      verdicts.inc({ source });
      keeper.noteUse();
    },
  };
  return {
    keys: new KeyVerifier(
      (hashes) => askTwice((timeout_ms) => identity.verifyKeys({ hashes }, { principal, timeout_ms })),
      leasing,
    ),
    retrievalKeys: new KeyVerifier(
      (hashes) => askTwice((timeout_ms) => retrievalKeys.verifyRetrievalKeys({ hashes }, { principal, timeout_ms })),
      leasing,
    ),
  };
}
