/** A Python client is generated from the OpenAPI document of a running system, installed apart, and used. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { shellBlocksOf } from '../support/docs-shell.ts';
import { pythonWith } from '../support/python.ts';
import { useSystem } from '../support/shared-stack.ts';
import { size } from '../support/size.ts';

const run = promisify(execFile);
const here = join(import.meta.dirname, 'python-client');
const requirements = join(here, 'requirements.txt');
const system = await useSystem(after);

test('the documentation names the version of the generator that is tried here', async () => {
  const [pinned = ''] = (await readFile(requirements, 'utf8')).match(/^openapi-python-client==\S+/m) ?? [];
  assert.ok(shellBlocksOf('docs/clients.md').join('').includes(`pip install ${pinned}\n`), pinned);
});

/** The generator is installed from its registry. */
const skip = size === 'smoke' && 'npm run proof';

test('a generated Python client lists, creates, pages and reads errors', { skip }, async (t) => {
  const python = await pythonWith('python-client', requirements).catch((error: Error) =>
    t.skip(`Python with pip and the generator is unavailable: ${error.message.slice(0, 300)}`),
  );
  if (!python) return;
  const folder = await mkdtemp(join(tmpdir(), 'insights-python-'));
  after(() => rm(folder, { recursive: true }));
  const document = await fetch(`${system.base_url}/v1/openapi.json`);
  await writeFile(join(folder, 'openapi.json'), await document.text());
  // The generator formats with programs of its own environment.
  const env = { ...process.env, PATH: `${dirname(python)}:${process.env['PATH']}` };
  const generate = [
    '-m',
    'openapi_python_client',
    'generate',
    '--path',
    'openapi.json',
    '--meta',
    'setup',
    '--output-path',
    'client',
  ];
  await run(python, generate, { cwd: folder, timeout: 240_000, env });
  // What the client needs, the generator's environment has: nothing is downloaded.
  const install = [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--no-deps',
    '--no-build-isolation',
    '--target',
    'installed',
    './client',
  ];
  await run(python, install, { cwd: folder, timeout: 120_000 });
  const args = [join(here, 'use_client.py'), system.base_url, system.demo.api_keys.full];
  const said = await run(python, args, {
    cwd: folder,
    env: { ...env, PYTHONPATH: join(folder, 'installed') },
    timeout: 60_000,
  });
  assert.match(said.stdout, /^ok$/m);
});
