/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** "1 of 45 people", "8 of 45 people". */
export const share = (part: number, whole: number): string => `${part} of ${counted(whole, 'participant')}`;

/** Lower-case inside a sentence, but not an abbreviation. */
export const inline = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

export const round = (value: number): number => Math.round(value * 1000) / 1000;

const LEADING_FILLER = /^(?:(?:um|uh|erm?|ohh?|well|so|and|but|yeah|yes|no|ok|okay|you know|i mean|like)\b[\s,.]*)+/i;
const INNER_FILLER = /,?\s*\b(?:um|uh|erm|you know|i mean)\b,?/gi;

/** A sentence as a reader would note it: hesitations out, stutters once, cut at a word when long. */
export function tidied(sentence: string, longest = 140): string {
  const plain = sentence
    .replace(LEADING_FILLER, '')
    .replaceAll(INNER_FILLER, '')
    .replaceAll(/\b([\p{L}']+(?: [\p{L}']+)?)(?:,? \1\b)+/giu, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const cut = plain.length > longest ? `${plain.slice(0, plain.lastIndexOf(' ', longest))}…` : plain;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}
