import { LockMode } from '@mikro-orm/core';
import { type Principal, type Role, hasRole } from '@insights/auth-context';
import type { Call, Tx } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import { recordAudit } from './audit.ts';
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
  throw new AppError('insufficient_role', { publicMessage: `This needs the role ${wanted} in the workspace.` });
}

/** Until the transaction ends the role stays what it is. The workspace first, as those who change members do: nobody waits in a circle. */
async function presentRole(tx: Tx, userId: string): Promise<Role | undefined> {
  await tx.run('select 1 from workspaces for key share');
  const row = await tx.row<{ role: Role }>('select role from members where user_id = $1 for share', [userId]);
  return row?.role;
}

/** An owner whose role is being changed at the identity provider does not count any more. */
export async function isLastOwner(tx: Tx, member: Member): Promise<boolean> {
  if (member.role !== 'owner') return false;
  const other = await tx.row(
    `select 1 from members where role = 'owner' and user_id <> $1
        and not exists (select from provider_changes changes where changes.user_id = members.user_id) limit 1`,
    [member.user_id],
  );
  return other === undefined;
}

/** A workspace always keeps one owner. Errors: `last_owner`. */
export async function refuseLastOwner(tx: Tx, member: Member): Promise<void> {
  if (!(await isLastOwner(tx, member))) return;
  throw new AppError('last_owner', {
    publicMessage: 'This is the only owner of the workspace. Transfer the ownership first.',
  });
}

/** Gives a member a role; what is so already is not written down again. `details` go into the audit entry. */
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
  await tx.flush();
  await recordAudit(tx, call, {
    action: 'member.role_changed',
    subject: member.user_id,
    details: { ...change, ...details },
  });
}

/**
 * Ends a membership. The keys that the person made belong to the workspace and go on working; the audit entry counts them. A
 * token that still names the organisation does not bring the person back.
 */
export async function endMembership(
  tx: Tx,
  call: Call,
  member: Member,
  action: 'member.removed' | 'member.left',
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { user_id, role } = member;
  const keys = await tx.row<{ live: number }>(
    'select count(*) as live from api_keys where created_by = $1 and revoked_at is null and expires_at > now()',
    [user_id],
  );
  await noteSighting(tx, user_id);
  tx.em.remove(member);
  await tx.flush();
  const entry = { role, live_api_keys: keys?.live ?? 0, ...details };
  await recordAudit(tx, call, { action, subject: user_id, details: entry });
}

/** Whether it was the first sight of the user in this workspace. */
export async function noteSighting(tx: Tx, userId: string): Promise<boolean> {
  const noted = await tx.run(
    'insert into provider_sightings (workspace_id, user_id) values ($1, $2) on conflict do nothing',
    [tx.workspaceId, userId],
  );
  return noted > 0;
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
