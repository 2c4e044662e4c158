import { invalid } from '@insights/errors';
import { CsvError, parse } from 'csv-parse/sync';
import { MOST_CONTACTS } from '../../schemas/contact-inputs.ts';

const FIELDS = new Set(['name', 'email', 'locale', 'timezone', 'hide_name']);
const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};

/**
 * A CSV file with a header line as the JSON form of the same list. An empty cell is an absent value; columns without a
 * meaning of their own become attributes. Errors: `invalid_request` for what is wrong with the file as a whole.
 */
export function contactsOfCsv(text: string): { contacts: object[] } {
  const [headings = [], ...rows] = readCsv(text);
  const columns = headings.map(columnOf);
  checkColumns(columns);
  return { contacts: rows.map((cells) => contactOf(columns, cells)) };
}

function readCsv(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      trim: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // One more than may be taken, so that the list's own limit can tell that there are too many.
      to: MOST_CONTACTS + 2,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 0);
    throw invalid(['body', 'line', line], 'The CSV cannot be read here; look for a quotation mark too many or too few');
  }
}

/** Spreadsheets of half the world write semicolons. */
function separatorOf(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/));
  return [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}

/** The names of our own fields in whatever case, anything else as it is. */
function columnOf(heading: string): string {
  const field = heading.toLowerCase().replaceAll(/[\s-]+/g, '_');
  return FIELDS.has(field) ? field : heading;
}

function checkColumns(columns: readonly string[]): void {
  if (!columns.includes('email') && !columns.includes('name')) {
    throw invalid(['body', 'line', 1], 'The first line should name the columns, among them name or email', 'missing');
  }
  const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) !== index);
  if (twice !== undefined) throw invalid(['body', 'line', 1], 'The first line names a column twice');
}

/** A cell beyond the last heading lands under an empty name, which is refused for this row. */
function contactOf(columns: readonly string[], cells: readonly string[]): object {
  const filled = cells.map((cell, index) => [columns[index] ?? '', cell] as const).filter(([, cell]) => cell !== '');
  const fields = filled
    .filter(([column]) => FIELDS.has(column))
    .map(([column, cell]) => [column, column === 'hide_name' ? (FLAGS[cell.toLowerCase()] ?? cell) : cell]);
  const attributes = filled.filter(([column]) => !FIELDS.has(column));
  return { ...Object.fromEntries(fields), attributes: Object.fromEntries(attributes) };
}
