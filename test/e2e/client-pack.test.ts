import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { useSystem } from '../support/shared-stack.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const system = await useSystem(after);

const PROGRAM = `import { ApiError, createClient, itemsOf, readWebhook, type Interview } from '@insights/api-client';
const client = createClient({ baseUrl: process.argv[2] ?? '', apiKey: process.argv[3] ?? '', retries: 2 });
const names: string[] = [];
for await (const campaign of itemsOf((cursor) => client.interviews.list({ limit: 1, cursor }))) {
  const { name }: Interview = campaign;
  names.push(name);
}
const missing = await client.interviews.get({ interview_id: 'none' }).catch((error: unknown) => error);
console.log(JSON.stringify({ names, status: missing instanceof ApiError && missing.status, verifies: typeof readWebhook }));
`;

test('the packed client is installed without a network in an empty folder, its types are complete, and it calls the API', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'insights-packed-'));
  after(() => rm(folder, { recursive: true }));
  const packed = await run(process.execPath, [join(root, 'deploy/pack/pack.ts'), folder, 'client']);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'program.ts'), PROGRAM);
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` };
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed.stdout.trim()], { cwd: folder, env });
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
  const strict = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--noEmit', ...types, 'program.ts'];
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...strict], { cwd: folder });
  const args = ['program.ts', system.base_url, system.demo.api_keys.full];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env });
  const said = JSON.parse(stdout) as { names: string[]; status: number; verifies: string };
  assert.ok(said.names.length > 1, 'several pages');
  assert.deepEqual([said.status, said.verifies], [404, 'function']);
});
