import { LockMode } from '@mikro-orm/core';
import { type Principal, type Role, hasRole } from '@insights/auth-context';
import type { Tx } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { Member, Workspace } from './entities.ts';
import type { MemberRow } from './present.ts';

/** Locked until the transaction ends. Errors: `not_found`. */
export async function lockWorkspace(tx: Tx, id: string): Promise<Workspace> {
  const workspace = await tx.em.findOne(Workspace, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!workspace) throw notFound('workspace');
  return workspace;
}

/**
 * A member about to change. Everybody who changes members takes turns at the workspace's row, so two owners cannot give up
 * at once, each counting on the other. Errors: `not_found`.
 */
export async function memberToChange(tx: Tx, userId: string): Promise<Member> {
  await lockWorkspace(tx, tx.workspaceId);
  const member = await tx.em.findOne(Member, { workspace_id: tx.workspaceId, user_id: userId });
  if (!member) throw notFound('member');
  return member;
}

/**
 * The role that the caller has at this moment: somebody may have lost it since the request was let in. Whoever is not a person
 * has the role of the principal. Errors: `insufficient_role`.
 */
export async function requireStanding(tx: Tx, principal: Principal, wanted: Role): Promise<Role> {
  const role = principal.kind === 'user' ? await presentRole(tx, principal.user_id) : principal.role;
  if (role && hasRole(role, wanted)) return role;
  throw new AppError('insufficient_role', { say: `This needs the role ${wanted} in the workspace.` });
}

/** Until the transaction ends the role stays what it is. The workspace first, as those who change members do: nobody waits in a circle. */
async function presentRole(tx: Tx, userId: string): Promise<Role | undefined> {
  await tx.run('select 1 from workspaces for key share');
  const row = await tx.row<{ role: Role }>('select role from members where user_id = $1 for share', [userId]);
  return row?.role;
}

/** A workspace always keeps one owner. Errors: `last_owner`. */
export async function refuseLastOwner(tx: Tx, member: Member): Promise<void> {
  if (member.role !== 'owner') return;
  const others = await tx.row(`select 1 from members where role = 'owner' and user_id <> $1 limit 1`, [member.user_id]);
  if (others) return;
  throw new AppError('last_owner', {
    say: 'This is the only owner of the workspace. Transfer the ownership first.',
  });
}

/** Errors: `not_found`. */
export async function readMember(tx: Tx, userId: string): Promise<MemberRow> {
  const row = await tx.row<MemberRow>(
    `select user_id, role, email, full_name, image_url, members.created_at
       from members join users on users.id = user_id where user_id = $1`,
    [userId],
  );
  if (!row) throw notFound('member');
  return row;
}
