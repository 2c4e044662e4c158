import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { partsOfCsv } from './csv-parts.ts';
import { DoneList } from './done-list.ts';
import { safeName } from './download.ts';
import { terminalIn } from './terminal.fixture.ts';
import { json, oneLine, safe } from './text.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'insights-text-'));
});
after(() => rm(folder, { recursive: true }));

test('text of other people cannot command the terminal', () => {
  const attacks = [
    '\u001b[2J',
    '\u001b]0;title\u0007',
    '\u009b31m',
    '\u0008\u0008',
    '\r',
    '\u202e',
    '\u2066',
    '\u0000',
    '\u007f',
  ];
  for (const attack of attacks) assert.doesNotMatch(safe(`a${attack}b`), /[^\x20-\x7e]/, JSON.stringify(attack));
  assert.equal(safe('two\r\nlines\tand ümläuts 漢字'), 'two\nlines\tand ümläuts 漢字');
  assert.equal(oneLine(' a\n\n b '), 'a b');
  const name = '\u001b[2J\u009b31m\u202e';
  assert.doesNotMatch(json({ name }), /[^\x20-\x7e]/);
  assert.deepEqual(JSON.parse(json({ name })), { name });
});

test('a file name of the service stays in the folder and visible', () => {
  const names = ['../../etc/passwd', '..\\..\\x.md', '.bashrc', '/etc/cron.d/x', '', '..', 'a\u001b[2Jb.md', 'CON:x'];
  for (const name of names) assert.match(safeName(name), /^[^./\\\p{Cc}:][^/\\\p{Cc}:]*$/u, name);
  assert.equal(safeName('hand-over report v3.docx'), 'hand-over report v3.docx');
});

test('a CSV file is split between rows, and each part knows its first line', async () => {
  const rows = Array.from({ length: 1_200 }, (_row, n) => `"Person\n${n}",p${n}@example.org`);
  const text = `name,email\r\n${rows.join('\r\n')}\r\n`;
  const parts = await partsOfCsv(Buffer.from(text), 'people.csv', () => assert.fail('a note'));
  assert.deepEqual(
    parts.map(({ firstLine }) => firstLine),
    [2, 1_002, 2_002],
  );
  const joined = parts.map((part) => part.text.replace('name,email\n', '')).join('');
  assert.equal(`name,email\n${joined}`, text.replaceAll('\r\n', '\n'));
  const zip = Buffer.from('PK\u0003\u0004\0\0');
  await assert.rejects(
    partsOfCsv(zip, 'people.xlsx', () => assert.fail('a note')),
    /not text/,
  );
});

test('what is noted as done survives a program that was killed while it wrote', async () => {
  const terminal = terminalIn({ folder, env: { XDG_STATE_HOME: folder } });
  const list = await DoneList.open(terminal, 'x');
  await list.add('one', '1');
  await list.add('one', '2');
  await list.close();
  const [file = ''] = await readdir(join(folder, 'insights/done'));
  await appendFile(join(folder, 'insights/done', file), '{"key":"tw');
  const again = await DoneList.open(terminal, 'x');
  await again.add('three', '3');
  await again.close();
  const third = await DoneList.open(terminal, 'x');
  assert.deepEqual([third.get('one'), third.get('two'), third.get('three')], ['2', undefined, '3']);
  await third.close();
});
