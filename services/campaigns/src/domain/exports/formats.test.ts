import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { docx, docxEntries } from './docx.ts';
import { safeFileName } from './file-names.ts';
import { type ZipEntry, zipped } from './zip.ts';

const HOSTILE: readonly [text: string, name: string][] = [
  ['../../x', 'x'],
  ['CON', 'other'],
  ['nul', 'other'],
  ['a/b\\c', 'a b c'],
  ['\u202Etxt.exe', 'txt exe'],
  ['...hidden', 'hidden'],
  ['-rf *', 'rf'],
  ['🙂', 'other'],
  ['C:\\Windows', 'C Windows'],
  ['a\u0000b\r\n"; rm', 'a b rm'],
  ['Zoë O’Neil-Müller', 'Zoë O’Neil-Müller'],
  ['王小明', '王小明'],
  ['', 'other'],
];

test('names of people become names that are harmless on every system', () => {
  for (const [text, name] of HOSTILE) assert.equal(safeFileName(text, 'other'), name, JSON.stringify(text));
  for (const long of [
    'x'.repeat(300),
    'é'.normalize('NFD').repeat(300),
    '王'.repeat(300),
    'a' + '\u0301'.repeat(3000),
  ]) {
    const name = safeFileName(long, 'other');
    assert.ok(Buffer.byteLength(name) <= 120 && name !== '', name);
  }
});

async function archive(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(zipped(entries)));
}

const modified = new Date('2026-01-01T00:00:00Z');

test('an archive holds each file as it was, empty ones and names beyond ASCII included', async () => {
  const contents = { 'a.txt': ['one ', 'two'], 'leer ä.txt': [''], '王.md': ['x'.repeat(300_000)] };
  const bytes = await archive(Object.entries(contents).map(([name, content]) => ({ name, content, modified })));
  const found = Object.entries(unzipSync(bytes)).map(([name, data]) => [name, Buffer.from(data).toString()]);
  assert.deepEqual(
    found,
    Object.entries(contents).map(([name, content]) => [name, content.join('')]),
  );
  assert.ok(bytes.length < 10_000);
  assert.deepEqual(unzipSync(await archive([])), {});
});

test('content that fails ends the archive with its error, without a directory', async () => {
  const pieces: Uint8Array[] = [];
  async function* failing() {
    yield 'beginning';
    throw new Error('the source failed');
  }
  await assert.rejects(async () => {
    const entries = [
      { name: 'a.txt', content: ['fine'], modified },
      { name: 'b.txt', content: failing(), modified },
    ];
    for await (const piece of zipped(entries)) pieces.push(piece);
  }, /the source failed/);
  assert.throws(() => unzipSync(Buffer.concat(pieces)));
});

test('a reader that leaves closes the source', async () => {
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield String(Math.random()).repeat(1_000);
    } finally {
      isClosed = true;
    }
  }
  for await (const piece of zipped([{ name: 'a.txt', content: endless(), modified }])) if (piece.length > 1_000) break;
  await new Promise(setImmediate);
  assert.ok(isClosed);
});

test('a Word document escapes markup and has no character that XML forbids', async () => {
  async function* body() {
    yield docx.turn({ name: '<Eve> & "Co"', time: null, text: 'a\u0000\u0001b\uD800 c ]]> \uFFFF 🙂\nnext' });
  }
  const files = unzipSync(await archive(docxEntries({ title: 'T&<"', language: 'en', modified, body: body() })));
  const text = Buffer.from(files['word/document.xml'] ?? []).toString();
  assert.ok(text.includes('&lt;Eve&gt; &amp; &quot;Co&quot;'));
  assert.ok(text.includes('a��b� c ]]&gt; � 🙂</w:t><w:br/>'));
});
