import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

/** What a process writes that logs as `script` says. */
function logged(script: string): string {
  const logger = join(import.meta.dirname, 'logger.ts');
  const code = `import { createLogger } from ${JSON.stringify(logger)}; const logger = createLogger('probe', 'info'); ${script}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

test('names, addresses, secrets and spoken text do not reach the log, however deep they lie', () => {
  const line = logged(
    `logger.info({ key: 'iis_x', contact: { email: 'a@b.c', name: 'Maya' }, deep: { turn: { text: 'spoken' } }, interview_id: 'i1' }, 'done')`,
  );
  assert.doesNotMatch(line, /iis_x|a@b\.c|Maya|spoken/);
  assert.match(line, /"interview_id":"i1"/);
});

test("an error is logged with its type and first line, without the values that a driver's message goes on with", () => {
  const line = logged(`logger.warn({ err: new Error('insert failed\\nDETAIL: (name)=(Maya)') }, 'failed')`);
  assert.match(line, /insert failed/);
  assert.doesNotMatch(line, /Maya/);
});
