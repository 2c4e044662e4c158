/** Lists that are loaded page by page. */
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
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
  const { data } = query;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return { query, items };
}

interface PagesProps<T extends { readonly id: string }> {
  readonly of: ReturnType<typeof usePages<T>>;
  /** What stands in the place of an empty list. */
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** As many rows as a screen shows at once. */
const SEEN_FIRST = 30;

/** Long lists are drawn after what can be seen, while the page answers to the hand. */
function useGradually<T>(items: readonly T[] | undefined): readonly T[] | undefined {
  const first = useMemo(() => items?.slice(0, SEEN_FIRST), [items]);
  return useDeferredValue(items, first);
}

/** The items of a list, or the state that takes their place; a button loads the next page. */
export function Pages<T extends { readonly id: string }>({ of: { query, items }, empty, children }: PagesProps<T>) {
  const t = useWords();
  const drawn = useGradually(items);
  if (items === undefined || drawn === undefined) {
    return query.error ? <Problem error={query.error} onRetry={() => void query.refetch()} /> : <Loading />;
  }
  if (items.length === 0) return empty;
  return (
    <>
      {children(drawn)}
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
