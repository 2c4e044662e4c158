/** Whether a label has a word of erased quotes that is in none of those that are left. */
export function holdsErasedWords(label: string, erased: readonly string[], left: readonly string[]): boolean {
  const theirs = wordsOf(erased);
  const others = wordsOf(left);
  return [...wordsOf([label])].some((word) => theirs.has(word) && !others.has(word));
}

const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap(
      (text) =>
        text
          .normalize('NFKC')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  );
