import type { membership } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import type { InvitationStatus } from '../domain/invitation-states.ts';

/** The columns of an invitation that are shown, in SQL. */
export const INVITATION_COLUMNS = 'id, email, role, invited_by, expires_at, created_at';

export type InvitationRow = Omit<membership.MemberInvitation, 'token' | 'invite_url'>;

/** `secret`: token and link, in the one answer that carries them. */
export function presentInvitation(
  row: InvitationRow,
  secret: Pick<membership.MemberInvitation, 'token' | 'invite_url'> = NO_SECRET,
): membership.MemberInvitation {
  return { ...row, ...secret };
}
export const NO_SECRET = { token: '', invite_url: '' } as const;

export interface InvitationToDecide {
  status: InvitationStatus;
  role: 'admin' | 'member';
  accepted_by: string | null;
  is_over: boolean;
}

/** Locked until the transaction ends. Errors: `not_found`. */
export async function lockInvitation(tx: Tx, id: string): Promise<InvitationToDecide> {
  const row = await tx.row<InvitationToDecide>(
    'select status, role, accepted_by, expires_at <= now() as is_over from invitations where id = $1 for update',
    [id],
  );
  if (!row) throw notFound('invitation');
  return row;
}
