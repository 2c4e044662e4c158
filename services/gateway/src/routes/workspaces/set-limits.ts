import { route } from '../../core/route.ts';
import { PRINCIPAL_CLASSES } from '../../rate-limits/rate-classes.ts';
import { LimitsInput, WorkspaceLimits, perMinute } from '../../schemas/limits.ts';
import { countUsage, limitsAnswer } from './limits-answer.ts';

export const setLimits = route({
  name: 'setLimits',
  method: 'put',
  path: '/v1/workspaces/:workspace_id/limits',
  tag: 'workspaces',
  doc: 'Sets the quotas and rate limits of a workspace. Replaces all its own limits: a limit that is omitted or null falls back to the settings of the installation. Existing resources stay, even above the new quota. A quota is enforced as soon as GET shows it, shortly afterwards.',
  access: { platform: 'admin' },
  workspace: 'given',
  audit: 'workspace.limits_changed',
  body: LimitsInput,
  success: { status: 200, body: WorkspaceLimits },
  errors: ['not_found'],
  async handle({ body, call, limits, usage, gateway }) {
    const { rate_limits = {}, quotas = {} } = body;
    const rates = PRINCIPAL_CLASSES.map((name) => [name, rate_limits[perMinute(name)]] as const);
    const wanted = { rates: withoutEmpty(rates), quotas: withoutEmpty(Object.entries(quotas)) };
    const own = await limits.setLimits({ limits: wanted }, call);
    // The services learn of the change later, so this shows what was set.
    const quotasSet = (await countUsage(usage, call)).map((quota) => ({
      ...quota,
      limit: own.quotas[quota.name] ?? quota.default_limit,
    }));
    return limitsAnswer(own.rates, gateway.rate_defaults, quotasSet);
  },
});

function withoutEmpty(entries: readonly (readonly [string, number | null | undefined])[]): Record<string, number> {
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])));
}
