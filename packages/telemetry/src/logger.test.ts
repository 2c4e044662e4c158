import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

/** The output of a process that runs `script` with a logger. */
function logged(script: string): string {
  const logger = join(import.meta.dirname, 'logger.ts');
  const code = `import { createLogger } from ${JSON.stringify(logger)}; const logger = createLogger('probe', 'info'); ${script}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

test('names, addresses, secrets and spoken text do not reach the log', () => {
  const line = logged(
    `logger.info({ key: 'iis_x', contact: { email: 'a@b.c', name: 'Maya' }, deep: { turn: { text: 'spoken' } }, interview_id: 'i1' }, 'done')`,
  );
  assert.doesNotMatch(line, /iis_x|a@b\.c|Maya|spoken/);
  assert.match(line, /"interview_id":"i1"/);
});

test('redaction reaches any depth, arrays, errors, objects with toJSON and cycles', () => {
  const line = logged(`
    let deep = { text: 'spoken', kept: 'k1' };
    for (let depth = 0; depth < 12; depth += 1) deep = depth % 2 ? [deep] : { deep };
    const cycle = { Email: 'a@b.c' };
    cycle.self = cycle;
    const cause = Object.assign(new Error('inner'), { log: { sent: [{ token: 'iis_x' }], kept: 'k2' }, detail: '(name)=(Maya)' });
    const err = new Error('outer', { cause });
    const card = { toJSON: () => ({ name: 'Maya', kept: 'k3' }) };
    logger.info({ deep, cycle, err, nested: { error: cause }, card, bytes: Buffer.from('Maya') }, 'done');
  `);
  assert.doesNotMatch(line, /spoken|a@b\.c|iis_x|Maya|77,97,121,97/);
  for (const kept of ['k1', 'k2', 'k3', 'inner', 'outer']) assert.match(line, new RegExp(kept));
});

test('a logged object is not changed', () => {
  const line = logged(`
    const contact = { turns: [{ text: 'spoken' }] };
    logger.info({ contact }, 'done');
    process.stdout.write(contact.turns[0].text);
  `);
  // The order of the two writes to standard output is undefined.
  assert.match(line, /(^|\n)spoken/);
  assert.doesNotMatch(line, /"spoken"/);
});

test("an error is logged with its type and first line, without the values in further lines of a driver's message", () => {
  const line = logged(`logger.warn({ err: new Error('insert failed\\nDETAIL: (name)=(Maya)') }, 'failed')`);
  assert.match(line, /insert failed/);
  assert.doesNotMatch(line, /Maya/);
});
