import { AppError } from '@insights/errors';

/** What an API key may be allowed; `*` is all. */
export const SCOPES = ['interviews', 'exports', 'webhooks', 'mcp', '*'] as const;

const isScope = (text: string): boolean => SCOPES.some((scope) => scope === text);

/** The scopes of a new key, each once. Errors: `invalid_request` at body.scopes, one problem for each that is unknown. */
export function scopesOfKey(asked: readonly string[]): string[] {
  const problems = asked.flatMap((scope, place) =>
    isScope(scope)
      ? []
      : [{ loc: ['body', 'scopes', place], msg: `A scope is one of ${SCOPES.join(', ')}.`, type: 'enum' }],
  );
  if (asked.length === 0) {
    problems.push({ loc: ['body', 'scopes'], msg: 'A key needs at least one scope.', type: 'too_short' });
  }
  if (problems.length > 0)
    throw new AppError('invalid_request', { publicMessage: 'These scopes cannot be given.', problems });
  return [...new Set(asked)];
}
