import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Member } from '../../db/entities.ts';
import { memberToChange } from '../../db/members.ts';
import {
  type ProviderChange,
  type Wanted,
  beginChange,
  endChange,
  holdsLease,
  leaveToFollow,
} from '../../db/provider-changes.ts';
import type { Deps } from '../../deps.ts';
import { type OrganizationDirectory, ProviderRefusal, ProviderSilence } from '../../provider/port.ts';

/** After the provider's time is up, this long is left to store what it said. */
const STORING_MS = 4_000;
const LOOK_AGAIN_MS = 100;
/** A request that was cut off may still be carried out at the provider; a first look at once would miss it. */
const FIRST_LOOK_MS = 500;

export interface MemberChange<T> {
  readonly user_id: string;
  readonly wanted: Wanted;
  /** Errors where the caller may not, or the workspace cannot have it. Asked before the provider, and again before storing. */
  check(tx: Tx, member: Member): Promise<void>;
  store(tx: Tx, member: Member): Promise<T>;
}

/**
 * Changes a member. In a linked workspace the provider comes first: what is wanted is written down, the provider is asked outside
 * any transaction, and only after its yes is the change stored. Whatever happens in between leaves the note behind, and
 * `followProvider` then makes the stored role what the provider says. Changes of one member take turns.
 * Errors: those of `check`, `not_found`, `identity_provider_failed`, `request_in_progress`.
 */
export async function changeMember<T>(deps: Deps, call: Call, change: MemberChange<T>): Promise<T> {
  const begun = await begin(deps, call, change);
  if ('stored' in begun) return begun.stored;
  await askProvider(deps, call, begun);
  return deps.db.withWorkspace(call, async (tx) => {
    const member = await memberToChange(tx, change.user_id);
    if (!(await holdsLease(tx, begun.change))) throw failed('The identity provider took too long.');
    await change.check(tx, member);
    await endChange(tx, begun.change);
    return change.store(tx, member);
  });
}

interface Begun {
  readonly change: ProviderChange;
  readonly organizations: OrganizationDirectory;
}

/** Stores the change where no provider is to be asked; else writes down that it will be, as soon as it is this change's turn. */
async function begin<T>(deps: Deps, call: Call, change: MemberChange<T>): Promise<Begun | { stored: T }> {
  const lease_ms = deps.providerTimeoutMs + STORING_MS;
  const until = performance.now() + lease_ms;
  for (;;) {
    const begun = await deps.db.withWorkspace(call, (tx) => beginOnce(deps, tx, change, lease_ms));
    if (begun !== 'busy') return begun;
    if (performance.now() > until) {
      throw new AppError('request_in_progress', {
        publicMessage: 'Another change of this member is at work. Try again in a moment.',
      });
    }
    await sleep(LOOK_AGAIN_MS);
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
  const link = await tx.row<{ org_id: string; subject: string }>(
    `select identity_provider_org_id as org_id, subject from workspaces, users
      where users.id = $1 and identity_provider_org_id is not null`,
    [user_id],
  );
  if (!link || !organizations) return { stored: await change.store(tx, member) };
  const begun = await beginChange(tx, { user_id, wanted, ...link, lease_ms });
  return begun ? { change: begun, organizations } : 'busy';
}

/** Errors: `identity_provider_failed`, and what was begun is ended, or left to be followed. */
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
    logger.warn({ err: error, user_id: change.user_id }, 'the identity provider did not change a member');
    const isCertain = error instanceof ProviderRefusal && !change.is_unsettled;
    await db.withWorkspace(call, (tx) =>
      isCertain ? endChange(tx, change) : leaveToFollow(tx, change, FIRST_LOOK_MS),
    );
    throw error instanceof ProviderRefusal
      ? failed('The identity provider refused the change. Does it know the person?', error)
      : failed(
          'The identity provider did not answer as it should. Look at the member again before you repeat it.',
          error,
        );
  }
}

function failed(say: string, cause?: unknown): AppError {
  return new AppError('identity_provider_failed', { publicMessage: say, cause });
}
