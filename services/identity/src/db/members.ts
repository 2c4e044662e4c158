import { LockMode } from '@mikro-orm/core';
import { type Principal, type Role, hasRole } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import { type Call, type Tx, sql } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { recordAudit } from './audit.ts';
import { Member, Workspace } from './entities.ts';
import { query } from './query.ts';

/** Locked until the transaction ends. Errors: `not_found`. */
export async function lockWorkspace(tx: Tx, id: string): Promise<Workspace> {
  const workspace = await tx.em.findOne(Workspace, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!workspace) throw notFound('workspace');
  return workspace;
}

/**
 * A member who is about to change. All changes of members lock the workspace's row first, so that two owners cannot leave at the
 * same time, each relying on the other. Errors: `not_found`.
 */
export async function memberToChange(tx: Tx, userId: string): Promise<Member> {
  await lockWorkspace(tx, tx.workspaceId);
  const member = await tx.em.findOne(Member, { workspace_id: tx.workspaceId, user_id: userId });
  if (!member) throw notFound('member');
  return member;
}

/**
 * Checks the caller's present role, which may have changed since the gateway authorised the request. Returns it. A caller that is
 * not a user has the role of the principal. Errors: `insufficient_role`.
 */
export async function requireRole(tx: Tx, principal: Principal, wanted: Role): Promise<Role> {
  const role = principal.kind === 'user' ? await presentRole(tx, principal.user_id) : principal.role;
  if (role && hasRole(role, wanted)) return role;
  throw new AppError('insufficient_role', { publicMessage: `This requires the role ${wanted} in the workspace.` });
}

/** The role cannot change until the transaction ends. Locks the workspace first, in the order of those who change members: no deadlock. */
async function presentRole(tx: Tx, userId: string): Promise<Role | undefined> {
  await query(tx).selectFrom('workspaces').select('id').forKeyShare().execute();
  const member = await query(tx)
    .selectFrom('members')
    .select('role')
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return member?.role;
}

/** An owner whose role is being changed at the identity provider no longer counts. */
export async function isLastOwner(tx: Tx, member: Member): Promise<boolean> {
  if (member.role !== 'owner') return false;
  const other = await query(tx)
    .selectFrom('members')
    .select('user_id')
    .where('role', '=', 'owner')
    .where('user_id', '<>', member.user_id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('provider_changes')
            .select('lease')
            .whereRef('provider_changes.user_id', '=', 'members.user_id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** A workspace always has an owner. Errors: `last_owner`. */
export async function refuseLastOwner(tx: Tx, member: Member): Promise<void> {
  if (!(await isLastOwner(tx, member))) return;
  throw new AppError('last_owner', {
    publicMessage: 'This is the only owner of the workspace. Transfer the ownership first.',
  });
}

/** No-op if unchanged. `details` are added to the audit entry. */
export async function storeRole(
  tx: Tx,
  call: Call,
  member: Member,
  role: Role,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (member.role === role) return;
  const change = { from: member.role, to: role };
  member.role = role;
  await recordAudit(tx, call, {
    action: 'member.role_changed',
    subject: member.user_id,
    details: { ...change, ...details },
  });
}

/**
 * Ends a membership. The person's API keys belong to the workspace and stay valid; the audit entry counts them. A token that still
 * names the organisation does not restore the membership.
 */
export async function endMembership(
  tx: Tx,
  call: Call,
  member: Member,
  action: 'member.removed' | 'member.left',
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { user_id, role } = member;
  const { live_api_keys } = await query(tx)
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('live_api_keys'))
    .where('created_by', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  await noteSighting(tx, user_id);
  tx.em.remove(member);
  await recordAudit(tx, call, { action, subject: user_id, details: { role, live_api_keys, ...details } });
}

/** Adds a member unless the user is one already. Returns whether it was added. */
export async function insertMember(
  tx: Tx,
  member: Pick<Member, 'user_id' | 'role'> & Partial<Pick<Member, 'added_by_subject'>>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query(tx)
    .insertInto('members')
    .values({ workspace_id: tx.workspaceId, ...member })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns whether the user is seen in this workspace for the first time. */
export async function noteSighting(tx: Tx, user_id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query(tx)
    .insertInto('provider_sightings')
    .values({ workspace_id: tx.workspaceId, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const membersWithUsers = (tx: Tx) =>
  query(tx)
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['user_id', 'role', 'email', 'full_name', 'image_url', 'members.created_at']);

/** Errors: `not_found`. */
export async function readMember(tx: Tx, userId: string): Promise<identity.Member> {
  const member = await membersWithUsers(tx).where('user_id', '=', userId).executeTakeFirst();
  if (!member) throw notFound('member');
  return member;
}
