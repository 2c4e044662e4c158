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
import { requestInvitationMail } from '../send-mail/request-mail.ts';

/** Invitations of one address, or of one machine identity, in 24 hours. */
const MOST_A_DAY = 5;
const SAME_INVITEE = 'lower(email) = lower($1) and machine_subject is not distinct from $2';

/**
 * Invites a person by e-mail or a machine identity of the caller's issuer by its subject; a former open invitation of the same one
 * ends. The answer is the only one with the token. A person gets it by mail, where there is a mail server; a machine is given it,
 * and joins by accepting with its own token: naming a subject proves nothing.
 * Errors: `user_required`, `insufficient_role`, `invalid_request` (a role that is not given away, somebody who is a member),
 * `rate_limited` (invited too often), `quota_exceeded`.
 */
export async function inviteMember(
  { db, links, invitationDays, mailEnabled, quotas }: MembershipDeps,
  call: Call,
  { email, subject, role }: membership.InviteMemberRequest,
): Promise<membership.MemberInvitation> {
  const invited_by = requireUser(call.principal);
  const invite = async (tx: Tx): Promise<membership.MemberInvitation> => {
    const room = await roomFor(tx, quotas.member_invitations_per_day);
    await lockWorkspace(tx, tx.workspaceId);
    await requireStanding(tx, call.principal, 'admin');
    const invitee: Invitee = {
      email,
      subject: subject || null,
      issuer: subject ? await issuerOf(tx, invited_by) : null,
    };
    await refuseMember(tx, invitee);
    await refuseTooMany(tx, invitee);
    room.take();
    await withdrawFormer(tx, invitee);
    const id = v7();
    const { token, hash, key_id } = links.newToken(id);
    const row = await tx.row<InvitationRow>(
      `insert into invitations (id, workspace_id, email, machine_issuer, machine_subject, role, status, token_hash, token_key_id,
                                invited_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, 'open', $7, $8, $9, now() + make_interval(days => $10)) returning ${INVITATION_COLUMNS}`,
      [
        id,
        tx.workspaceId,
        email,
        invitee.issuer,
        invitee.subject,
        roleToGive(role),
        hash,
        key_id,
        invited_by,
        invitationDays,
      ],
    );
    if (!row) throw new Error('the insert gave no row');
    await recordAudit(tx, call, { action: 'member.invited', subject: id, details: { role } });
    if (subject) return presentInvitation(row, { token, invite_url: '', mail: 'not_applicable' });
    if (mailEnabled) await requestInvitationMail(tx, id);
    const mail = mailEnabled ? 'queued' : 'not_configured';
    return presentInvitation(row, { token, invite_url: links.urlOf(token), mail });
  };
  return db.withWorkspace(call, invite, { replay: (answer) => ({ ...answer, ...NO_SECRET }) });
}

/** A person has an address; a machine identity has issuer and subject, and an empty address. */
interface Invitee {
  readonly email: string;
  readonly issuer: string | null;
  readonly subject: string | null;
}

async function issuerOf(tx: Tx, userId: string): Promise<string> {
  const user = await tx.row<{ issuer: string }>('select issuer from users where id = $1', [userId]);
  if (!user) throw new Error('the caller is no user');
  return user.issuer;
}

async function refuseMember(tx: Tx, { email, issuer, subject }: Invitee): Promise<void> {
  const member = await tx.row(
    `select 1 from members join users on users.id = user_id
      where case when $2::text is null then lower(email) = lower($1) and email_verified
                 else issuer = $2 and subject = $3 end limit 1`,
    [email, issuer, subject],
  );
  if (!member) return;
  if (subject !== null) throw invalid(['body', 'subject'], 'This subject is a member of the workspace already.');
  throw invalid(['body', 'email'], 'Somebody with this address is a member of the workspace already.');
}

/** Each invitation is a mail to somebody who has not asked for it. Errors: `rate_limited`. */
async function refuseTooMany(tx: Tx, { email, subject }: Invitee): Promise<void> {
  const row = await tx.row<{ sent: number; frees_in: number }>(
    `select count(*) as sent, ceil(extract(epoch from min(created_at) + interval '1 day' - now()))::int as frees_in
       from invitations where ${SAME_INVITEE} and created_at > now() - interval '1 day'`,
    [email, subject],
  );
  if (!row || row.sent < MOST_A_DAY) return;
  throw new AppError('rate_limited', {
    publicMessage: `There were ${row.sent} invitations of this ${subject === null ? 'address' : 'subject'} within a day. Try again later.`,
    retry_after_seconds: Math.max(row.frees_in, 1),
  });
}

async function withdrawFormer(tx: Tx, { email, subject }: Invitee): Promise<void> {
  const sql = `update invitations set status = $3 where ${SAME_INVITEE} and status = 'open'`;
  await tx.run(sql, [email, subject, invitationStates.after('withdraw', 'open')]);
}
