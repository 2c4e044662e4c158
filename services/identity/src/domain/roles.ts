import { invalid } from '@insights/errors';

/** A role that is given away; ownership moves by transfer only. Errors: `invalid_request` at body.role. */
export function roleToGive(role: string): 'admin' | 'member' {
  if (role === 'admin' || role === 'member') return role;
  throw invalid(['body', 'role'], 'A role is admin or member.', 'enum');
}
