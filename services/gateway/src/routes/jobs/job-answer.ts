import type { Principal } from '@insights/auth-context';
import type { jobs } from '@insights/contracts';
import type { z } from 'zod';
import type { Job } from '../../schemas/job.ts';

const parsed = <T>(json: string | null): T | null => (json === null ? null : (JSON.parse(json) as T));

/** A job for callers: its texts in JSON are objects. Its result needs a scope that the route does not. */
export function jobAnswer(
  { progress_context_json, result_json, ...job }: jobs.Job,
  { scopes }: Pick<Principal, 'scopes'>,
) {
  const seesResult = scopes.includes('*') || scopes.includes('interviews');
  return {
    ...job,
    progress_context: parsed<Record<string, unknown>>(progress_context_json || '{}') ?? {},
    result: seesResult ? parsed<NonNullable<z.input<typeof Job>['result']>>(result_json) : null,
  };
}
