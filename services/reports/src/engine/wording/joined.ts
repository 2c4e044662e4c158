/** "a", "a and b", "a, b and c". */
export const joinedBy =
  (and: string) =>
  (items: readonly string[]): string => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
  };

/** Lower-case inside a sentence, but not an abbreviation. */
export const lowered = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** The non-empty parts as one paragraph. */
export const spaced = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** A phrase for each kind that at least one person expressed, in the given order. */
export const present = <K extends string>(
  acts: Record<K, number>,
  phrases: readonly (readonly [K, (count: number) => string])[],
): string[] => phrases.flatMap(([kind, phrase]) => (acts[kind] === 0 ? [] : [phrase(acts[kind])]));
