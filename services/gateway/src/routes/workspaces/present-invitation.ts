import type { membership } from '@insights/contracts';

/** An invitation as everybody may see it: of a person or of a machine identity, without its token. */
export function presentInvitation({
  id,
  email,
  subject,
  role,
  invited_by,
  expires_at,
  created_at,
}: membership.MemberInvitation) {
  const invitee = { email: email || null, subject: subject || null };
  return { id, ...invitee, role, invited_by, expires_at, created_at };
}
