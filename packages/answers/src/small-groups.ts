/** In a smaller group, what single people answered could be recognised. */
export const SMALLEST_GROUP = 3;

/**
 * The groups whose figures must not be shown: those that are small and not `mayShow`. While all of those together are still small, the next
 * larger group too: otherwise the difference from the total would show what is withheld.
 */
export function groupsToWithhold<T>(
  groups: readonly T[],
  sizeOf: (group: T) => number,
  mayShow: (group: T) => boolean = () => false,
): ReadonlySet<T> {
  const bySize = groups.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const withheld = new Set(bySize.filter((group) => sizeOf(group) < SMALLEST_GROUP && !mayShow(group)));
  const hidden = () => [...withheld].reduce((total, group) => total + sizeOf(group), 0);
  for (const group of bySize) {
    if (withheld.size === 0 || hidden() >= SMALLEST_GROUP) break;
    withheld.add(group);
  }
  return withheld;
}
