import { QUOTA_NAMES, type limits, type usage } from '@insights/contracts';
import type { ClientCall } from '@insights/grpc-kit';
import type { Services } from '../../core/services.ts';
import { PRINCIPAL_CLASSES, type RateDefaults } from '../../rate-limits/rate-classes.ts';
import { forEach, perMinute } from '../../schemas/limits.ts';

/** The usage of a workspace, counted by the services that own the resources. */
export async function countUsage(services: Services['usage'], call: ClientCall): Promise<usage.QuotaUsage[]> {
  const answers = await Promise.all(Object.values(services).map((service) => service.getUsage({}, call)));
  return answers.flatMap(({ quotas }) => quotas);
}

/** A workspace's limits as callers see them. */
export function limitsAnswer(
  rates: limits.WorkspaceLimits['rates'],
  defaults: RateDefaults,
  quotas: readonly { name: string; used: number; limit: number | null }[],
) {
  const byName = new Map(quotas.map((quota) => [quota.name, quota]));
  const perClass = PRINCIPAL_CLASSES.map((name) => [perMinute(name), rates[name] ?? defaults[name]] as const);
  return {
    // During an update, a service of the previous version does not know the newest quotas yet.
    quotas: forEach(QUOTA_NAMES, (name) => ({
      used: byName.get(name)?.used ?? 0,
      limit: byName.get(name)?.limit ?? null,
    })),
    rate_limits: Object.fromEntries(perClass) as Record<(typeof perClass)[number][0], number>,
  };
}
