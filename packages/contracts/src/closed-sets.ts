/** A generated enum: its words by upper-case names. */
export type ClosedSet = Readonly<Record<string, string>>;

/** The words of a closed set without `unspecified`, which means that the value was left out or is unknown to this version. */
export type WordOf<S extends ClosedSet> = Exclude<S[keyof S], 'unspecified'>;

/** All words of a closed set, for a schema, a column or a list of choices. */
export function wordsOf<S extends ClosedSet>(set: S): [WordOf<S>, ...WordOf<S>[]] {
  return Object.values(set).filter((word) => word !== 'unspecified') as [WordOf<S>, ...WordOf<S>[]];
}

/** Whether `word` belongs to the set; `unspecified` does not. */
export function isWordOf<S extends ClosedSet>(set: S, word: unknown): word is WordOf<S> {
  return (wordsOf(set) as unknown[]).includes(word);
}

/** The word itself, or `fallback` for a value that was left out or is not known to this version. */
export function knownOr<W extends string>(word: W, fallback: Exclude<W, 'unspecified'>): Exclude<W, 'unspecified'> {
  return word === 'unspecified' ? fallback : (word as Exclude<W, 'unspecified'>);
}
