import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readJson } from './json-file.ts';
import { isAlive } from './own-process.ts';
import { emptyFolder, eventually, pidOf, program, supervise } from './scene.fixture.ts';

const SLEEPER = 'setInterval(() => undefined, 1000); console.log("up");';
const logOf = (dir: string, name: string) => readFileSync(join(dir, 'logs', `${name}.log`), 'utf8');

test('a killed process is restarted, and processes.json has the new pid', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor, reports } = supervise(t, dir);
  await supervisor.start(program('worker', SLEEPER, { port: 4001, management_port: 4002 }));
  const first = pidOf(supervisor, 'worker');
  process.kill(first, 'SIGKILL');
  await eventually('a new pid', () => pidOf(supervisor, 'worker') !== first);
  const expected = { pid: pidOf(supervisor, 'worker'), port: 4001, management_port: 4002, role: 'service' };
  assert.deepEqual(readJson(join(dir, 'processes.json')), { worker: expected });
  assert.ok(isAlive(expected.pid));
  assert.deepEqual(reports, ['worker ended (SIGKILL); restarting it in 0.5 s']);
});

test('the pause before a restart doubles from half a second', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor, reports } = supervise(t, dir);
  await supervisor.start(program('broken', 'process.exit(3)'));
  await eventually('three deaths', () => reports.length === 3);
  assert.deepEqual(
    reports,
    ['0.5', '1', '2'].map((pause) => `broken ended (exit code 3); restarting it in ${pause} s`),
  );
});

test('waiting for a process that cannot start fails at once with the error in its log', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor } = supervise(t, dir);
  await supervisor.start(program('broken', 'throw new RangeError("no room left")'));
  await assert.rejects(
    supervisor.ready('broken', () => Promise.resolve(false), AbortSignal.timeout(20_000)),
    /^StartError: broken does not come up: RangeError: no room left/,
  );
});

test('exit status 78 is final: the last line of the log is reported and the process is not restarted', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor, fatal, reports } = supervise(t, dir);
  await supervisor.start(
    program('picky', 'console.error("Bad settings:\\n  PORT is missing"); process.exitCode = 78;'),
  );
  await eventually('the refusal', () => fatal.length === 1);
  assert.equal(fatal[0]?.message, 'picky rejected its settings: PORT is missing');
  assert.equal(fatal[0]?.exitCode, 78);
  assert.deepEqual(reports, []);
});

test('a stop goes from the highest stage to the lowest and leaves no process', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor } = supervise(t, dir);
  const trace = join(dir, 'trace');
  writeFileSync(trace, '');
  const traced = (name: string) => `
    import { appendFileSync } from 'node:fs';
    process.on('SIGTERM', () => setTimeout(() => {
      appendFileSync(${JSON.stringify(trace)}, ${JSON.stringify(`${name} `)});
      process.exit(0);
    }, 100));
    setInterval(() => undefined, 1000);
    console.log('up');`;
  for (const [name, stage] of Object.entries({ low: 0, middle: 1, high: 2 })) {
    await supervisor.start(program(name, traced(name), { stage }));
    await eventually(`${name} is up`, () => logOf(dir, name).includes('up'));
  }
  await supervisor.stop();
  assert.equal(readFileSync(trace, 'utf8'), 'high middle low ');
  assert.deepEqual(readJson(join(dir, 'processes.json')), {});
});

test('a process that waits for its restart is not started after a stop', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor, reports } = supervise(t, dir);
  await supervisor.start(program('short', 'console.log("run")'));
  await eventually('the end of the first run', () => reports.length === 1);
  await supervisor.stop();
  assert.equal(logOf(dir, 'short'), 'run\n');
  assert.deepEqual(supervisor.processes(), {});
});

test('a program that cannot be run fails its start with its name', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor } = supervise(t, dir);
  const missing = program('ghost', '', { command: join(dir, 'nothing-here') });
  await assert.rejects(supervisor.start(missing), /^StartError: Starting ghost failed: .*ENOENT/);
});

test('a log that is too large is rotated when its process starts', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor } = supervise(t, dir);
  await supervisor.start(program('talker', SLEEPER));
  await eventually('the first line', () => logOf(dir, 'talker') === 'up\n');
  appendFileSync(join(dir, 'logs/talker.log'), 'x'.repeat(11 * 1024 * 1024));
  process.kill(pidOf(supervisor, 'talker'), 'SIGKILL');
  await eventually('a new log', () => logOf(dir, 'talker') === 'up\n');
  assert.match(logOf(dir, 'talker.1'), /^up\nx{100}/);
});
