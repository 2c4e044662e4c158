import type { codebook } from '@insights/contracts';
import { CSV_HEAD, csvRows, unguarded } from '@insights/csv';
import { invalid } from '@insights/errors';
import { CsvError } from 'csv-parse';
import { csvRowsOf } from '../../core/csv-rows.ts';
import { MAX_CODES } from '../../schemas/codebook.ts';

const COLUMNS = [
  'id',
  'name',
  'definition',
  'includes',
  'excludes',
  'parent_id',
  'question_ids',
  'locked',
  'author',
  'used',
] as const;

/** A codebook as a CSV file, which `codesOfCsv` reads. */
export const csvOfCodes = (codes: readonly codebook.CodebookCode[]): string =>
  CSV_HEAD +
  csvRows([
    COLUMNS,
    ...codes.map((code) =>
      COLUMNS.map((column) => (column === 'question_ids' ? code.question_ids.join(' ') : (code[column] ?? ''))),
    ),
  ]);

/** Reads a CSV file with a header line into the JSON form. Unknown columns are ignored. Errors: `invalid_request`. */
export async function codesOfCsv(text: string): Promise<{ codes: object[] }> {
  const rows: string[][] = [];
  try {
    // One more than allowed, so that the limit of the list rejects the file.
    for await (const { record } of csvRowsOf(text, MAX_CODES + 2)) rows.push(record);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid(
      ['body', 'line', Number(error['lines'] ?? 0)],
      'The CSV is malformed; look for an unbalanced quotation mark',
    );
  }
  const [headings = [], ...cells] = rows;
  const columns = headings.map((heading) => heading.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  if (!columns.includes('name')) {
    throw invalid(['body', 'line', 1], 'The first line should name the columns, among them name', 'missing');
  }
  return {
    codes: cells.map((row) =>
      Object.fromEntries(columns.flatMap((column, index) => fieldOf(column, row[index] ?? ''))),
    ),
  };
}

function fieldOf(column: string, cell: string): [string, unknown][] {
  const text = unguarded(cell);
  switch (column) {
    case 'id':
    case 'name':
      return text === '' ? [] : [[column, text]];
    case 'definition':
    case 'includes':
    case 'excludes':
      return [[column, text]];
    case 'parent_id':
      return [[column, text === '' ? null : text]];
    case 'question_ids':
      return [[column, text.split(/[\s,;]+/u).filter((id) => id !== '')]];
    case 'locked':
      return text === '' ? [] : [[column, FLAGS[text.toLowerCase()] ?? text]];
    default:
      return [];
  }
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, 1: true, false: false, no: false, 0: false };
