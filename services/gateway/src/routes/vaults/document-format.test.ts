import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { UploadedFile } from '../../core/file-form.ts';
import { formatOf } from './document-format.ts';

const formatOfFile = (name: string, content: string | Buffer, media_type = '') =>
  formatOf(new UploadedFile({ name, media_type, content: Buffer.from(content) }));

test('a file is recognised by its content, a text by its name and then by its media type', () => {
  const found = [
    formatOfFile('report.bin', '%PDF-1.7 …'),
    formatOfFile('x.zip', 'PK\u0003\u0004…word/document.xml…'),
    formatOfFile('y.zip', 'PK\u0003\u0004…word/document2.xml…'),
    formatOfFile('page.txt', '<!DOCTYPE html><p>x'),
    formatOfFile('a.md', '# x'),
    formatOfFile('a.HTM', '<p>x'),
    formatOfFile('a.txt', 'x', 'text/html'),
    formatOfFile('a', 'x', 'text/markdown; charset=utf-8'),
    formatOfFile('a', 'x'),
    formatOfFile('a.txt', Buffer.from('\ufeffx', 'utf16le')),
  ];
  assert.deepEqual(found, ['pdf', 'docx', 'docx', 'html', 'markdown', 'html', 'text', 'markdown', 'text', 'text']);
});

test('other files are refused, whatever their name says', () => {
  const files: [string, string | Buffer][] = [
    ['a.pdf', 'words'],
    ['a.docx', 'words'],
    ['a.zip', 'PK\u0003\u0004…xl/workbook.xml'],
    ['a.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff])],
    ['a.txt', 'a\0b'],
    ['a.exe', 'words'],
    ['a.json', '{}'],
    ['a.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ];
  for (const [name, content] of files)
    assert.throws(
      () => formatOfFile(name, content),
      (error) => error instanceof AppError && error.code === 'unsupported_media_type',
      name,
    );
});
