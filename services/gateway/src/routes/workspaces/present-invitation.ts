import type { membership } from '@insights/contracts';

/** An invitation of a person or a machine identity, without its token. */
export function presentInvitation({
  id,
  email,
  subject,
  role,
  invited_by,
  expires_at,
  created_at,
}: membership.MemberInvitation) {
  return { id, email, subject, role, invited_by, expires_at, created_at };
}
