import { route } from '../../core/route.ts';
import { WorkspaceLimits } from '../../schemas/limits.ts';
import { countUsage, limitsAnswer } from './limits-answer.ts';

export const getLimits = route({
  name: 'getLimits',
  method: 'get',
  path: '/v1/workspaces/:workspace_id/limits',
  tag: 'workspaces',
  doc: 'Shows the quotas of the workspace, their usage, and its rate limits.',
  access: { user_only: true, role: 'member' },
  workspace: 'given',
  success: { status: 200, body: WorkspaceLimits },
  async handle({ call, limits, usage, gateway }) {
    const [{ rates }, quotas] = await Promise.all([limits.getLimits({}, call), countUsage(usage, call)]);
    return limitsAnswer(rates, gateway.rate_defaults, quotas);
  },
});
