import { parse, stringify } from 'yaml';
import { manifestsOf } from '../support/helm.ts';
import { PrometheusClient } from '../support/prometheus.ts';
import { quickRules } from '../support/quick-rules.ts';
import { RELEASE, chart, helmIn, kubectlIn, values } from './application.ts';
import { apply } from './cluster.ts';

const kubectl = kubectlIn('monitoring');

/** The cluster's Prometheus. */
export async function prometheus(): Promise<PrometheusClient> {
  const address = await kubectl('get', 'service', 'prometheus', '--output=jsonpath={.spec.clusterIP}');
  return new PrometheusClient(`http://${address}:9090`);
}

/** How time passes for the chart's rules. */
export interface Pace {
  /** Ranges and pauses are divided by it. */
  readonly factor: number;
  /** What the age in an alert is divided by. */
  readonly ages?: Readonly<Record<string, number>>;
}

/** The chart's rules for the release of a namespace. */
async function rulesOf(space: string, { factor, ages = {} }: Pace): Promise<string> {
  const apis = ['monitoring.coreos.com/v1/PrometheusRule', 'keda.sh/v1alpha1/ScaledObject'];
  const set = ['--set', 'metrics.rules.enabled=true', ...apis.flatMap((api) => ['--api-versions', api])];
  const only = ['--show-only', 'templates/monitoring.yaml'];
  const [rules] = manifestsOf(await helmIn(space)('template', RELEASE, chart, '--values', values, ...set, ...only));
  return quickRules(stringify(rules?.spec), factor, { JobsWaitLong: factor, FeedsStandStill: factor, ...ages });
}

interface Settings {
  global: { scrape_interval: string; evaluation_interval: string };
}

/** Prometheus begins anew, without earlier samples: it evaluates the chart's rules for these releases and looks at this interval. */
export async function watch(spaces: readonly string[], interval: string, pace: Pace): Promise<void> {
  const file = ['get', 'configmap', 'prometheus', String.raw`--output=jsonpath={.data.prometheus\.yml}`];
  const settings = parse(await kubectl(...file)) as Settings;
  settings.global = { scrape_interval: interval, evaluation_interval: interval };
  const rules = await Promise.all(spaces.map(async (space) => [`${space}.yaml`, await rulesOf(space, pace)]));
  const configMap = (name: string, data: object) => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name, namespace: 'monitoring' },
    data,
  });
  const items = [
    configMap('prometheus', { 'prometheus.yml': stringify(settings) }),
    configMap('rules', Object.fromEntries(rules)),
  ];
  await apply(JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
  await kubectl('rollout', 'restart', 'deployment/prometheus');
  await kubectl('rollout', 'status', 'deployment/prometheus', '--timeout=120s');
}
