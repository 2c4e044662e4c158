import type { jobs } from '@insights/contracts';
import type { Selectable } from '@insights/db';
import type { Tables } from './entities.ts';

/** The columns that callers may see. */
export const SHOWN = [
  'id',
  'workspace_id',
  'queue_name',
  'type',
  'status',
  'progress_phase',
  'progress_message',
  'progress_context',
  'progress_updated_at',
  'attempts',
  'run_after',
  'heartbeat_at',
  'lease_expires_at',
  'created_at',
] as const;

type Shown = Pick<Selectable<Tables['jobs']>, (typeof SHOWN)[number]> &
  Partial<Pick<Selectable<Tables['jobs']>, 'result'>>;

/** A job as the contract shows it. */
export function presentJob({ progress_context, result = null, ...shown }: Shown): jobs.Job {
  const result_json = result && JSON.stringify(result);
  return { ...shown, progress_context_json: JSON.stringify(progress_context), result_json };
}
