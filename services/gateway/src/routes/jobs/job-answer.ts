import type { jobs } from '@insights/contracts';

/** A job for callers: its progress context is an object instead of a text. */
export function jobAnswer({ progress_context_json, ...job }: jobs.Job) {
  const context = JSON.parse(progress_context_json || '{}') as Record<string, unknown>;
  return { ...job, progress_context: context };
}
