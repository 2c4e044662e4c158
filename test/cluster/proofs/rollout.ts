import assert from 'node:assert/strict';
import { test } from 'node:test';
import { upgrade } from '../application.ts';
import { provideNext } from '../build-next.ts';
import type { Scene } from '../scene.ts';
import { underLoad } from '../under-load.ts';

const PEOPLE = 12;

interface Schemas {
  checks: Record<string, { status: string; schema_version: number }>;
}

/** All pods are replaced while they are in use. */
export function proveRollout(scene: Scene): void {
  test('every Deployment rolls to a version with a migration, and back to the one before: no request fails', async () => {
    const version = await provideNext();
    const campaigns = async () =>
      (await scene.api.ok(scene.api.get<Schemas>('/v1/health/db'))).checks['campaigns'] ?? {
        status: 'absent',
        schema_version: 0,
      };
    assert.equal(await underLoad(scene, PEOPLE, 'roll out', () => upgrade('--set', 'image.tag=next')), 0);
    assert.equal((await campaigns()).schema_version, version);
    assert.equal(await underLoad(scene, PEOPLE, 'roll back', () => upgrade('--set', 'image.tag=dev')), 0);
    // Migrations only go forward: the previous code runs on the newer schema.
    const { status, schema_version } = await campaigns();
    assert.deepEqual({ status, schema_version }, { status: 'ok', schema_version: version });
  });
}
