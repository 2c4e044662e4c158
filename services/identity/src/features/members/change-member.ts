import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Member } from '../../db/entities.ts';
import { memberToChange } from '../../db/members.ts';
import { type ProviderChange, beginChange, endChange, holdsLease, leaveToFollow } from '../../db/provider-changes.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { WantedRole } from '../../domain/roles.ts';
import { type OrganizationDirectory, ProviderRefusal, ProviderSilence } from '../../provider/port.ts';

/** Time left to store the provider's answer after its timeout. */
const STORING_MS = 4_000;
const RETRY_MS = 100;
/** The provider may still process a request that timed out; an immediate lookup would miss it. */
const FIRST_LOOKUP_MS = 500;

export interface MemberChange<T> {
  readonly user_id: string;
  readonly wanted: WantedRole;
  /** Throws if the change is not allowed. Runs before the provider is asked and again before the change is stored. */
  check(tx: Tx, member: Member): Promise<void>;
  store(tx: Tx, member: Member): Promise<T>;
}

/**
 * Changes a member. In a linked workspace the identity provider is changed first: the request is stored, the provider is asked
 * outside any transaction, and the change is stored only after it succeeded. If the process fails in between, the stored request
 * remains and `followProvider` adopts the provider's role. Changes of one member take turns.
 * Errors: those of `check`, `not_found`, `identity_provider_failed`, `request_in_progress`.
 */
export async function changeMember<T>(deps: Deps, call: Call, change: MemberChange<T>): Promise<T> {
  const begun = await begin(deps, call, change);
  if ('stored' in begun) return begun.stored;
  await askProvider(deps, call, begun);
  return deps.db.withWorkspace(call, async (tx) => {
    const member = await memberToChange(tx, change.user_id);
    if (!(await holdsLease(tx, begun.change)))
      throw failed('The identity provider took too long. Read the member again before you retry.');
    await change.check(tx, member);
    await endChange(tx, begun.change);
    return change.store(tx, member);
  });
}

interface Begun {
  readonly change: ProviderChange;
  readonly organizations: OrganizationDirectory;
}

/** Stores the change at once if there is no provider to ask; otherwise waits for its turn and stores the request. */
async function begin<T>(deps: Deps, call: Call, change: MemberChange<T>): Promise<Begun | { stored: T }> {
  const lease_ms = deps.providerTimeoutMs + STORING_MS;
  const until = performance.now() + lease_ms;
  for (;;) {
    const begun = await deps.db.withWorkspace(call, (tx) => beginOnce(deps, tx, change, lease_ms));
    if (begun !== 'busy') return begun;
    if (performance.now() > until) {
      throw new AppError('request_in_progress', {
        publicMessage: 'Another change of this member is in progress. Try again in a moment.',
      });
    }
    await sleep(RETRY_MS);
  }
}

async function beginOnce<T>(
  { organizations }: Deps,
  tx: Tx,
  change: MemberChange<T>,
  lease_ms: number,
): Promise<Begun | { stored: T } | 'busy'> {
  const { user_id, wanted } = change;
  const member = await memberToChange(tx, user_id);
  await change.check(tx, member);
  const { org_id, subject } = await query(tx)
    .selectFrom(['workspaces', 'users'])
    .select(['identity_provider_org_id as org_id', 'subject'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (org_id === null || !organizations) return { stored: await change.store(tx, member) };
  const begun = await beginChange(tx, { user_id, wanted, org_id, subject, lease_ms });
  return begun ? { change: begun, organizations } : 'busy';
}

/** Errors: `identity_provider_failed`; the stored request is then deleted, or left to `followProvider` if the outcome is unknown. */
async function askProvider(
  { db, logger, providerTimeoutMs }: Deps,
  call: Call,
  { change, organizations }: Begun,
): Promise<void> {
  const { org_id, subject, wanted } = change;
  const signal = AbortSignal.timeout(providerTimeoutMs);
  try {
    if (wanted === 'removed') await organizations.remove(org_id, subject, signal);
    else await organizations.setRole(org_id, subject, wanted, signal);
  } catch (error) {
    if (!(error instanceof ProviderRefusal || error instanceof ProviderSilence)) throw error;
    logger.warn({ err: error, user_id: change.user_id }, 'identity provider did not change a member');
    const isCertain = error instanceof ProviderRefusal && !change.is_unsettled;
    await db.withWorkspace(call, (tx) =>
      isCertain ? endChange(tx, change) : leaveToFollow(tx, change, FIRST_LOOKUP_MS),
    );
    throw error instanceof ProviderRefusal
      ? failed('The identity provider rejected the change. Check that it knows this person.', error)
      : failed('The identity provider gave no valid answer. Read the member again before you retry.', error);
  }
}

function failed(publicMessage: string, cause?: unknown): AppError {
  return new AppError('identity_provider_failed', { publicMessage, cause });
}
