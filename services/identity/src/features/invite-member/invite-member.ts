import { v7 } from 'uuid';
import type { membership } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import { recordAudit } from '../../db/audit.ts';
import { INVITATION_COLUMNS, type InvitationRow, NO_SECRET, presentInvitation } from '../../db/invitations.ts';
import { lockWorkspace, requireStanding } from '../../db/members.ts';
import type { MembershipDeps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { invitationStates } from '../../domain/invitation-states.ts';
import { roleToGive } from '../../domain/roles.ts';
import { requestMail } from '../send-mail/request-mail.ts';

/** Invitations of one address in 24 hours. */
const MOST_A_DAY = 5;

/**
 * Invites somebody by e-mail; a former open invitation of the same address ends. The answer is the only one with the token,
 * which goes to the person by mail where there is a mail server.
 * Errors: `user_required`, `insufficient_role`, `invalid_request` (a role that is not given away, the address of a member),
 * `rate_limited` (the address was invited too often), `quota_exceeded`.
 */
export async function inviteMember(
  { db, links, invitationDays, mailEnabled, quotas }: MembershipDeps,
  call: Call,
  { email, role }: membership.InviteMemberRequest,
): Promise<membership.MemberInvitation> {
  const invited_by = requireUser(call.principal);
  const invite = async (tx: Tx): Promise<membership.MemberInvitation> => {
    const room = await roomFor(tx, quotas.member_invitations_per_day);
    await lockWorkspace(tx, tx.workspaceId);
    await requireStanding(tx, call.principal, 'admin');
    await refuseMember(tx, email);
    await refuseTooMany(tx, email);
    room.take();
    await withdrawFormer(tx, email);
    const id = v7();
    const { token, hash, key_id } = links.newToken(id);
    const row = await tx.row<InvitationRow>(
      `insert into invitations (id, workspace_id, email, role, status, token_hash, token_key_id, invited_by, expires_at)
       values ($1, $2, $3, $4, 'open', $5, $6, $7, now() + make_interval(days => $8)) returning ${INVITATION_COLUMNS}`,
      [id, tx.workspaceId, email, roleToGive(role), hash, key_id, invited_by, invitationDays],
    );
    if (!row) throw new Error('the insert gave no row');
    await recordAudit(tx, call, { action: 'member.invited', subject: id, details: { role } });
    if (mailEnabled) await requestMail(tx, 'member_invitation', id);
    const mail = mailEnabled ? 'queued' : 'not_configured';
    return presentInvitation(row, { token, invite_url: links.urlOf(token), mail });
  };
  return db.withWorkspace(call, invite, { replay: (answer) => ({ ...answer, ...NO_SECRET }) });
}

async function refuseMember(tx: Tx, email: string): Promise<void> {
  const member = await tx.row(
    `select 1 from members join users on users.id = user_id where lower(email) = lower($1) and email_verified limit 1`,
    [email],
  );
  if (member) throw invalid(['body', 'email'], 'Somebody with this address is a member of the workspace already.');
}

/** Each invitation is a mail to somebody who has not asked for it. Errors: `rate_limited`. */
async function refuseTooMany(tx: Tx, email: string): Promise<void> {
  const row = await tx.row<{ sent: number; frees_in: number }>(
    `select count(*) as sent, ceil(extract(epoch from min(created_at) + interval '1 day' - now()))::int as frees_in
       from invitations where lower(email) = lower($1) and created_at > now() - interval '1 day'`,
    [email],
  );
  if (!row || row.sent < MOST_A_DAY) return;
  throw new AppError('rate_limited', {
    say: `This address was invited ${row.sent} times within a day. Try again later, or ask the person to look for the mail.`,
    retry_after_seconds: Math.max(row.frees_in, 1),
  });
}

async function withdrawFormer(tx: Tx, email: string): Promise<void> {
  await tx.run(`update invitations set status = $2 where lower(email) = lower($1) and status = 'open'`, [
    email,
    invitationStates.after('withdraw', 'open'),
  ]);
}
