import { v7 } from 'uuid';
import type { membership } from '@insights/contracts';
import { type Call, type ExpressionBuilder, type Tx, sql } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { roomFor } from '@insights/quotas';
import { recordAudit } from '../../db/audit.ts';
import { INVITATION_COLUMNS, NO_SECRET, presentInvitation } from '../../db/invitations.ts';
import type { Tables } from '../../db/entities.ts';
import { lockWorkspace, requireRole } from '../../db/members.ts';
import { query } from '../../db/query.ts';
import type { MembershipDeps } from '../../deps.ts';
import { requireUser } from '../../domain/callers.ts';
import { invitationStates } from '../../domain/invitation-states.ts';
import { givenRole } from '../../domain/roles.ts';
import { requestInvitationMail } from '../send-mail/request-mail.ts';

/** Invitations of one address, or of one machine identity, in 24 hours. */
const MOST_A_DAY = 5;

/**
 * Invites a person by e-mail, or a machine identity of the caller's issuer by its subject; replaces an open invitation of the same
 * invitee. Only this response contains the token. A person also gets it by mail if there is a mail server. A machine accepts with
 * its own token, because anybody can name a subject.
 * Errors: `user_required`, `insufficient_role`, `invalid_request` (a role that cannot be given, an existing member),
 * `rate_limited` (invited too often), `quota_exceeded`.
 */
export async function inviteMember(
  { db, links, invitationDays, mailEnabled, quotas }: MembershipDeps,
  call: Call,
  request: membership.InviteMemberRequest,
): Promise<membership.MemberInvitation> {
  const invited_by = requireUser(call.principal);
  const invite = async (tx: Tx): Promise<membership.MemberInvitation> => {
    const room = await roomFor(tx, quotas.member_invitations_per_day);
    await lockWorkspace(tx, tx.workspaceId);
    await requireRole(tx, call.principal, 'admin');
    const invitee = await inviteeOf(tx, request, invited_by);
    await refuseMember(tx, invitee);
    await refuseTooMany(tx, invitee);
    room.take();
    await withdrawFormer(tx, invitee);
    const id = v7();
    const { token, hash, key_id } = links.newToken(id);
    const role = givenRole(request.role);
    const row = await query(tx)
      .insertInto('invitations')
      .values({
        id,
        workspace_id: tx.workspaceId,
        ...invitee,
        role,
        status: 'open',
        token_hash: hash,
        token_key_id: key_id,
        invited_by,
        expires_at: sql`now() + make_interval(days => ${invitationDays})`,
      })
      .returning(INVITATION_COLUMNS)
      .executeTakeFirstOrThrow();
    await recordAudit(tx, call, { action: 'member.invited', subject: id, details: { role } });
    if (invitee.machine_subject !== null) {
      return presentInvitation(row, { token, invite_url: null, mail: 'not_applicable' });
    }
    if (mailEnabled) await requestInvitationMail(tx, id);
    const mail = mailEnabled ? 'queued' : 'not_configured';
    return presentInvitation(row, { token, invite_url: links.urlOf(token), mail });
  };
  return db.withWorkspace(call, invite, { replay: (answer) => ({ ...answer, ...NO_SECRET }) });
}

/** As columns of the table: a person has an address; a machine identity has issuer and subject, and an empty address. */
interface Invitee {
  readonly email: string;
  readonly machine_issuer: string | null;
  readonly machine_subject: string | null;
}

const isOf =
  ({ email, machine_subject }: Invitee) =>
  ({ and, eb, fn }: ExpressionBuilder<Tables, 'invitations'>) =>
    and([
      eb(fn('lower', ['email']), '=', fn('lower', [eb.val(email)])),
      eb('machine_subject', 'is not distinct from', machine_subject),
    ]);

async function inviteeOf(
  tx: Tx,
  { email, subject }: membership.InviteMemberRequest,
  invitedBy: string,
): Promise<Invitee> {
  if (subject === null) return { email: email ?? '', machine_issuer: null, machine_subject: null };
  const { issuer } = await query(tx)
    .selectFrom('users')
    .select('issuer')
    .where('id', '=', invitedBy)
    .executeTakeFirstOrThrow();
  return { email: '', machine_issuer: issuer, machine_subject: subject };
}

async function refuseMember(tx: Tx, { email, machine_issuer, machine_subject }: Invitee): Promise<void> {
  const isMachine = machine_subject !== null;
  const member = await query(tx)
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select('user_id')
    .$if(isMachine, (same) => same.where('issuer', '=', machine_issuer).where('subject', '=', machine_subject))
    .$if(!isMachine, (same) =>
      same
        .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', fn('lower', [eb.val(email)])))
        .where('email_verified', '=', true),
    )
    .limit(1)
    .executeTakeFirst();
  if (!member) return;
  if (isMachine) throw invalid(['body', 'subject'], 'This subject is already a member of the workspace.');
  throw invalid(['body', 'email'], 'A person with this address is already a member of the workspace.');
}

/** Invitations mail people who have not asked for it, so they are limited. Errors: `rate_limited`. */
async function refuseTooMany(tx: Tx, invitee: Invitee): Promise<void> {
  const { sent, frees_in } = await query(tx)
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .select(sql<number>`ceil(extract(epoch from min(created_at) + interval '1 day' - now()))::int`.as('frees_in'))
    .where(isOf(invitee))
    .where('created_at', '>', sql<string>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (sent < MOST_A_DAY) return;
  const thing = invitee.machine_subject === null ? 'address' : 'subject';
  throw new AppError('rate_limited', {
    publicMessage: `This ${thing} has been invited ${sent} times within a day. Try again later.`,
    retry_after_seconds: Math.max(frees_in, 1),
  });
}

async function withdrawFormer(tx: Tx, invitee: Invitee): Promise<void> {
  await query(tx)
    .updateTable('invitations')
    .set({ status: invitationStates.after('withdraw', 'open') })
    .where(isOf(invitee))
    .where('status', '=', 'open')
    .execute();
}
