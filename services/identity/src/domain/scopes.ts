import { SCOPES } from '@insights/auth-context';
import { AppError } from '@insights/errors';

const isScope = (text: string): boolean => SCOPES.some((scope) => scope === text);

/** The scopes of a new key, each once. Errors: `invalid_request` at body.scopes, with one problem for each unknown scope. */
export function scopesOfKey(wanted: readonly string[]): string[] {
  const problems = wanted.flatMap((scope, place) =>
    isScope(scope)
      ? []
      : [{ loc: ['body', 'scopes', place], msg: `A scope is one of ${SCOPES.join(', ')}.`, type: 'enum' }],
  );
  if (wanted.length === 0) {
    problems.push({ loc: ['body', 'scopes'], msg: 'A key needs at least one scope.', type: 'too_short' });
  }
  if (problems.length > 0)
    throw new AppError('invalid_request', { publicMessage: 'Some scopes are invalid.', problems });
  return [...new Set(wanted)];
}
