import { decodeText, type Table, tableIn } from '@insights/csv/reading';
import { UsageError } from './command.ts';

/** A CSV file as spreadsheets write it. `note` says when its encoding is a guess. Errors: `UsageError` for what is no text. */
export function csvTextOf(bytes: Uint8Array, file: string, note: (text: string) => void): Table {
  const decoded = decodeText(bytes);
  if (!decoded) throw new UsageError(`${file} is not text. Save it as CSV.`);
  if (decoded.isGuessed) note(`${file} is not UTF-8 and was read as Windows-1252. Check its accents.`);
  return tableIn(decoded.text);
}
