import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SERVICE_NAMES, serviceDefinitions } from '@insights/contracts';
import { settingsOf } from './config-shapes.ts';
import { root } from './run-tool.ts';

test('the list of services names every service folder and no other', () => {
  assert.deepEqual(SERVICE_NAMES.toSorted(), readdirSync(join(root, 'services')).toSorted());
});

for (const name of SERVICE_NAMES) {
  test(`the list agrees with the settings, the migrations and the image of ${name}`, async () => {
    const settings = await settingsOf(name);
    const { serves, database } = serviceDefinitions[name];
    assert.equal(serves, 'PORT' in settings ? 'http' : 'GRPC_PORT' in settings ? 'grpc' : 'nothing');
    assert.equal(database, 'DATABASE_URL' in settings);
    assert.equal(database, existsSync(join(root, 'services', name, 'src/migrate.ts')));
    assert.match(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'), new RegExp(`^FROM app AS ${name}$`, 'm'));
  });
}
