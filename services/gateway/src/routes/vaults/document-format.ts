import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import type { WordOf, vaults } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { UploadedFile } from '../../core/file-form.ts';

export type DocumentFormat = Exclude<WordOf<typeof vaults.DocumentFormat>, 'unspecified'>;

const PDF = Buffer.from('%PDF-');
const ZIP = Buffer.from('PK\u0003\u0004');
/** Every Word document has parts in this folder. */
const WORD_PART = Buffer.from('word/');
/** Readers accept this much before the mark of a PDF. */
const PDF_MARK_WITHIN = 1024;

/** The formats of texts, which their content does not tell apart. */
const BY_NAME: Readonly<Record<string, DocumentFormat>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.html': 'html',
  '.htm': 'html',
  '.xhtml': 'html',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'text',
  '.text': 'text',
};
const BY_TYPE: Readonly<Record<string, DocumentFormat>> = {
  'text/markdown': 'markdown',
  'text/x-markdown': 'markdown',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/csv': 'csv',
  'text/tab-separated-values': 'csv',
  'text/plain': 'text',
};
const HTML_START = /^\s*(?:<!doctype html|<html[\s>])/i;

/** What a file is, by its content; of texts, by name and media type. Errors: `unsupported_media_type`. */
export function formatOf({ name, media_type, content }: UploadedFile): DocumentFormat {
  const extension = extname(name).toLowerCase();
  if (content.subarray(0, PDF_MARK_WITHIN).includes(PDF)) return 'pdf';
  if (content.subarray(0, ZIP.length).equals(ZIP)) {
    if (content.includes(WORD_PART)) return 'docx';
    throw unsupported('This archive is not a Word document.');
  }
  if (extension === '.pdf' || extension === '.docx') throw unsupported(`The content of the file is not ${extension}.`);
  if (!isText(content)) throw unsupported('The file is not text in UTF-8.');
  if (HTML_START.test(content.subarray(0, 200).toString())) return 'html';
  const format = BY_NAME[extension] ?? (extension === '' ? (BY_TYPE[mainType(media_type)] ?? 'text') : undefined);
  if (format) return format;
  throw unsupported(`Files with the extension ${extension.slice(0, 20)} are not accepted.`);
}

const mainType = (media_type: string): string => media_type.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** UTF-8 without NUL, or UTF-16 with a byte order mark. */
function isText(content: Buffer): boolean {
  const isUtf16 =
    content.length % 2 === 0 && (content.readUInt16BE(0) === 0xfffe || content.readUInt16BE(0) === 0xfeff);
  return isUtf16 || (isUtf8(content) && !content.includes(0));
}

function unsupported(problem: string): AppError {
  return new AppError('unsupported_media_type', {
    publicMessage: `${problem} Send Markdown, HTML, PDF, Word (.docx), CSV or plain text in UTF-8.`,
  });
}
