import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { docxLines } from './read-docx.ts';
import { previewOf } from './read-transcript.ts';

const PART = 'word/document.xml';

/** An archive with the one part that holds the text, as Word compresses it. */
function archiveOf(body: string, { method = 8, name = PART } = {}): Uint8Array<ArrayBuffer> {
  const data = method === 8 ? deflateRawSync(body) : Buffer.from(body);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return new Uint8Array(Buffer.concat([local, Buffer.from(name), data, entry, Buffer.from(name), end]));
}

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

test('the paragraphs of a Word file are its lines', async () => {
  const body = `${paragraph('Kim: What went wrong?')}<w:p/>${paragraph('Ana: A &amp; B')}`;
  assert.deepEqual(await docxLines(archiveOf(body)), ['Kim: What went wrong?', '', 'Ana: A & B']);
  assert.deepEqual(await docxLines(archiveOf(body, { method: 0 })), ['Kim: What went wrong?', '', 'Ana: A & B']);
  const split = '<w:p><w:r><w:t>Kim:</w:t><w:tab/></w:r><w:r><w:rPr><w:tcW/></w:rPr><w:t>Yes</w:t></w:r></w:p>';
  assert.deepEqual(await docxLines(archiveOf(split)), ['Kim: Yes']);
});

test('its speakers are shown before it is sent', async () => {
  const body = ['Kim: Why?', 'Ana: So.', 'Kim: And then?', 'Ana: Gone.'].map(paragraph).join('');
  const { speakers } = await previewOf(archiveOf(body));
  assert.deepEqual(
    speakers.map(({ label, role }) => [label, role]),
    [
      ['Kim', 'interviewer'],
      ['Ana', 'participant'],
    ],
  );
});

test('another archive, a damaged one and one that expands too far are left to the server', async () => {
  assert.equal(await docxLines(archiveOf('x', { name: 'xl/workbook.xml' })), null);
  assert.equal(await docxLines(archiveOf(paragraph('x')).subarray(0, 60)), null);
  assert.equal(await docxLines(new Uint8Array([0x50, 0x4b, 3, 4])), null);
  assert.equal(await docxLines(archiveOf(' '.repeat(40 * 1024 * 1024))), null);
});
