import { LockMode } from '@mikro-orm/core';
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
