/** The words of a list. */
export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Forms of verbs with the form under which they are compared: `is are>be; costs cost>cost`. */
export function formsOf(list: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const entry of list.split(';')) {
    const [words = '', lemma = ''] = entry.trim().split('>');
    for (const word of words.split(' ')) forms.set(word, lemma);
  }
  return forms;
}

/** Numbers by their words: `one=1 two=2`. */
export const numbersOf = (list: string): ReadonlyMap<string, number> =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((word) => [word.split('=')[0] ?? '', Number(word.split('=')[1])]),
  );

/** Pairs of words: `slow/fast`. */
export const pairsOf = (list: string): readonly (readonly [string, string])[] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.split('/')[0] ?? '', pair.split('/')[1] ?? ''] as const);
