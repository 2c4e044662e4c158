import { type Page, itemsOf } from '@insights/api-client';
import { type Command, Option } from 'commander';
import type { Columns } from './print.ts';
import { type Session, wholeNumber } from './session.ts';

const ROWS_OF_PAGE = 100;

export interface ListOptions {
  readonly limit: number;
  readonly all?: true;
}

/** Options of every list. */
export function withPaging(command: Command): Command {
  return command
    .addOption(new Option('--limit <rows>', 'most rows').argParser(wholeNumber(1, 1_000_000)).default(50))
    .option('--all', 'every row');
}

/** Reads as many pages as are wanted, and prints them. */
export async function printList<T>(
  { print }: Session,
  { limit, all }: ListOptions,
  pageOf: (page: { limit: number; cursor: string | undefined }) => Promise<Page<T>>,
  columns: Columns<T>,
): Promise<void> {
  const most = all ? Infinity : limit;
  const items: T[] = [];
  let hasMore = false;
  for await (const item of itemsOf((cursor) => pageOf({ limit: Math.min(most, ROWS_OF_PAGE), cursor }))) {
    hasMore = items.length >= most;
    if (hasMore) break;
    items.push(item);
  }
  print.table(items, columns);
  if (hasMore) print.note(`There are more than ${most}. See them with --limit or --all.`);
  if (items.length === 0) print.note('None.');
}
