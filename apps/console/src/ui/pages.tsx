/** Lists that are loaded page by page. */
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '@insights/api-client/rest';
import { withNewest } from '../newest-page.ts';
import { useWords } from '../words.ts';
import { Loading, Problem } from './states.tsx';

/** `load` gets what every list of the API takes. When something has changed, the first page is read again (`follow-changes.ts`). */
export function usePages<T extends { readonly id: string }>(
  queryKey: readonly string[],
  load: (page: { limit: number; cursor?: string }) => Promise<Page<T>>,
  { size }: { readonly size: number },
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load({ limit: size, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
  const queries = useQueryClient();
  useQuery({
    queryKey: ['newest', ...queryKey],
    async queryFn() {
      const fresh = await load({ limit: size });
      queries.setQueryData<InfiniteData<Page<T>, string>>(queryKey, (data) => data && withNewest(data, fresh));
      return null;
    },
    enabled: query.isSuccess,
    // The list has just been loaded.
    initialData: null,
    staleTime: Infinity,
  });
  return { query, items: query.data?.pages.flatMap(({ items }) => items) };
}

interface PagesProps<T extends { readonly id: string }> {
  readonly of: ReturnType<typeof usePages<T>>;
  /** What stands in the place of an empty list. */
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** The items of a list, or the state that takes their place; a button loads the next page. */
export function Pages<T extends { readonly id: string }>({ of: { query, items }, empty, children }: PagesProps<T>) {
  const t = useWords();
  if (items === undefined) {
    return query.error ? <Problem error={query.error} onRetry={() => void query.refetch()} /> : <Loading />;
  }
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
      {query.hasNextPage && (
        <p>
          <button type="button" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </button>
        </p>
      )}
    </>
  );
}
