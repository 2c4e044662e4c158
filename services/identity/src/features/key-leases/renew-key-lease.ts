import type { identity } from '@insights/contracts';
import type { Db } from '@insights/db';
import { AppError } from '@insights/errors';
import { withoutWorkspace } from '../../db/lookup.ts';
import type { KeyRevisions } from './key-revisions.ts';

const MAX_WAIT_MS = 1_000;

export interface RenewalDeps {
  readonly db: Db;
  readonly keyRevisions: KeyRevisions;
  /** Aborted at shutdown: waiting calls return. */
  readonly stopping: AbortSignal;
}

/**
 * Grants a lease on verdicts about keys, counted from the call, and returns the revision: at once if the gateway does not know it, else
 * when the next one is committed or the wait is over. Errors: `unavailable` while the end of a key is being committed.
 */
export async function renewKeyLease(
  { db, keyRevisions, stopping }: RenewalDeps,
  { gateway_id, known_revision, wait_ms }: identity.RenewKeyLeaseRequest,
  caller: AbortSignal,
): Promise<identity.RenewKeyLeaseResponse> {
  const over = new AbortController();
  // Listens before it reads, so that it misses no revision.
  const next = keyRevisions.next(AbortSignal.any([caller, stopping, over.signal]));
  try {
    const revision = await grant(db, gateway_id, known_revision);
    if (revision > known_revision) return { revision };
    const timer = setTimeout(() => over.abort(), Math.min(wait_ms, MAX_WAIT_MS));
    const newest = await next;
    clearTimeout(timer);
    return { revision: newest ?? revision };
  } finally {
    over.abort();
  }
}

/** The revision that the lease is granted at. */
async function grant(db: Db, gatewayId: string, known: number): Promise<number> {
  const text = 'select identity.renew_key_lease($1, $2) as revision';
  const rows = await withoutWorkspace<{ revision: number | null }>(db, text, [gatewayId, known]);
  const revision = rows[0]?.revision ?? null;
  if (revision === null) throw new AppError('unavailable', { publicMessage: 'A key is being revoked. Try again.' });
  return revision;
}
