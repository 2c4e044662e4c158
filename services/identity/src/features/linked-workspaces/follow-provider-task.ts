import { Gauge, type Registry } from 'prom-client';
import type { PeriodicTask } from '@insights/background';
import { workerQuery } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { OrganizationDirectory } from '../../provider/port.ts';
import { followProvider } from './follow-provider.ts';

/** Runs in every replica. */
export function followProviderTask(deps: Deps, organizations: OrganizationDirectory, every_ms: number): PeriodicTask {
  return { name: 'follow-provider', every_ms, run: () => followProvider(deps, organizations) };
}

/** Measures how many changes of members wait for the identity provider. */
export function measureProviderChanges({ db }: Deps, registry: Registry): void {
  const gauge = new Gauge({
    name: 'insights_identity_provider_changes_waiting',
    help: 'Changes of members of linked workspaces whose outcome at the identity provider is not settled. Alert when it stays above 0 for minutes.',
    registers: [],
    async collect() {
      const { waiting } = await workerQuery(db)
        .selectFrom('provider_changes')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .executeTakeFirstOrThrow();
      this.set(waiting);
    },
  });
  registry.registerMetric(gauge);
}
