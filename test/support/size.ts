/** `smoke`: small and quick, in every `npm test`; `proof`: the full sizes that the documentation states, in `npm run proof`. */
export type Size = 'smoke' | 'proof';

export const size: Size = process.env['INSIGHTS_SIZE'] === 'proof' ? 'proof' : 'smoke';

/** The reason why `npm test` skips a test; false in the proof. */
export const AT_PROOF = size === 'smoke' && 'at proof size only';

/** Picks a number (or anything) by the size of this run. */
export function bySize<T>(sizes: Record<Size, T>): T {
  return sizes[size];
}

export type PageLanguage = 'en' | 'de' | 'fr' | 'es';

/** The languages in which a run visits every page; at smoke size the one with the longest words. Other tests visit pages in English. */
export const pageLanguages = bySize<readonly PageLanguage[]>({ smoke: ['de'], proof: ['en', 'de', 'fr', 'es'] });

/** At smoke size every `share`th item, from another one on for each `turn`: a test over many things that passes their number as `turn` tries each item with some of them. */
export function sampleOf<T>(items: readonly T[], share: number, turn = 0): readonly T[] {
  return size === 'proof' ? items : items.filter((_, index) => (index + turn) % share === 0);
}
