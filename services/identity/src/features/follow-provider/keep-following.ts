import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import type { OrganizationDirectory } from '../../provider/port.ts';
import { followProvider } from './follow-provider.ts';

/** Follows the provider until `signal` is aborted; any number of replicas may do so. */
export async function keepFollowing(
  deps: Deps,
  organizations: OrganizationDirectory,
  { every_ms, registry, signal }: { every_ms: number; registry: Registry; signal: AbortSignal },
): Promise<void> {
  showWaiting(deps, registry);
  while (!signal.aborted) {
    try {
      await followProvider(deps, organizations);
    } catch (error) {
      deps.logger.warn({ err: error }, 'changes at the identity provider cannot be looked for');
    }
    await sleep(every_ms, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

function showWaiting({ db }: Deps, registry: Registry): void {
  const waiting = new Gauge({
    name: 'identity_provider_changes_waiting',
    help: 'Changes of members of linked workspaces whose outcome at the identity provider is not settled. Alert when it stays above 0 for minutes.',
    registers: [],
    async collect() {
      const { rows } = await db.worker.query<{ rows: number }>('select count(*)::int as rows from provider_changes');
      this.set(rows[0]?.rows ?? 0);
    },
  });
  registry.registerMetric(waiting);
}
