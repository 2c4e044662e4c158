/** `smoke`: small and quick, in every `npm test`; `proof`: the full sizes that the documentation states, in `npm run proof`. */
export type Size = 'smoke' | 'proof';

export const size: Size = process.env['INSIGHTS_SIZE'] === 'proof' ? 'proof' : 'smoke';

/** Picks a number (or anything) by the size of this run. */
export function bySize<T>(sizes: Record<Size, T>): T {
  return sizes[size];
}
