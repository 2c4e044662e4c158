import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { claimFolder } from './claim-folder.ts';
import { readJson, writeJson } from './json-file.ts';
import { isAlive, workingIn } from './own-process.ts';
import { claim, emptyFolder, eventually, onEnd, runPostgres, supervise } from './scene.fixture.ts';
import type { ProcessEntry } from './supervisor.ts';

const runner = join(import.meta.dirname, 'runner.fixture.ts');

/** Another process that claims the folder and runs both engines and a probe in it. */
async function otherRunner(t: TestContext, dir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [runner, dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onEnd(t, async () => {
    child.kill('SIGKILL');
    await eventually('the other runner is gone', () => child.exitCode !== null || child.signalCode !== null);
    // The next claim ends the processes that it leaves.
    (await claimFolder({ dir, fresh: false, keep: [], report: () => undefined })).release();
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await eventually('the other runner is up', () => said.includes('running'));
  return child;
}

const pidsIn = (dir: string) => {
  const entries = readJson<Record<string, ProcessEntry>>(join(dir, 'processes.json')) ?? {};
  return Object.values(entries).map(({ pid }) => pid);
};

test('a second run in a claimed folder fails and names the process that has it', async (t) => {
  const dir = emptyFolder(t);
  const first = await otherRunner(t, dir);
  await assert.rejects(claim(t, dir), new RegExp(`running already, as process ${first.pid}, .* kill ${first.pid}$`));
});

test('the next start ends the processes of a runner killed with -9 and finds its data', async (t) => {
  const dir = emptyFolder(t);
  const first = await otherRunner(t, dir);
  const left = pidsIn(dir);
  assert.equal(left.length, 3);
  first.kill('SIGKILL');
  await eventually('the runner is gone', () => first.signalCode === 'SIGKILL');
  assert.deepEqual(left.filter(isAlive), left);

  await claim(t, dir);
  assert.deepEqual(left.filter(isAlive), []);
  assert.deepEqual(workingIn(join(dir, 'postgres')), []);
  await runPostgres(supervise(t, dir).supervisor, dir);
});

test('a reused pid of another program is not ended', async (t) => {
  const dir = emptyFolder(t);
  const stranger = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  onEnd(t, () => stranger.kill('SIGKILL'));
  const entry: ProcessEntry = { pid: stranger.pid ?? 0, port: null, management_port: null, role: 'service' };
  writeJson(join(dir, 'processes.json'), { identity: entry });
  await claim(t, dir);
  assert.equal(stranger.exitCode, null);
  assert.equal(stranger.signalCode, null);
});

test('data of another layout is rejected with instructions, and --fresh deletes it', async (t) => {
  const dir = emptyFolder(t);
  writeFileSync(join(dir, 'version'), '99\n');
  await assert.rejects(claim(t, dir), /has layout 99, .* knows layout 1\. .*--fresh/);
  writeFileSync(join(dir, 'state.json'), '{}');
  writeFileSync(join(dir, 'secrets.json'), '{}');
  await claim(t, dir, { fresh: true, keep: ['secrets.json'] });
  assert.equal(existsSync(join(dir, 'state.json')), false);
  assert.equal(existsSync(join(dir, 'secrets.json')), true);
});

test('an unwritable folder is named with the reason', async (t) => {
  const file = join(emptyFolder(t), 'file');
  writeFileSync(file, '');
  await assert.rejects(claim(t, file), /file is not writable: it is not a folder/);
});
