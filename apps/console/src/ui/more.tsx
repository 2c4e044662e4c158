import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useWords } from '../words.ts';

/** Loads the next page of a list. */
export function More({
  of,
}: {
  of: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  const t = useWords();
  if (!of.hasNextPage) return null;
  return (
    <p>
      <button type="button" disabled={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
        {t('more')}
      </button>
    </p>
  );
}
