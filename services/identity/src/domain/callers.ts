import type { Principal } from '@insights/auth-context';
import { AppError } from '@insights/errors';

/** Credentials are the gateway's business alone. Errors: `insufficient_role`. */
export function requireGateway(principal: Principal): void {
  if (principal.kind === 'service' && principal.id === 'gateway') return;
  throw new AppError('insufficient_role', {
    say: 'Only the gateway looks up credentials.',
    log: { caller_kind: principal.kind },
  });
}

/** The person who makes the call. Errors: `user_required` for a key or a service. */
export function requireUser(principal: Principal): string {
  if (principal.kind === 'user') return principal.user_id;
  throw new AppError('user_required', { say: 'This needs a signed-in user; an API key cannot do it.' });
}

/** The person answerable for the call: the user, or who made the key. Errors: `user_required` for a service. */
export function requirePerson(principal: Principal): string {
  if (principal.user_id !== '') return principal.user_id;
  throw new AppError('user_required', { say: 'This needs a signed-in user or an API key.' });
}

/** Somebody who runs the platform, or a key that such a person has made. Errors: `insufficient_role`. */
export function requirePlatformAdmin({ platform_role }: Principal): void {
  if (platform_role === 'admin') return;
  throw new AppError('insufficient_role', { say: 'This needs the platform role admin.' });
}
