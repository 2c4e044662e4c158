import { chunksOf } from '../domain/chunking/chunks-of.ts';
import { languageOfText } from '../domain/chunking/language-of.ts';
import type { Format } from '../domain/formats.ts';
import type { Warnings } from '../domain/warnings.ts';
import type { ParseTask, ParsedDocument } from './document-threads.ts';
import { withoutLayout, withoutLineHyphens, withoutStruckLetters } from './layout-characters.ts';
import { PARSE_LIMITS, Unreadable, tooLong } from './limits.ts';
import { readText } from './read-text.ts';

/** What a reader of a format finds in a file. */
export interface ReadFile {
  readonly title: string | null;
  /** The first heading. */
  readonly heading: string | null;
  readonly text: string;
  readonly warnings: Warnings;
}

type Reader = (content: Uint8Array) => ReadFile | Promise<ReadFile>;

/** The readers of formats load large libraries, each when it is first needed. */
const READERS: Readonly<Record<Format, () => Promise<Reader>>> = {
  text: () => Promise.resolve(readText),
  markdown: async () => (await import('./read-markdown.ts')).readMarkdown,
  csv: async () => (await import('./read-csv.ts')).readCsv,
  html: async () => (await import('./read-html.ts')).readHtml,
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
};

/** Reads a file and divides its text into chunks. Throws `Unreadable`. */
export async function readDocument({ format, content }: ParseTask): Promise<ParsedDocument> {
  const read = await READERS[format]();
  const { title, heading, text: raw, warnings } = await read(content);
  const { text: plain, struck } = withoutStruckLetters(storable(raw));
  warnings.add('struck_text_left_out', { count: struck });
  const whole = withoutLayout(plain);
  const language = languageOfText(whole);
  const text = withoutLineHyphens(whole, language);
  if (text.trim() === '') throw new Unreadable('The document has no text.');
  if (text.length > PARSE_LIMITS.characters) throw tooLong();
  return {
    title: titleOf(title ?? heading ?? ''),
    text,
    warnings: warnings.all,
    language,
    chunks: chunksOf(text, language),
  };
}

const MAX_TITLE = 200;

const titleOf = (text: string): string | null =>
  withoutLayout(storable(text)).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TITLE).toWellFormed() || null;

/** Signs that steer devices and mean nothing in a text, apart from tabs and ends of lines. */
const CONTROLS = /[\p{Cc}--[\t\n\r\v\f\u0085]]/gv;

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (text: string): string =>
  text
    .replaceAll(CONTROLS, ' ')
    .replaceAll(/[\v\f]/g, '\n')
    .toWellFormed();
