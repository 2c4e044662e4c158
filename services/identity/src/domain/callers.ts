import type { Principal } from '@insights/auth-context';
import { AppError } from '@insights/errors';

/** The person who makes the call. Errors: `user_required` for a key or a service. */
export function requireUser(principal: Principal): string {
  if (principal.kind === 'user') return principal.user_id;
  throw new AppError('user_required', { publicMessage: 'This needs a signed-in user; an API key cannot do it.' });
}

/** The person answerable for the call: the user, or who made the key. Errors: `user_required` for a service. */
export function requirePerson(principal: Principal): string {
  if (principal.user_id !== '') return principal.user_id;
  throw new AppError('user_required', { publicMessage: 'This needs a signed-in user or an API key.' });
}
