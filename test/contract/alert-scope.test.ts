import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruleFile } from '../../deploy/observability/alerts.ts';
import { isOfTheCluster, selectorsOf } from '../../deploy/observability/scope.ts';
import { findHelm, render, topology } from '../support/helm.ts';

/** The release that the chart is rendered for. */
const OWN = { namespace: 'ns', release: 'x' };
const services = Object.keys(topology().services);
const helm = findHelm();

/** The metrics of selectors that reach beyond one release. */
function unscoped(expr: string, { namespace, release }: typeof OWN): string[] {
  return selectorsOf(expr)
    .filter(({ metric, matchers }) => {
      const isHere = matchers['namespace'] === `="${namespace}"`;
      const ofRelease = isOfTheCluster(metric)
        ? Object.values(matchers).some((matcher) => matcher.includes(`${release}-insights`))
        : matchers['release'] === `="${release}"`;
      return !isHere || !ofRelease;
    })
    .map(({ metric }) => metric);
}

test(
  'every selector of every rule, panel and scaler is for one release',
  { skip: !helm && 'helm is missing' },
  async () => {
    const manifests = await render(helm ?? '', 'operators');
    const whole = ruleFile(services);
    const rendered = manifests.filter(({ kind }) => kind === 'PrometheusRule').map(({ spec }) => spec as typeof whole);
    const ruled = rendered.flatMap(({ groups: all }) => all.flatMap(({ rules }) => rules));
    assert.equal(ruled.length, whole.groups.flatMap(({ rules }) => rules).length);
    for (const { expr, labels } of ruled) {
      assert.deepEqual(unscoped(expr, OWN), [], expr);
      assert.deepEqual([labels?.['namespace'], labels?.['release']], [OWN.namespace, OWN.release]);
    }
    const boards = manifests.filter(({ metadata }) => metadata.labels?.['grafana_dashboard']);
    const panels = boards.flatMap(({ data }) =>
      Object.values(data ?? {}).flatMap(
        (text) => (JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }).panels,
      ),
    );
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    assert.ok(queries.length > 40);
    for (const expr of queries)
      assert.deepEqual(unscoped(expr, { namespace: '$namespace', release: '$release' }), [], expr);
    const scaled = manifests.find(({ kind }) => kind === 'ScaledObject')?.spec as {
      triggers: { metadata: { query: string } }[];
    };
    assert.equal(scaled.triggers.length, 1);
    for (const { metadata } of scaled.triggers) assert.deepEqual(unscoped(metadata.query, OWN), [], metadata.query);
  },
);

test(
  'the labels that selectors ask for are those that the ServiceMonitor gives',
  { skip: !helm && 'helm is missing' },
  async () => {
    const monitor = (await render(helm ?? '', 'operators')).find(({ kind }) => kind === 'ServiceMonitor')?.spec as {
      endpoints: { relabelings: object[] }[];
    };
    // The operator adds `namespace` itself.
    assert.deepEqual(monitor.endpoints[0]?.relabelings, [{ targetLabel: 'release', replacement: OWN.release }]);
  },
);
