import { CsvError, parse } from 'csv-parse/sync';
import { UsageError } from './command.ts';
import { csvTextOf } from './csv-text.ts';

/** A part of a CSV file that is one request: the header line and some rows as they stand in the file. */
export interface CsvPart {
  readonly text: string;
  /** Line of the file in which the first row begins, from 1. */
  readonly firstLine: number;
}

/** Well under the limits of one request: 1,000 contacts and 1 MiB. */
const ROWS_OF_PART = 500;
const CHARACTERS_OF_PART = 300_000;

interface Row {
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/** Splits a CSV file between rows; a row may contain line breaks. The service reads the columns. */
export async function partsOfCsv(bytes: Buffer, file: string, note: (text: string) => void): Promise<CsvPart[]> {
  // The parser leaves half of a CR LF out of the raw rows.
  const csv = csvTextOf(bytes, file, note);
  const text = csv.text.replaceAll('\r\n', '\n');
  const [header, ...rows] = rowsOf(text, csv.delimiter, file);
  if (!header) throw new UsageError(`${file} is empty.`);
  const parts: { rows: string[]; size: number; firstLine: number }[] = [];
  let line = 1 + breaksIn(header.raw);
  for (const { raw } of rows) {
    const last = parts.at(-1);
    if (!last || last.rows.length >= ROWS_OF_PART || last.size + raw.length > CHARACTERS_OF_PART) {
      parts.push({ rows: [raw], size: raw.length, firstLine: line });
    } else {
      last.rows.push(raw);
      last.size += raw.length;
    }
    line += breaksIn(raw);
  }
  return parts.map((part) => ({ text: header.raw + part.rows.join(''), firstLine: part.firstLine }));
}

function rowsOf(text: string, delimiter: string, file: string): Row[] {
  try {
    return parse(text, { raw: true, info: true, relax_column_count: true, delimiter }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UsageError(
      `${file} is malformed near line ${String(error['lines'])}: look for an unbalanced quotation mark.`,
    );
  }
}

const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
