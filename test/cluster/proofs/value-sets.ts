import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import { chart, findHelm, render, valueSets } from '../../support/helm.ts';
import { apply } from '../cluster.ts';
import { defineOperatorsObjects } from '../operators.ts';
import { run, say } from '../shell.ts';

const SPACE = 'value-sets';
/** For pods on nodes that are kept for them. */
const TAINTED_NODES = [
  'defaults.nodeSelector.pool=interviews',
  'defaults.tolerations[0].key=pool',
  'defaults.tolerations[0].operator=Exists',
  'defaults.tolerations[0].effect=NoSchedule',
];

/** Submits the objects to the API server as a dry run: each must be complete, have only known fields, and be admitted. */
async function dryRun(objects: object[]): Promise<string[]> {
  const input = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects });
  const args = ['create', '--dry-run=server', '--validate=strict', `--namespace=${SPACE}`, '--output=name', '-f', '-'];
  return (await run('kubectl', args, { input })).trim().split('\n');
}

/** The API server accepts the rendered chart with any value set. Runs last, because it registers further object types. */
export function proveValueSets(): void {
  describe('the API server accepts every object of every value set', () => {
    before(async () => {
      await defineOperatorsObjects();
      await apply(JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: SPACE } }));
    });

    test('the API server rejects an object with an unknown field', async () => {
      const objects = await render(findHelm() ?? '', 'trial');
      const service = objects.find(({ kind }) => kind === 'Service');
      await assert.rejects(dryRun([{ ...service, spec: { ...service?.spec, selektor: {} } }]), /selektor/);
    });

    for (const values of valueSets) {
      test(values, async () => {
        for (const set of [[], TAINTED_NODES]) {
          const objects = await render(findHelm() ?? '', values, { set });
          assert.equal((await dryRun(objects)).length, objects.length);
          const kinds = new Set(objects.map(({ kind }) => kind)).size;
          say(
            `${values}${set.length > 0 ? ' on tainted nodes' : ''}: ${objects.length} objects of ${kinds} kinds accepted`,
          );
        }
      });
    }

    test('the example for External Secrets', async () => {
      const objects = parseAllDocuments(await readFile(join(chart, 'examples/external-secrets.yaml'), 'utf8'));
      const taken = await dryRun(objects.map((object) => object.toJS() as object));
      assert.equal(taken.length, objects.length);
    });
  });
}
