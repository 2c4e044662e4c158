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

/** The chart's rules for the release of a namespace, with time `factor` times as fast. */
async function rulesOf(space: string, factor: number): Promise<string> {
  const apis = ['monitoring.coreos.com/v1/PrometheusRule', 'keda.sh/v1alpha1/ScaledObject'];
  const set = ['--set', 'metrics.rules.enabled=true', ...apis.flatMap((api) => ['--api-versions', api])];
  const only = ['--show-only', 'templates/monitoring.yaml'];
  const [rules] = manifestsOf(await helmIn(space)('template', RELEASE, chart, '--values', values, ...set, ...only));
  return quickRules(stringify(rules?.spec), factor, ['JobsWaitLong', 'FeedsStandStill']);
}

interface Settings {
  global: { scrape_interval: string; evaluation_interval: string };
}

/** Prometheus begins anew, without earlier samples: it evaluates the chart's rules for these releases and looks at this interval. */
export async function watch(spaces: readonly string[], factor: number, interval: string): Promise<void> {
  const file = ['get', 'configmap', 'prometheus', String.raw`--output=jsonpath={.data.prometheus\.yml}`];
  const settings = parse(await kubectl(...file)) as Settings;
  settings.global = { scrape_interval: interval, evaluation_interval: interval };
  const rules = await Promise.all(spaces.map(async (space) => [`${space}.yaml`, await rulesOf(space, factor)]));
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
