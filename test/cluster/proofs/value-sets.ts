import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { findHelm, render, valueSets } from '../../support/helm.ts';
import { apply } from '../cluster.ts';
import { defineOperatorsObjects } from '../operators.ts';
import { run, say } from '../shell.ts';

const SPACE = 'value-sets';

/** cert-manager's definitions are the only ones that no module here brings. */
const isDefined = (apiVersion: string): boolean => !apiVersion.startsWith('cert-manager.io/');

/** Asks the API server what it would say to the objects: each must be complete, known in every field, and admitted. */
async function dryRun(objects: object[]): Promise<string[]> {
  const input = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects });
  const args = ['create', '--dry-run=server', '--validate=strict', `--namespace=${SPACE}`, '--output=name', '-f', '-'];
  return (await run('kubectl', args, { input })).trim().split('\n');
}

/** The API server takes what the chart renders, whatever it is given. Comes last: it makes the cluster know further objects. */
export function proveValueSets(): void {
  describe('the API server takes every object of every value set', () => {
    before(async () => {
      await defineOperatorsObjects();
      await apply(JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: SPACE } }));
    });

    test('and none with a field that it does not know', async () => {
      const objects = await render(findHelm() ?? '', 'trial');
      const service = objects.find(({ kind }) => kind === 'Service');
      await assert.rejects(dryRun([{ ...service, spec: { ...service?.spec, selektor: {} } }]), /selektor/);
    });

    for (const values of valueSets) {
      test(values, async () => {
        const objects = (await render(findHelm() ?? '', values)).filter(({ apiVersion }) => isDefined(apiVersion));
        const taken = await dryRun(objects);
        assert.equal(taken.length, objects.length);
        say(`${values}: ${taken.length} objects of ${new Set(objects.map(({ kind }) => kind)).size} kinds are taken`);
      });
    }
  });
}
