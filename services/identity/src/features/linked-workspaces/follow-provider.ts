import { servicePrincipal } from '@insights/auth-context';
import type { Call, Tx } from '@insights/db';
import { endMembership, isLastOwner, memberToChange, storeRole } from '../../db/members.ts';
import { type DueChange, endChange, holdsLease, leaveToFollow, takeDue } from '../../db/provider-changes.ts';
import type { Deps } from '../../deps.ts';
import type { OrganizationDirectory } from '../../provider/port.ts';

const MOST_AT_ONCE = 20;
const STORING_MS = 4_000;
/** The provider may still process a timed-out request for this long; the last lookup comes after it. */
const LAST_LOOKUP_MS = 60_000;
const LOOKUP_AGAIN_MS = 1_000;

/**
 * Looks up changes whose outcome at the provider is unknown, and adopts the provider's roles. Returns how many it looked up. A failed
 * lookup is retried with exponential backoff.
 */
export async function followProvider(deps: Deps, organizations: OrganizationDirectory): Promise<number> {
  const due = await takeDue(deps.db, { most: MOST_AT_ONCE, lease_ms: deps.providerTimeoutMs + STORING_MS });
  await Promise.all(
    due.map(async (change) => {
      try {
        await follow(deps, organizations, change);
      } catch (error) {
        const { user_id, looks } = change;
        deps.logger.warn({ err: error, user_id, looks }, 'looking up a change at the identity provider failed');
      }
    }),
  );
  return due.length;
}

async function follow(deps: Deps, organizations: OrganizationDirectory, change: DueChange): Promise<void> {
  const { org_id, subject, workspace_id, user_id } = change;
  const signal = AbortSignal.timeout(deps.providerTimeoutMs);
  const role = await organizations.roleOf(org_id, subject, signal);
  const call: Call = { principal: servicePrincipal('identity', workspace_id) };
  const kept = await deps.db.withWorkspace(call, async (tx) => {
    const member = await memberToChange(tx, user_id);
    if (!(await holdsLease(tx, change))) return undefined;
    if (role === member.role || (role === null && change.wanted !== 'removed')) return settle(tx, change);
    if (await isLastOwner(tx, member)) {
      await leaveToFollow(tx, change, LOOKUP_AGAIN_MS);
      return member.role;
    }
    await settle(tx, change);
    if (role) await storeRole(tx, call, member, role, { follows_provider: true });
    else await endMembership(tx, call, member, 'member.removed', { follows_provider: true });
    return undefined;
  });
  // A workspace always has an owner, so here the provider adopts the stored role.
  if (kept) await organizations.setRole(org_id, subject, kept, signal);
}

async function settle(tx: Tx, change: DueChange): Promise<undefined> {
  if (change.age_ms < LAST_LOOKUP_MS) await leaveToFollow(tx, change, LAST_LOOKUP_MS);
  else await endChange(tx, change);
}
