import { v7 } from 'uuid';
import type { identity, membership } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { invalid } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import { recordAudit } from '../../db/audit.ts';
import { lockWorkspace, readMember, requireStanding } from '../../db/members.ts';
import { presentMember } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { roleToGive } from '../../domain/roles.ts';

/**
 * Puts a machine identity of the caller's own issuer into the workspace; one that is a member already stays as it is.
 * A person is invited and not added: whoever turns out to have an e-mail address leaves again.
 * Errors: `user_required`, `insufficient_role`, `invalid_request` (the subject is a person's, or a role that is not given away), `quota_exceeded`.
 */
export async function addMachineMember(
  { db, quotas }: Deps,
  call: Call,
  { subject, role }: membership.AddMachineMemberRequest,
): Promise<identity.Member> {
  const caller = requireUser(call.principal);
  return db.withWorkspace(call, async (tx) => {
    const room = await roomFor(tx, quotas.members);
    await lockWorkspace(tx, tx.workspaceId);
    await requireStanding(tx, call.principal, 'admin');
    const user_id = await machineUser(tx, caller, subject);
    const added = await tx.run(
      `insert into members (workspace_id, user_id, role, added_by_subject) values ($1, $2, $3, true) on conflict do nothing`,
      [tx.workspaceId, user_id, roleToGive(role)],
    );
    if (added > 0) {
      room.take();
      await recordAudit(tx, call, { action: 'member.added', subject: user_id, details: { role } });
    }
    return presentMember(await readMember(tx, user_id));
  });
}

async function machineUser(tx: Tx, caller: string, subject: string): Promise<string> {
  const user = await tx.row<{ user_id: string; is_person: boolean }>(
    `select found.* from users, identity.machine_user($2, users.issuer, $3) as found where users.id = $1`,
    [caller, v7(), subject],
  );
  if (!user) throw new Error('the caller is no user');
  if (user.is_person) {
    throw invalid(['body', 'subject'], 'This subject is a person’s. Invite them by e-mail, so that they can say yes.');
  }
  return user.user_id;
}
