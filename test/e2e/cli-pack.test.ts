import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { useSystem } from '../support/shared-stack.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const system = await useSystem(after);

test('the packed tool is installed without a network in an empty folder and works there with plain Node', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'insights-packed-'));
  after(() => rm(folder, { recursive: true }));
  const packed = await run(process.execPath, [join(root, 'deploy/pack/pack.ts'), folder]);
  const empty = join(folder, 'empty');
  await mkdir(empty);
  await writeFile(join(empty, 'package.json'), '{}');
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` };
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed.stdout.trim()], { cwd: empty, env });
  const insights = join(empty, 'node_modules/.bin/insights');
  const key = { INSIGHTS_URL: system.base_url, INSIGHTS_KEY: system.demo.api_keys.full, HOME: empty };
  const call = (...args: string[]) => run(process.execPath, [insights, ...args], { cwd: empty, env: key });
  const { stdout } = await call('campaigns', 'list', '--json');
  assert.ok((JSON.parse(stdout) as object[]).length > 0);
  const { stdout: shell } = await call('completion', 'bash');
  assert.match(shell, /insights/);
  await assert.rejects(call('verify', 'package.json'), { code: 2 }, 'no keys');
  const files = await readdir(join(empty, 'node_modules/@insights/cli'), { recursive: true });
  assert.deepEqual(
    files.filter((file) => /\.[cm]?ts$|\.(test|fixture)\./.test(file)),
    [],
  );
});
