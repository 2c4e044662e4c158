import { UsageError } from './command.ts';

/** A CSV file as spreadsheets write it, in UTF-8 or UTF-16. */
export interface CsvText {
  readonly text: string;
  readonly delimiter: string;
}

/** Errors: `UsageError` for any other encoding. */
export function csvTextOf(bytes: Uint8Array, file: string): CsvText {
  const decoded = decode(bytes, file);
  // Excel's own first line, which names the delimiter.
  const named = /^sep=(.)(?:\r\n|\r|\n)/.exec(decoded);
  const text = named ? decoded.slice(named[0].length) : decoded;
  return { text, delimiter: named?.[1] ?? delimiterOf(text) };
}

function decode(bytes: Uint8Array, file: string): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  try {
    return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8', { fatal: true }).decode(
      bytes,
    );
  } catch {
    throw new UsageError(`${file} is not UTF-8. Save it as “CSV UTF-8”.`);
  }
}

/** The most frequent delimiter of the header outside of quotation marks: where the decimal mark is a comma, it is a semicolon. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((mark) => [mark, header.split(mark).length] as const);
  return counts.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
