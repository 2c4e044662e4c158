import type { Principal } from '@insights/auth-context';
import { notFound } from '@insights/errors';
import type { Services } from '../../core/services.ts';

/** Whether the campaigns exist in the workspace: an endpoint of others would never get an event. Errors: `not_found`. */
export async function assertInterviews(
  campaigns: Services['campaigns'],
  principal: Principal,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { interview_ids } = await campaigns.findInterviews({ interview_ids: [...ids] }, { principal });
  const known = new Set(interview_ids);
  const unknown = ids.find((id) => !known.has(id.toLowerCase()));
  if (unknown !== undefined) throw notFound(`interview as ${unknown}`);
}
