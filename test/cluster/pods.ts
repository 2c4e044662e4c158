import { eventually } from '../support/eventually.ts';
import { RELEASE, SPACE, inSpace, kubectlIn } from './application.ts';
import { run } from './shell.ts';

interface Condition {
  type: string;
  status: string;
  lastTransitionTime: string;
}

interface Pod {
  metadata: { name: string; creationTimestamp: string; deletionTimestamp?: string };
  status: { conditions?: Condition[]; containerStatuses?: { restartCount: number }[] };
}

/** A pod that is not being deleted. */
export interface LivingPod {
  name: string;
  created_at: number;
  /** When it became ready; null until then. */
  ready_at: number | null;
  restarts: number;
}

function living({ metadata, status }: Pod): LivingPod[] {
  if (metadata.deletionTimestamp) return [];
  const ready = status.conditions?.find(({ type, status: is }) => type === 'Ready' && is === 'True');
  return [
    {
      name: metadata.name,
      created_at: Date.parse(metadata.creationTimestamp),
      ready_at: ready ? Date.parse(ready.lastTransitionTime) : null,
      restarts: (status.containerStatuses ?? []).reduce((sum, { restartCount }) => sum + restartCount, 0),
    },
  ];
}

/** The pods of a service, the oldest first. Kubernetes reports times in whole seconds. */
export async function podsOf(service: string, space = SPACE): Promise<LivingPod[]> {
  const selector = `--selector=app.kubernetes.io/component=${service}`;
  const answer = await kubectlIn(space)('get', 'pods', selector, '--output=json');
  const { items } = JSON.parse(answer) as { items: Pod[] };
  return items.flatMap(living).toSorted((a, b) => a.created_at - b.created_at);
}

export const readyOf = async (service: string, space = SPACE): Promise<number> =>
  (await podsOf(service, space)).filter(({ ready_at }) => ready_at !== null).length;

/** Evicts a pod as a drain does: retries while the service's disruption budget forbids it. A missing pod counts as evicted. */
export async function evict(name: string): Promise<void> {
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace: SPACE } };
  const path = `/api/v1/namespaces/${SPACE}/pods/${name}/eviction`;
  const ask = () => run('kubectl', ['create', '--raw', path, '-f', '-'], { input: JSON.stringify(eviction) });
  await eventually(() => ask().catch(unlessGone), { timeout_ms: 120_000, every_ms: 500 });
}

function unlessGone(error: unknown): string {
  if (error instanceof Error && error.message.includes('(NotFound)')) return 'gone';
  throw error;
}

/** Resolves when the pod is gone and its Deployment has as many ready pods as it wants. */
export async function replaced(service: string, name: string): Promise<void> {
  const wanted = ['get', 'deployment', `${RELEASE}-${service}`, '--output=jsonpath={.spec.replicas}'];
  await eventually(
    async () => {
      const replicas = Number(await inSpace(...wanted));
      const pods = await podsOf(service);
      const ready = pods.filter(({ ready_at }) => ready_at !== null);
      return ready.length >= replicas && !pods.some((pod) => pod.name === name) ? true : null;
    },
    { timeout_ms: 120_000, every_ms: 500, what: `all pods of ${service} but ${name} to be ready` },
  );
}
