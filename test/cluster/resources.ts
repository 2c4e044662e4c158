import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { SPACE } from './application.ts';
import { kubectl } from './cluster.ts';
import { root } from './place.ts';

/** Of one pod: peak memory and average CPU time; of a service: those of its busiest pod. */
export interface Use {
  mib: number;
  mcpu: number;
}

interface Quantities {
  cpu: string;
  memory: string;
}

/** The sampling interval of metrics-server. */
const LOOK_MS = 15_000;
const UNITS: Record<string, number> = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, n: 1e-9, u: 1e-6, m: 1e-3, '': 1 };

/** A quantity of Kubernetes as a number. */
export function numberOf(quantity: string | number): number {
  const [, digits, unit = ''] = /^([\d.]+)(Ki|Mi|Gi|n|u|m|)$/.exec(String(quantity)) ?? [];
  const factor = UNITS[unit];
  if (digits === undefined || factor === undefined) throw new Error(`${quantity} is no quantity`);
  return Number(digits) * factor;
}

const useOf = ({ cpu, memory }: Quantities): Use => ({
  mib: Math.ceil(numberOf(memory) / 2 ** 20),
  mcpu: Math.ceil(numberOf(cpu) * 1_000),
});

interface PodMetrics {
  metadata: { name: string; labels?: Record<string, string> };
  containers: { usage: Quantities }[];
}

interface Look {
  service: string;
  pod: string;
  use: Use;
}

async function look(): Promise<Look[]> {
  const path = `/apis/metrics.k8s.io/v1beta1/namespaces/${SPACE}/pods`;
  const { items } = JSON.parse(await kubectl('get', '--raw', path)) as { items: PodMetrics[] };
  return items.flatMap(({ metadata: { name, labels = {} }, containers: [container] }): Look[] =>
    container ? [{ service: labels['app.kubernetes.io/component'] ?? '', pod: name, use: useOf(container.usage) }] : [],
  );
}

/** Watches the pods of these services for a while. */
export async function measure(services: readonly string[], for_ms: number): Promise<Map<string, Use>> {
  const seen = new Map<string, { service: string; uses: Use[] }>();
  for (const until = Date.now() + for_ms; Date.now() < until; await sleep(LOOK_MS)) {
    for (const { service, pod, use } of await look()) {
      const known = seen.get(pod) ?? { service, uses: [] };
      known.uses.push(use);
      seen.set(pod, known);
    }
  }
  const most = (numbers: number[]) => Math.max(...numbers);
  return new Map(
    services.map((service) => {
      const pods = [...seen.values()].filter((each) => each.service === service).map(({ uses }) => uses);
      if (pods.length === 0) throw new Error(`metrics-server knows no pod of ${service}`);
      const mcpu = pods.map((uses) => Math.ceil(uses.reduce((sum, use) => sum + use.mcpu, 0) / uses.length));
      return [service, { mib: most(pods.flat().map(({ mib }) => mib)), mcpu: most(mcpu) }];
    }),
  );
}

interface Resources {
  requests?: Partial<Quantities>;
  limits?: { memory?: string };
}
interface Values {
  defaults: { resources: { requests: Quantities; limits: { memory: string } } };
  services: Record<string, { resources?: Resources }>;
  postgresql: { bundled: { resources: Resources } };
  nats: { bundled: { resources: Resources } };
}

/** The chart's default requests and limits for a pod of a service or of a trial's store. */
export function boundsOf(service: string): { request: Use; limit: { mib: number } } {
  const values = parse(readFileSync(join(root, 'charts/insights/values.yaml'), 'utf8')) as Values;
  const isStore = service === 'postgresql' || service === 'nats';
  const own = isStore ? values[service].bundled.resources : values.services[service]?.resources;
  const { requests, limits } = values.defaults.resources;
  const memory = own?.limits?.memory ?? limits.memory;
  return { request: useOf({ ...requests, ...own?.requests }), limit: { mib: numberOf(memory) / 2 ** 20 } };
}

/** MiB of each service's image, compressed. Most of it is one shared layer. */
export async function imageSizes(): Promise<Map<string, number>> {
  const nodes = JSON.parse(await kubectl('get', 'nodes', '--output=json')) as {
    items: { status: { images: { names: string[] | null; sizeBytes: number }[] } }[];
  };
  const images = nodes.items.flatMap(({ status }) => status.images);
  return new Map(
    images.flatMap(({ names, sizeBytes }) =>
      (names ?? []).flatMap((name): [string, number][] => {
        const [, service] = /insights-(\w+):dev$/.exec(name) ?? [];
        return service ? [[service, Math.round(sizeBytes / 2 ** 20)]] : [];
      }),
    ),
  );
}
