import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { useSystem } from '../support/shared-stack.ts';

const root = resolve(import.meta.dirname, '../..');
const system = await useSystem(after);

/** The shell blocks of the README's walk-through as one script. */
function walkThrough(): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const section = readme.split(/^## /m).find((part) => part.startsWith('A walk-through')) ?? '';
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');
}

test("the README's walk-through works as written and ends with a report and its webhooks", () => {
  // A folder like a clone with `npm start` running in it.
  const folder = mkdtempSync(join(tmpdir(), 'insights-readme-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['docs', 'deploy', 'package.json']) symlinkSync(join(root, name), join(folder, name));
  symlinkSync(system.dir, join(folder, '.local'));
  // `set -m` numbers background jobs as in a terminal, for `kill %1`.
  const script = `set -eum\n${walkThrough()}`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
  });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^active$/m);
  assert.equal(stdout.match(/^genuine interview\.completed /gm)?.length, 3, stdout.slice(0, 2_000));
  assert.match(stdout, /^genuine synthesis\.completed /m);
  assert.doesNotMatch(stdout, /FORGED/);
  assert.match(stdout, /First weeks of food bank volunteers/);
  assert.match(stdout, /^Weak spots /m);
});
