/** "a", "a and b", "a, b and c". */
export const joinedBy =
  (and: string) =>
  (items: readonly string[]): string => {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
  };

/** The first letter as at the beginning of a sentence. */
export const capitalised = (text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
};

const ENDED = /[.!?…][”“»"’')\u00A0\u202F]*$/u;

/** The text as a sentence: a capital at its beginning, a full stop at its end. */
export const sentence = (text: string): string => (ENDED.test(text) ? capitalised(text) : `${capitalised(text)}.`);

/** The non-empty parts as sentences of one paragraph. */
export const paragraph = (...parts: readonly (string | null)[]): string =>
  parts
    .filter((part) => part !== null && part !== '')
    .map((part) => sentence(part ?? ''))
    .join(' ');
