import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

test('the client and the access matrix match the table of routes', () => {
  const run = spawnSync(process.execPath, [fileURLToPath(new URL('gen.ts', import.meta.url)), '--check'], {
    encoding: 'utf8',
  });
  assert.equal(run.status, 0, run.stderr);
});
