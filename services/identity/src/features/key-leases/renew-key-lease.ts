import { sleep } from '@insights/background';
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
  const { next } = keyRevisions;
  const text = 'select identity.renew_key_lease($1, $2) as revision';
  const [row] = await withoutWorkspace<{ revision: number | null }>(db, 'renew_key_lease', text, [
    gateway_id,
    known_revision,
  ]);
  if (row?.revision === undefined || row.revision === null)
    throw new AppError('unavailable', { publicMessage: 'A key is being revoked. Try again.' });
  const { revision } = row;
  if (revision > known_revision) return { revision };
  const over = new AbortController();
  const until = AbortSignal.any([caller, stopping, over.signal]);
  const waited = sleep(Math.min(wait_ms, MAX_WAIT_MS), until).then(() => revision);
  const newest = await Promise.race([next, waited]);
  over.abort();
  return { revision: Math.max(newest, revision) };
}
