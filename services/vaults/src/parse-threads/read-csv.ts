import { parse } from 'csv-parse/sync';
import { decoded } from './decoded.ts';
import { DocumentWriter } from './document-writer.ts';
import { Unreadable } from './limits.ts';
import type { ReadFile } from './read-document.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** The line before the rows that names the delimiter for spreadsheets. */
const NAMED = /^\uFEFF?"?sep=([^\r\n"])"?[^\S\r\n]*(?:\r?\n|$)/i;

/** Each row with the names of its columns. */
export function readCsv(content: Uint8Array): ReadFile {
  const source = decoded(content);
  const rows = rowsOf(source);
  const writer = new DocumentWriter();
  writer.openTable();
  for (const row of rows) {
    writer.openRow();
    for (const cell of row) {
      writer.openCell();
      writer.text(cell);
      writer.closeCell();
    }
  }
  writer.closeTable();
  return { title: null, heading: null, text: writer.finish(), warnings: writer.warnings };
}

function rowsOf(source: string): string[][] {
  const named = NAMED.exec(source);
  const text = source.slice(named?.[0].length ?? 0);
  const first = text.slice(0, 10_000).split('\n', 1)[0] ?? '';
  const delimiter =
    named?.[1] ?? DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch {
    throw new Unreadable('The file is not CSV. Check its quotation marks, or upload it as text.');
  }
}
