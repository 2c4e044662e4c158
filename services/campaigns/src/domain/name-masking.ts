/** What stands in for a hidden name. */
export const MASK = '[name]';

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A function that hides a person's known names in text: whole words, case kept ("Will" goes, "will" stays).
 * Single letters are left: an initial would take too much else with it.
 */
export function nameMasker(name: string | null | undefined): (text: string) => string {
  const whole = name?.trim() ?? '';
  const parts = whole.split(/[\s,]+/).map((part) => part.replaceAll(/^\p{P}+|\p{P}+$/gu, ''));
  const known = [whole, ...parts].filter((part) => part.length > 1);
  if (known.length === 0) return (text) => text;
  const words = [...new Set(known)].toSorted((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replaceAll(pattern, MASK);
}
