import type { Principal } from '@insights/auth-context';
import { AppError } from '@insights/errors';

/** Leases reach across workspaces, so only our own processes may hold them. Errors: `insufficient_role`. */
export function requireService(principal: Principal): void {
  if (principal.kind === 'service') return;
  throw new AppError('insufficient_role', {
    say: 'Only a worker process of the service may do this.',
    log: { principal_kind: principal.kind },
  });
}
