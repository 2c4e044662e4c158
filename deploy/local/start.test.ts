import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { reservePorts } from './ports.ts';
import { emptyFolder, onEnd } from './scene.fixture.ts';
import { startStack } from './stack.ts';
import { openState } from './state.ts';

const start = join(import.meta.dirname, 'start.ts');

interface Ended {
  code: number | string | null | undefined;
  stdout: string;
  stderr: string;
}

function run(...flags: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [start, ...flags], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}

test('--help and -h explain every flag and start nothing', async () => {
  const [long, short] = await Promise.all([run('--help'), run('-h', '--port', 'any')]);
  assert.deepEqual([long.code, long.stderr], [0, '']);
  assert.deepEqual(short, long);
  const [usage = ''] = long.stdout.split('\n');
  const flags = usage.match(/--[a-z]+/g) ?? [];
  assert.ok(flags.length > 3, usage);
  for (const flag of flags) assert.match(long.stdout, new RegExp(`^ .*${flag}\\b.* [a-z]{3}`, 'm'));
});

test('a bad flag ends with 78, its name and what it may be', async () => {
  const [port, interviewers, unknown, value] = await Promise.all([
    run('--port', '70000'),
    run('--interviewers', 'two'),
    run('--prot', '8080'),
    run('--fresh=yes'),
  ]);
  assert.match(port.stderr, /--port is "70000", but must be a whole number from 1 to 65535/);
  assert.match(interviewers.stderr, /--interviewers is "two", but must be a whole number from 0 to 32/);
  assert.match(unknown.stderr, /--prot.*\nUsage: npm start/s);
  assert.match(value.stderr, /--fresh.*\nUsage: npm start/s);
  for (const { code } of [port, interviewers, unknown, value]) assert.equal(code, 78);
});

test('an occupied gateway port is named, with the flag that moves it, before anything is started', async (t) => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  onEnd(t, () => server.close());
  await assert.rejects(startStack({ dir: emptyFolder(t), port }), (error) => {
    assert.match(String(error), new RegExp(`Port ${port} is in use\\. .*--port`));
    assert.equal((error as { exitCode?: number }).exitCode, 78);
    return true;
  });
});

test('a start that is given up rejects with the reason given', async (t) => {
  const reason = new Error('enough');
  await assert.rejects(startStack({ dir: emptyFolder(t), signal: AbortSignal.abort(reason) }), reason);
});

test('two stacks never share a port, and one keeps its ports from run to run', async (t) => {
  const [a, b] = [emptyFolder(t), emptyFolder(t)];
  const takeAll = async (dir: string) => {
    const ports = await reservePorts(openState(dir));
    onEnd(t, () => ports.release());
    return { ports, taken: await Promise.all(['postgres', 'nats', 'gateway'].map((name) => ports.take(name))) };
  };
  const first = await takeAll(a);
  // The worst case: the other remembers the same block.
  openState(b).set({ port_base: openState(a).get('port_base') ?? 0 });
  const second = await takeAll(b);
  assert.equal(new Set([...first.taken, ...second.taken]).size, 6);
  first.ports.release();
  assert.deepEqual((await takeAll(a)).taken, first.taken);
});
