/** How far two readers agree. */

export interface Agreement {
  n: number;
  /** The share of equal answers. */
  observed: number;
  /** Gwet's AC1, which stays meaningful where one answer is rare. */
  ac1: number;
  /** Cohen's κ; NaN where both always give one and the same answer. */
  kappa: number;
}

export function agreementOf(pairs: readonly (readonly [string, string])[], categories: readonly string[]): Agreement {
  const n = pairs.length;
  const observed = pairs.filter(([a, b]) => a === b).length / n;
  const shares = categories.map((each) => [0, 1].map((by) => pairs.filter((pair) => pair[by] === each).length / n));
  let [byGwet, byCohen] = [0, 0];
  for (const [a = 0, b = 0] of shares) {
    const mean = (a + b) / 2;
    byGwet += (mean * (1 - mean)) / (categories.length - 1);
    byCohen += a * b;
  }
  return { n, observed, ac1: (observed - byGwet) / (1 - byGwet), kappa: (observed - byCohen) / (1 - byCohen) };
}

export const shown = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));
export const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${part}/${all} (${Math.round((100 * part) / all)} %)`;
