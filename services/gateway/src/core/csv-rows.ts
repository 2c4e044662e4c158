import { setImmediate as nextTurn } from 'node:timers/promises';
import { delimiterOf } from '@insights/csv/reading';
import { type Parser, parse } from 'csv-parse';

/** Cells, and the text that they were read from. */
export interface CsvRow {
  readonly record: string[];
  readonly raw: string;
}

/** The first rows of a CSV file, the header line included. Errors: `CsvError`. */
export function csvRowsOf(text: string, most: number): AsyncIterable<CsvRow> {
  const parser = parse({
    bom: true,
    raw: true,
    trim: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: most,
  });
  void feed(parser, text);
  return parser;
}

const SLICE_CHARACTERS = 32 * 1024;

/** Parsing a MiB takes 100 ms. Other requests run between two slices. */
async function feed(parser: Parser, text: string): Promise<void> {
  for (let start = 0; start < text.length; start += SLICE_CHARACTERS) {
    // The parser has enough rows, or found an error.
    if (parser.readableEnded || !parser.writable) return;
    parser.write(text.slice(start, start + SLICE_CHARACTERS));
    await nextTurn();
  }
  if (parser.writable) parser.end();
}
