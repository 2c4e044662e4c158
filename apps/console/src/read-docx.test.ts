import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { docxLines } from './read-docx.ts';
import { previewOf } from './read-transcript.ts';

/** An archive with one part. */
const archiveOf = (body: string, { level = 6, name = 'word/document.xml' }: { level?: 0 | 6; name?: string } = {}) =>
  zipSync({ [name]: strToU8(body) }, { level });

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

test('the paragraphs of a Word file are its lines', () => {
  const body = `${paragraph('Kim: What went wrong?')}<w:p/>${paragraph('Ana: A &amp; B')}`;
  assert.deepEqual(docxLines(archiveOf(body)), ['Kim: What went wrong?', '', 'Ana: A & B']);
  assert.deepEqual(docxLines(archiveOf(body, { level: 0 })), ['Kim: What went wrong?', '', 'Ana: A & B']);
  const split = '<w:p><w:r><w:t>Kim:</w:t><w:tab/></w:r><w:r><w:rPr><w:tcW/></w:rPr><w:t>Yes</w:t></w:r></w:p>';
  assert.deepEqual(docxLines(archiveOf(split)), ['Kim: Yes']);
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

test('another archive, a damaged one and one that expands too far are left to the server', () => {
  assert.equal(docxLines(archiveOf('x', { name: 'xl/workbook.xml' })), null);
  assert.equal(docxLines(archiveOf(paragraph('x')).subarray(0, 60)), null);
  assert.equal(docxLines(new Uint8Array([0x50, 0x4b, 3, 4])), null);
  assert.equal(docxLines(archiveOf(' '.repeat(40 * 1024 * 1024))), null);
});
