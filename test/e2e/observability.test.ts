import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ruleFile } from '../../deploy/observability/alerts.ts';
import { dashboardQueries } from '../../deploy/observability/dashboards.ts';
import { isOfTheCluster, selectorsOf } from '../../deploy/observability/scope.ts';
import type { ProcessEntry } from '../../deploy/local/supervisor.ts';
import { eventually } from '../support/eventually.ts';
import { topology } from '../support/helm.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const processes = JSON.parse(readFileSync(join(system.dir, 'processes.json'), 'utf8')) as Record<string, ProcessEntry>;
const services = Object.keys(topology().services);
const { groups } = ruleFile(services);
const rules = groups.flatMap((group) => group.rules);
const recorded = new Set(rules.flatMap(({ record }) => record ?? []));

/** The application's own series in a query. */
const seriesIn = (query: string): string[] =>
  selectorsOf(query)
    .map(({ metric }) => metric)
    .filter((metric) => !isOfTheCluster(metric));

/** All series of the running system's processes by name. */
async function exposed(): Promise<Set<string>> {
  const ports = Object.values(processes).flatMap(({ management_port, role }) =>
    role === 'engine' ? [] : (management_port ?? []),
  );
  const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()));
  return new Set(texts.flatMap((text) => text.split('\n')).flatMap((line) => series(line)));
}

/** Includes metrics without a sample, by their `# TYPE` line. */
function series(line: string): string[] {
  const [, name = '', kind] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
  if (name === '') return [];
  return kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
}

test('the running system exposes every series used by an alert or a dashboard', async () => {
  const asked = new Set([...rules.map(({ expr }) => expr), ...dashboardQueries()].flatMap(seriesIn));
  assert.ok(asked.size > 30, `${asked.size} series are asked for`);
  await eventually(async () => {
    const shown = await exposed();
    assert.deepEqual(
      [...asked].filter((name) => !shown.has(name) && !recorded.has(name)),
      [],
    );
  });
});

test('no label contains a person, a session or another unbounded value', async () => {
  const ports = Object.values(processes).flatMap(({ management_port }) => management_port ?? []);
  for (const port of ports) {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined);
    assert.doesNotMatch((await response?.text()) ?? '', /="[^"]*[0-9a-f]{8}-[0-9a-f]{4}-|="[^"]*@/);
  }
});
