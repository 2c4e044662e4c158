/** Runs `work` on every item, at most `limit` at a time; results are in the order of the items. */
export async function concurrently<A, B>(
  items: readonly A[],
  limit: number,
  work: (item: A) => Promise<B>,
): Promise<B[]> {
  const results: B[] = [];
  const waiting = items.entries();
  const runner = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, runner));
  return results;
}
