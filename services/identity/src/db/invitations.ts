import type { membership } from '@insights/contracts';
import { type Tx, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Invitation } from './entities.ts';
import { query } from './query.ts';

export const INVITATION_COLUMNS = [
  'id',
  'email',
  'machine_subject',
  'role',
  'invited_by',
  'expires_at',
  'created_at',
] as const;
type PresentableInvitation = Pick<Invitation, (typeof INVITATION_COLUMNS)[number]>;

/** What only the response that created the invitation contains. */
type Once = Pick<membership.MemberInvitation, 'token' | 'invite_url' | 'mail'>;
export const NO_SECRET = { token: null, invite_url: null } as const;

export function presentInvitation(
  { email, machine_subject: subject = null, ...row }: PresentableInvitation,
  once: Once = { ...NO_SECRET, mail: null },
): membership.MemberInvitation {
  return { ...row, email: email || null, subject, ...once };
}

/** Locked until the transaction ends. Errors: `not_found`. */
export async function lockInvitation(tx: Tx, id: string) {
  const invitation = await query(tx)
    .selectFrom('invitations')
    .select(['status', 'role', 'accepted_by', 'machine_subject'])
    .select((eb) => eb('expires_at', '<=', sql<string>`now()`).as('is_expired'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) throw notFound('invitation');
  return invitation;
}
