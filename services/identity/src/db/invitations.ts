import type { membership } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import type { InvitationStatus } from '../domain/invitation-states.ts';

/** The columns of an invitation that are shown, in SQL. */
export const INVITATION_COLUMNS =
  "id, email, coalesce(machine_subject, '') as subject, role, invited_by, expires_at, created_at";

export type InvitationRow = Omit<membership.MemberInvitation, keyof Once>;

/** What only the answer that created it carries. */
type Once = Pick<membership.MemberInvitation, 'token' | 'invite_url' | 'mail'>;

export function presentInvitation(
  row: InvitationRow,
  once: Once = { ...NO_SECRET, mail: '' },
): membership.MemberInvitation {
  return { ...row, ...once };
}
export const NO_SECRET = { token: '', invite_url: '' } as const;

export interface InvitationToDecide {
  status: InvitationStatus;
  role: 'admin' | 'member';
  accepted_by: string | null;
  is_over: boolean;
  is_machine: boolean;
}

/** Locked until the transaction ends. Errors: `not_found`. */
export async function lockInvitation(tx: Tx, id: string): Promise<InvitationToDecide> {
  const row = await tx.row<InvitationToDecide>(
    `select status, role, accepted_by, expires_at <= now() as is_over, machine_subject is not null as is_machine
       from invitations where id = $1 for update`,
    [id],
  );
  if (!row) throw notFound('invitation');
  return row;
}
