import { invalid } from '@insights/errors';
import { CsvError } from 'csv-parse';
import { csvRowsOf } from '../../core/csv-rows.ts';
import { ContactFields, MOST_CONTACTS } from '../../schemas/contact.ts';

const { attributes: _others, ...ownFields } = ContactFields.shape;
const FIELDS: ReadonlySet<string> = new Set(Object.keys(ownFields));
const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};

/**
 * Reads a CSV file with a header line into the JSON form of the list. An empty cell is an absent value; unknown columns become
 * attributes. Errors: `invalid_request` for problems of the file as a whole.
 */
export async function contactsOfCsv(text: string): Promise<{ contacts: object[] }> {
  let columns: string[] | undefined;
  const contacts: object[] = [];
  try {
    const place = new Place(text);
    for await (const { record, raw } of csvRowsOf(text, MOST_CONTACTS + 2)) {
      const line = place.lineOf(raw);
      if (columns) contacts.push(contactOf(columns, record, line));
      else columns = columnsOf(record);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 0);
    throw invalid(['body', 'line', line], 'The CSV is malformed; look for an unbalanced quotation mark');
  }
  columnsOf(columns ?? []);
  return { contacts };
}

/** Finds rows in their order in the file: the parser's own count of lines goes wrong where cells contain line breaks. */
class Place {
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The line in which the next row begins. */
  lineOf(raw: string): number {
    const row = raw.trim();
    const start = Math.max(this.#text.indexOf(row, this.#at), this.#at);
    const line = this.#line + breaksIn(this.#text.slice(this.#at, start));
    this.#at = start + row.length;
    this.#line = line + breaksIn(row);
    return line;
  }
}

const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Known fields in any case; other headings are left unchanged. */
function columnOf(heading: string): string {
  const field = heading.toLowerCase().replaceAll(/[\s-]+/g, '_');
  return FIELDS.has(field) ? field : heading;
}

/** Well above the maximum number of attributes. */
const MOST_COLUMNS = 1000;

function columnsOf(headings: readonly string[]): string[] {
  if (headings.length > MOST_COLUMNS) {
    throw invalid(['body', 'line', 1], `The first line names more than ${MOST_COLUMNS} columns`, 'too_long');
  }
  const columns = headings.map(columnOf);
  if (!columns.includes('email') && !columns.includes('name')) {
    throw invalid(['body', 'line', 1], 'The first line should name the columns, among them name or email', 'missing');
  }
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  if (twice !== undefined) throw invalid(['body', 'line', 1], 'The first line names a column twice');
  return columns;
}

/** Of rows that were read from a file. */
const lines = new WeakMap<object, number>();

/** The line in which a row begins; null for rows of a JSON list. */
export function lineOf(row: unknown): number | null {
  return typeof row === 'object' && row !== null ? (lines.get(row) ?? null) : null;
}

/** A cell beyond the last heading gets an empty name, for which the row is rejected. */
function contactOf(columns: readonly string[], cells: readonly string[], line: number): object {
  const filled = cells.map((cell, index) => [columns[index] ?? '', cell] as const).filter(([, cell]) => cell !== '');
  const fields = filled
    .filter(([column]) => FIELDS.has(column))
    .map(([column, cell]) => [column, column === 'hide_name' ? (FLAGS[cell.toLowerCase()] ?? cell) : cell]);
  const attributes = filled.filter(([column]) => !FIELDS.has(column));
  const contact = { ...Object.fromEntries(fields), attributes: Object.fromEntries(attributes) };
  lines.set(contact, line);
  return contact;
}
