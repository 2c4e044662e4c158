/** A list that is loaded page by page, kept up to date by its first page alone. */
import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '@insights/api-client/rest';

/**
 * The list with its first page read again. Rows that new ones pushed out of the first page stay; those that are gone from it go.
 * Lists are ordered newest first.
 */
export function withNewest<T extends { readonly id: string }>(
  data: InfiniteData<Page<T>, string>,
  fresh: Page<T>,
): InfiniteData<Page<T>, string> {
  const [first, ...rest] = data.pages;
  if (!first || fresh.next_cursor === undefined) return { pages: [fresh], pageParams: data.pageParams.slice(0, 1) };
  const ids = new Set(fresh.items.map(({ id }) => id));
  const isNew = ({ id }: T) => !ids.has(id);
  const pushedOut = first.items.slice(first.items.findLastIndex(({ id }) => ids.has(id)) + 1);
  return {
    pages: [
      { items: [...fresh.items, ...pushedOut.filter(isNew)], next_cursor: first.next_cursor },
      // Rows that went up when others went away.
      ...rest.map((page) => ({ ...page, items: page.items.filter(isNew) })),
    ],
    pageParams: data.pageParams,
  };
}
