import type { Principal } from '@insights/auth-context';
import { AppError } from '@insights/errors';

/** The signed-in user who makes the call. Errors: `user_required` for a key or a service. */
export function requireUser(principal: Principal): string {
  if (principal.kind === 'user') return principal.user_id;
  throw new AppError('user_required', { publicMessage: 'This requires a signed-in user; an API key is not enough.' });
}

/** The person who is accountable for the call: the user, or the creator of the key. Errors: `user_required` for a service. */
export function requirePerson(principal: Principal): string {
  if (principal.user_id !== '') return principal.user_id;
  throw new AppError('user_required', { publicMessage: 'This requires a signed-in user or an API key.' });
}
