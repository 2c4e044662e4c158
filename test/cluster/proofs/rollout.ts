import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RELEASE, helm, inSpace, upgrade } from '../application.ts';
import { provideNext } from '../build-next.ts';
import type { Scene } from '../scene.ts';
import { underLoad } from '../under-load.ts';

const PEOPLE = 12;

interface Schemas {
  checks: Record<string, { status: string; schema_version: number }>;
}

/** All pods are replaced while they are in use. */
export function proveRollout(scene: Scene): void {
  test('every Deployment rolls to a version with a migration and back to the one before, twice: no request fails', async () => {
    const version = await provideNext();
    const campaigns = async () =>
      (await scene.api.ok(scene.api.get<Schemas>('/v1/health/db'))).checks['campaigns'] ?? {
        status: 'absent',
        schema_version: 0,
      };
    for (const time of ['first', 'second']) {
      const rollOut = () => upgrade('--set', 'image.tag=next');
      assert.equal(await underLoad(scene, PEOPLE, `${time} roll out`, rollOut), 0);
      assert.equal((await campaigns()).schema_version, version);
      const rollBack = async () => void (await helm('rollback', RELEASE, '--wait', '--timeout', '15m'));
      assert.equal(await underLoad(scene, PEOPLE, `${time} roll back`, rollBack), 0);
      // Migrations only go forward: the previous code runs on the newer schema.
      const { status, schema_version } = await campaigns();
      assert.deepEqual({ status, schema_version }, { status: 'ok', schema_version: version });
      assert.match(await inSpace('get', 'deployment', `${RELEASE}-campaigns`, '--output=jsonpath={..image}'), /:dev$/);
    }
  });
}
