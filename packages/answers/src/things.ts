import { type Said, beginsWith, after } from './said.ts';
import { isWhole, plain, wordPattern } from './text.ts';

/** Currencies in all languages, with their sign. */
const CURRENCIES: readonly (readonly [RegExp, sign: string])[] = [
  [wordPattern('euros?|eur'), '€'],
  [wordPattern('dollars?|usd|bucks?|dolar(?:es)?'), '$'],
  [wordPattern('pounds?|quid|gbp|libras?|pfund|livres?'), '£'],
  [wordPattern('yen|jpy'), '¥'],
  [wordPattern('franken|chf|francs?|francos?|sfr'), '₣'],
  [wordPattern('pesos?|mxn'), '₱'],
  [wordPattern('cents?|centimes?|centimos?|pence|rappen'), '¢'],
];

/** The names of the signs, as they are read. */
export const NAMES_OF_SIGNS: Readonly<Record<string, string>> = {
  '€': 'euros',
  $: 'dollars',
  '£': 'pounds',
  '¥': 'yen',
};

const currencyIn = (text: string): string | undefined =>
  CURRENCIES.find(([names, sign]) => text.includes(sign) || plain(text).search(names) >= 0)?.[1];

/** "450 dollars" of a question in euros. */
export function isOfOtherCurrency(word: string, unit: string): boolean {
  const [own, asked] = [CURRENCIES.find(([names]) => isWhole(names, word))?.[1], currencyIn(unit)];
  return own !== undefined && asked !== undefined && own !== asked;
}

const MIN_PLURAL = 4;
const MIN_LETTERS_UNCAPPED = 6;

/** Whether a number counts a thing that is named right behind it: "3 stops", "eine Haltestelle". */
export function countsThing(
  said: Said,
  number: { readonly start: number; readonly end: number; readonly value: number },
) {
  const token = said.tokens[number.end];
  if (token?.kind !== 'word' || token.text.length < 2) return false;
  const rest = after(said, number, undefined);
  if (SMALL.some((name) => isWhole(said.words[name], token.text) || beginsWith(said.words[name], rest))) return false;
  const { text, isCapital } = token;
  if (said.language !== 'de') return number.value === 1 || (text.length >= MIN_PLURAL && text.endsWith('s'));
  // Who writes no capitals writes none on nouns.
  const isUncapped =
    text.length >= MIN_LETTERS_UNCAPPED && text.endsWith('n') && !said.tokens.some((one) => one.isCapital);
  return isCapital || isUncapped;
}

const SMALL = [
  'function_words',
  'units',
  'around',
  'about',
  'points',
  'percent',
  'halves',
  'or_so',
  'or_less',
  'or_more',
  'correction',
  'turns',
  'join',
  'than',
  'negators',
  'yes',
  'no',
  'past',
  'common',
] as const;
