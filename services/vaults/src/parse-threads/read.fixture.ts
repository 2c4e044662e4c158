import type { Format } from '../domain/formats.ts';
import type { ParsedDocument } from './document-threads.ts';
import { readDocument } from './read-document.ts';

export const readFile = (format: Format, content: string | Buffer): Promise<ParsedDocument> =>
  readDocument({ format, content: Buffer.from(content) });

export const textOf = async (format: Format, content: string | Buffer): Promise<string> =>
  (await readFile(format, content)).text;

/** The codes of the warnings, each with its count. */
export const warned = ({ warnings }: ParsedDocument): Record<string, number> =>
  Object.fromEntries(warnings.map(({ code, count }) => [code, count]));
