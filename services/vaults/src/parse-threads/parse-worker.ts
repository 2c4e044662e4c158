import { serve } from '@insights/threads/serve';
import { stopWordsOf } from '@insights/language';
import { chunksOf } from '../domain/chunking/chunks-of.ts';
import { languageOfText } from '../domain/chunking/language-of.ts';
import type { Format } from '../domain/formats.ts';
import type { ParseReply, ParseTask } from './document-threads.ts';
import { withoutLayout, withoutLineHyphens } from './layout-characters.ts';
import { PARSE_LIMITS, Unreadable, tooLong } from './limits.ts';
import { readText } from './read-text.ts';
import type { Warning } from '../domain/warnings.ts';

export interface ReadFile {
  readonly title: string | null;
  /** The first heading. */
  readonly heading: string | null;
  readonly text: string;
  /** What of the file is not in the text. */
  readonly warnings: readonly Warning[];
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

serve(async ({ format, content }: ParseTask): Promise<ParseReply> => {
  try {
    const read = await READERS[format]();
    const { title, heading, text: raw, warnings } = await read(content);
    // PostgreSQL stores neither NUL nor lone surrogates.
    const whole = withoutLayout(raw.replaceAll('\0', ' ').toWellFormed());
    const text = withoutLineHyphens(whole, stopWordsOf(languageOfText(whole)));
    if (text.trim() === '') throw new Unreadable('The document has no text.');
    if (text.length > PARSE_LIMITS.characters) throw tooLong();
    const language = languageOfText(text);
    return {
      title: shownTitle(title ?? heading),
      text,
      warnings,
      language,
      chunks: chunksOf(text, language),
    };
  } catch (error) {
    if (error instanceof Unreadable) return { failure: error.reason };
    throw error;
  }
});

function shownTitle(title: string | null): string | null {
  const text = withoutLayout((title ?? '').replaceAll('\0', ' ').toWellFormed());
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 200).toWellFormed() || null;
}
