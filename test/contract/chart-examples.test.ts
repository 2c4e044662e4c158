import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { type Manifest, chart, findHelm, render } from '../support/helm.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing';

const read = (file: string) => readFileSync(join(chart, file), 'utf8');
const objectsOf = (file: string) => parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest);

/** Names of the Secrets that the objects of a release refer to, in variables and in volumes. */
function secretsUsed(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { secretKeyRef, secret } = value as { secretKeyRef?: { name: string }; secret?: { secretName?: string } };
  const own = [secretKeyRef?.name, secret?.secretName].filter((name) => name !== undefined);
  return [...own, ...Object.values(value).flatMap(secretsUsed)];
}

describe('examples of other operators’ objects', { skip }, () => {
  test('External Secrets: every Secret of the release is pulled, except the certificates of cert-manager', async () => {
    const manifests = await render(helm, 'external-secrets');
    const issued = manifests
      .filter(({ kind }) => kind === 'Certificate')
      .map(({ spec }) => (spec as { secretName: string }).secretName);
    const needed = new Set(secretsUsed(manifests).filter((name) => !issued.includes(name)));
    const pulled = objectsOf('examples/external-secrets.yaml').filter(({ kind }) => kind === 'ExternalSecret');
    assert.deepEqual(pulled.map(({ metadata }) => metadata.name).toSorted(), [...needed].toSorted());
    for (const { metadata, spec } of pulled) {
      const { target, dataFrom } = spec as { target: { name: string }; dataFrom: { extract: { key: string } }[] };
      assert.deepEqual([target.name, dataFrom[0]?.extract.key], [metadata.name, metadata.name]);
    }
  });

  test('CloudNativePG: names, database and number of connections are those of the values', () => {
    const [cluster] = objectsOf('examples/cloudnative-pg.yaml');
    assert.ok(cluster);
    const { name } = cluster.metadata;
    const { bootstrap, postgresql } = cluster.spec as {
      bootstrap: { initdb: { database: string } };
      postgresql: { parameters: Record<string, string> };
    };
    const values = parse(read('ci/cloudnative-pg.yaml')) as {
      postgresql: { host: string; adminSecret: { name: string; key: string } };
      tls: { caSecret: string };
    };
    const defaults = parse(read('values.yaml')) as { postgresql: { database: string; maxConnections: number } };
    assert.deepEqual(values.postgresql, { host: `${name}-rw`, adminSecret: { name: `${name}-app`, key: 'uri' } });
    assert.equal(values.tls.caSecret, `${name}-ca`);
    assert.equal(bootstrap.initdb.database, defaults.postgresql.database);
    assert.ok(Number(postgresql.parameters['max_connections']) >= defaults.postgresql.maxConnections);
  });
});
