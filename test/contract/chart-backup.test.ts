import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { podOf } from '../support/chart-objects.ts';
import { findHelm, render, topology, valueSets } from '../support/helm.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing';
const databases = Object.entries(topology().services).flatMap(([name, { database }]) => (database ? [name] : []));

describe('the backup', { skip }, () => {
  test('is off unless it is asked for, and its claim is made unless there is one', async () => {
    for (const values of valueSets.filter((name) => name !== 'external')) {
      const manifests = await render(helm, values);
      assert.equal(
        manifests.some(({ metadata }) => metadata.name === 'x-insights-backup'),
        false,
        values,
      );
    }
    const kinds = async (set: string[], values = 'trial') =>
      (await render(helm, values, { set }))
        .filter(({ metadata }) => metadata.name === 'x-insights-backup')
        .map(({ kind }) => kind);
    assert.deepEqual((await kinds(['backup.enabled=true'])).toSorted(), ['CronJob', 'PersistentVolumeClaim']);
    assert.deepEqual(await kinds([], 'external'), ['CronJob']);
  });

  test('connects to the schema of every service as its owner, and knows nothing else', async () => {
    const manifests = await render(helm, 'external');
    const job = manifests.find(({ kind, metadata }) => kind === 'CronJob' && metadata.name === 'x-insights-backup');
    assert.ok(job);
    const [container] = podOf(job).containers;
    const env = container.env ?? [];
    const text = (name: string) => env.find((each) => each.name === name)?.value;
    assert.deepEqual(text('SERVICES')?.split(' ').toSorted(), databases.toSorted());
    for (const name of databases) {
      const variable = name.toUpperCase();
      const url = `postgresql://${name}_owner:$(${variable}_PASSWORD)@db.example.internal:5432/insights?sslmode=verify-full`;
      assert.equal(text(`${variable}_URL`), url);
    }
    const secrets = env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? []);
    assert.deepEqual(secrets.toSorted(), databases.map((name) => `o-${name}`).toSorted());
    assert.equal(text('PGSSLROOTCERT'), '/tls/ca/ca.crt');
  });

  test('a restore waits for a command, beside the dumps, and connects as the role that makes the schemas', async () => {
    const manifests = await render(helm, 'trial', { set: ['backup.enabled=true'] });
    const job = manifests.find(({ kind, metadata }) => kind === 'CronJob' && metadata.name === 'x-insights-restore');
    assert.ok(job);
    assert.equal((job.spec as { suspend?: boolean }).suspend, true);
    const { containers, volumes = [] } = podOf(job);
    const env = containers[0].env ?? [];
    for (const name of databases) {
      const variable = `${name.toUpperCase()}_URL`;
      const url = env.find((each) => each.name === variable)?.value;
      assert.match(url ?? '', /^postgresql:\/\/postgres:\$\(\w+\)@x-insights-postgresql/, variable);
    }
    assert.match(JSON.stringify(volumes), /"claimName":"x-insights-backup"/);
    const scripts = manifests.find(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'x-insights-restore',
    );
    assert.match(scripts?.data?.['restore.sh'] ?? '', /pg_restore --exit-on-error/);
  });
});
