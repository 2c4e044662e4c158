import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { partsOfCsv } from './csv-parts.ts';
import { filesOf, readInterview, readPeople } from './import-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'import-files-'));
after(() => rm(folder, { recursive: true }));
const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test('people are read from CSV as spreadsheets write it', async () => {
  const rows = (mark: string) =>
    `file${mark}email${mark}Name\r\na.txt${mark}ida@example.org${mark}"Berg${mark}\nIda"\r\n`;
  const files = {
    commas: rows(','),
    semicolons: rows(';'),
    tabs: rows('\t'),
    'a mark': `\ufeff${rows(';')}`,
    'a line that names the delimiter': `sep=;\r\n${rows(';')}`,
    'UTF-16': utf16(rows('\t')),
    'UTF-16, big endian': utf16(rows('\t')).swap16(),
    'Windows-1252': Buffer.from(rows(';').replaceAll('Berg', 'Groß'), 'latin1'),
  };
  for (const [name, content] of Object.entries(files)) {
    await put('people.csv', content);
    const notes: string[] = [];
    const people = await readPeople(folder, 'people.csv', (text) => notes.push(text));
    assert.equal(people.get('a.txt')?.email, 'ida@example.org', name);
    assert.match(people.get('a.txt')?.name ?? '', /^(?:Berg|Groß).\nIda$/, name);
    assert.equal(notes.length, name === 'Windows-1252' ? 1 : 0, name);
  }
});

test('contacts with a comma in a quoted heading, in UTF-16, are split at semicolons', async () => {
  const parts = await partsOfCsv(
    utf16('name;email;"note, free"\r\nIda;ida@example.org;"two\r\nlines"\r\n'),
    'people.csv',
    () => assert.fail('a note'),
  );
  assert.deepEqual(
    parts.map(({ text }) => text),
    ['name;email;"note, free"\nIda;ida@example.org;"two\nlines"\n'],
  );
});

test('a folder gives its transcripts, also captions with another ending and tables of what was said, and names the rest', async () => {
  await put('a.txt', 'Interviewer: Why?\nParticipant: So.');
  await put('b.sub', '1\n00:00:01,000 --> 00:00:02,000\nParticipant: So.');
  await put('b2.csv', utf16('Time;Speaker;Text\r\n0:01;Ann;Why?\r\n'));
  await put('c.xlsx', 'PK\u0003\u0004');
  const { names, skipped } = await filesOf(folder, '.');
  assert.deepEqual(
    [names, skipped],
    [
      ['a.txt', 'b.sub', 'b2.csv'],
      ['c.xlsx', 'people.csv'],
    ],
  );
});

test('files are sent as they are; the service finds their format and encoding', async () => {
  const options = { interviewer: ['Ann'], participant: [], parallel: 1, strictSpeakers: true } as const;
  const sent = async (name: string, content: string | Uint8Array) => {
    await put(name, content);
    const { format, encoding, transcript, strict_speakers } = (await readInterview(folder, name, new Map(), options))
      .input;
    return [format, encoding, transcript, strict_speakers];
  };
  assert.deepEqual(await sent('d.txt', 'WEBVTT\n'), ['auto', 'text', 'WEBVTT\n', true]);
  assert.deepEqual(await sent('d.vtt', utf16('x')), ['auto', 'base64', utf16('x').toString('base64'), true]);
  assert.deepEqual(await sent('d.docx', Uint8Array.of(80, 75, 3, 4, 0)), ['auto', 'base64', 'UEsDBAA=', true]);
  assert.deepEqual(await sent('d.json', '{"segments":[]}'), ['json', 'text', { segments: [] }, true]);
  const body = { transcript: { turns: [] }, strict_speakers: false };
  assert.deepEqual(await sent('e.json', JSON.stringify(body)), ['json', 'text', { turns: [] }, true]);
});
