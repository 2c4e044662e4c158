import { serve } from '@insights/threads/serve';
import { chunksOf } from '../domain/chunking/chunks-of.ts';
import { languageOfText } from '../domain/chunking/language-of.ts';
import type { Format } from '../domain/formats.ts';
import type { ParseReply, ParseTask } from './document-threads.ts';
import { PARSE_LIMITS, Unreadable, tooLong } from './limits.ts';
import { readMarkdown, readText } from './read-text.ts';

export interface ReadFile {
  readonly title: string | null;
  readonly text: string;
}

type Reader = (content: Uint8Array) => ReadFile | Promise<ReadFile>;

/** The readers of formats load large libraries, each when it is first needed. */
const READERS: Readonly<Record<Format, () => Promise<Reader>>> = {
  text: () => Promise.resolve(readText),
  markdown: () => Promise.resolve(readMarkdown),
  html: async () => (await import('./read-html.ts')).readHtml,
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
};

serve(async ({ format, content }: ParseTask): Promise<ParseReply> => {
  try {
    const read = await READERS[format]();
    const { title, text: raw } = await read(content);
    // PostgreSQL stores neither NUL nor lone surrogates.
    const text = raw.replaceAll('\0', ' ').toWellFormed();
    if (text.trim() === '') throw new Unreadable('The document has no text.');
    if (text.length > PARSE_LIMITS.characters) throw tooLong();
    const language = languageOfText(text);
    return {
      title: title?.replaceAll('\0', ' ').trim().slice(0, 200).toWellFormed() || null,
      text,
      language,
      chunks: chunksOf(text, language),
    };
  } catch (error) {
    if (error instanceof Unreadable) return { failure: error.reason };
    throw error;
  }
});
