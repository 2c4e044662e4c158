import type { Principal } from '@insights/auth-context';
import { AppError } from '@insights/errors';

/** Who may call a group of RPCs; throws for everybody else. */
export type Admission = (principal: Principal) => void;

/** People, keys and services of the workspace. Errors: `insufficient_scope` for a participant, whose token is for one session. */
export const team: Admission = ({ kind }) => {
  if (kind !== 'participant') return;
  throw new AppError('insufficient_scope', { say: 'A participant token is for its own session only.' });
};

/** The bearer of a participant token. Errors: `insufficient_scope`. */
export const participant: Admission = ({ kind }) => {
  if (kind === 'participant') return;
  throw new AppError('insufficient_scope', {
    say: 'This is for participants: send the participant token of a session.',
  });
};

/** One of our own processes, by name: these calls reach across workspaces. Errors: `insufficient_scope`. */
export function process(name: string): Admission {
  return ({ kind, id }) => {
    if (kind === 'service' && id === name) return;
    throw new AppError('insufficient_scope', {
      say: `Only the ${name} process may do this.`,
      log: { caller_kind: kind },
    });
  };
}

/** The handlers, each behind `admit`. */
export function admitting<H extends object>(admit: Admission, handlers: H): H {
  const guarded = Object.entries(handlers).map(([name, handler]: [string, (...given: unknown[]) => unknown]) => [
    name,
    (request: unknown, call: { principal: Principal }) => {
      admit(call.principal);
      return handler(request, call);
    },
  ]);
  return Object.fromEntries(guarded) as H;
}
