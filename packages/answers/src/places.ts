import type { Language } from '@insights/language';
import { spelledNumber } from './number-words.ts';
import type { Mention } from './choice.ts';
import { numbersIn } from './numbers.ts';
import { type Said, type Span, after, before, beginsWith, endingAt, saidIn, withoutFillers, wordsIn } from './said.ts';
import { severalWordsOf } from './several-words.ts';
import { isWhole, plain, wordPattern } from './text.ts';

/** Longer answers name no option by its position, unless they say that it is one. */
const MAX_WORDS_OF_POSITION = 10;

/** "the second one", "option 3", "the last", "b" */
export function positionsIn(said: Said, options: readonly string[]): Mention[] {
  const placed = placesIn(said, options.length);
  return placed.length > 0 ? placed : lonePosition(said, options.length);
}

/** "3", "b" */
export function lonePosition(said: Said, count: number): Mention[] {
  const all = wordsIn(said, { start: 0, end: said.tokens.length });
  const [spoken = '', ...others] = all.length === 1 ? all : bareOf(said, all.join(' '));
  const at = said.tokens.findIndex(({ text }) => text === spoken);
  if (others.length > 0 || !/^[a-h1-9]$/.test(spoken)) return [];
  const option = /\d/.test(spoken) ? Number(spoken) - 1 : spoken.charCodeAt(0) - 97;
  return option < count ? [{ start: at, end: at + 1, option, isPartial: false }] : [];
}

/** Positions that are named as such. One that no option has is no answer: "the fifth" of four. */
export function placesIn(said: Said, count: number): Mention[] {
  const isShort = wordsIn(said, { start: 0, end: said.tokens.length }).length <= MAX_WORDS_OF_POSITION;
  const found = [...ordinalsIn(said, count, isShort), ...numbersOfOptions(said, count)];
  const known = found.filter(({ option }) => option >= 0 && option < count);
  return known.length < found.length ? [] : known.toSorted((a, b) => a.start - b.start);
}

function ordinalsIn(said: Said, count: number, isShort: boolean): Mention[] {
  const { ordinals, penultimate } = said.words;
  const found: Mention[] = [];
  for (let at = 0; at < said.tokens.length; at++) {
    const length = [3, 2, 1].find((n) => isWhole(penultimate, wordsIn(said, { start: at, end: at + n }).join(' ')));
    const text = said.tokens[at]?.text ?? '';
    const index = ordinals.findIndex((ordinal) => isWhole(ordinal, text));
    const isMiddle = count % 2 === 1 && isWhole(MIDDLE, text);
    if (length === undefined && index < 0 && !isMiddle) continue;
    const last = isMiddle ? (count - 1) / 2 : index === ordinals.length - 1 ? count - 1 : index;
    const span = { start: at, end: at + (length ?? 1) };
    if (isPlace(said, span, isShort))
      found.push({ ...span, option: length === undefined ? last : count - 2, isPartial: false });
    at = span.end - 1;
  }
  return found;
}

const MIDDLE = wordPattern('middle|mittlere[nrs]?|milieu|medio|central|centrale');

/** Whether a position is meant: "the second time I called" and "the last one I tried" are none. In a longer answer only "the last one" is. */
function isPlace(said: Said, span: Span, isShort: boolean): boolean {
  const { words } = said;
  const rest = after(said, span, undefined);
  const isNamed = isWhole(words.places, rest[0] ?? '') || endingAt(words.places, before(said, span, undefined)) >= 0;
  const then = isWhole(words.places, rest[0] ?? '') ? rest.slice(1) : rest;
  const isEnded = [words.around, words.join, words.yes, words.correction, words.listed].some((p) =>
    beginsWith(p, then),
  );
  if (!isShort && !isNamed) return false;
  return then.length === 0 || isEnded || (!isNamed && isWhole(words.function_words, then[0] ?? ''));
}

/** "option 3", "number two", and after one of those "the 2" */
export const numbersOfOptions = (said: Said, count: number): Mention[] => {
  let isCounted = false;
  return numbersIn(said).flatMap(({ start, end, value }) => {
    const lead = before(said, { start, end }, undefined);
    const isBare =
      isCounted &&
      isWhole(said.words.determiners, lead.at(-1) ?? '') &&
      after(said, { start, end }, undefined).length === 0;
    const isNamed = endingAt(said.words.places, lead) >= 0 && !isNumberOf(said, { start, end }, lead);
    isCounted ||= isNamed;
    const isPosition = Number.isInteger(value) && (isNamed || (isBare && value <= count));
    return isPosition ? [{ start, end, option: value - 1, isPartial: false }] : [];
  });
};

/** "The number 4 bus", "ligne numéro 4": the number of something else. */
function isNumberOf(said: Said, span: Span, lead: readonly string[]): boolean {
  if (!isWhole(NUMBER, lead.at(-1) ?? '')) return false;
  const { words } = said;
  const isSmall = (word: string): boolean =>
    [words.function_words, words.determiners, words.around, words.join, words.yes, words.no, words.correction].some(
      (each) => isWhole(each, word),
    );
  const [next] = after(said, span, undefined);
  return (
    (next !== undefined && !isSmall(next)) ||
    withoutFillers(
      lead.slice(0, -1).filter((word) => !isSmall(word)),
      words,
    ) !== ''
  );
}
const NUMBER = wordPattern('number|nummer|nr|numero');

/** Words between the positions of a list, and around it. */
const bareOf = ({ words, language }: Said, spoken: string): string[] => {
  const { and, only } = severalWordsOf(language);
  const rest = spoken.replaceAll(words.listed, ' ').split(/\s+/);
  return withoutFillers(rest, words)
    .split(' ')
    .filter((word) => word !== '' && ![and, only, words.places].some((pattern) => isWhole(pattern, word)));
};

/** The options that nothing but their positions name: "1 and 3", "a, c", "the last two"; null if one of them does not exist. */
export function listedPlaces(text: string, options: readonly string[], language: Language): readonly number[] | null {
  // "1,3" is no fraction.
  const said = saidIn(text.replaceAll(/(?<=\d)[.,](?=\d)/g, ', '), language);
  const bare = bareOf(said, wordsIn(said, { start: 0, end: said.tokens.length }).join(' '));
  const spoken = bare.filter((word) => !isWhole(said.words.determiners, word));
  return groupOf(said, spoken, options.length) ?? numbersOf(said, options);
}

/** "The first two", "los dos últimos" */
function groupOf({ words, language }: Said, spoken: readonly string[], count: number): number[] | null {
  if (spoken.length !== 2) return null;
  const [first, last] = [words.ordinals[0], words.ordinals.at(-1)].map((ordinal) =>
    spoken.findIndex((word) => ordinal !== undefined && isWhole(ordinal, word)),
  );
  const at = Math.max(first ?? -1, last ?? -1);
  const word = spoken[1 - at] ?? '';
  const isBoth = isWhole(severalWordsOf(language).both, word);
  const amount = isBoth ? 2 : /^\d$/.test(word) ? Number(word) : (spelledNumber(word, language) ?? 0);
  if (at < 0 || amount < 2 || amount > count) return null;
  const from = (first ?? -1) >= 0 ? 0 : count - amount;
  return Array.from({ length: amount }, (_, n) => from + n);
}

/** Groups of positions beside names: "the first two, and the bike". */
export const groupsIn = (said: Said, count: number): Mention[] =>
  said.tokens.flatMap(({ text }, start) => {
    const group = groupOf(said, [text, said.tokens[start + 1]?.text ?? ''], count) ?? [];
    return group.map((option) => ({ start, end: start + 2, option, isPartial: false }));
  });

/** "1 and 3", "a, c" */
function numbersOf(said: Said, options: readonly string[]): number[] | null {
  const all = wordsIn(said, { start: 0, end: said.tokens.length });
  const { and } = severalWordsOf(said.language);
  const letters = all.filter((word) => !isWhole(and, word));
  const digits = bareOf(said, all.join(' ')).filter((word) => !isWhole(said.words.determiners, word));
  const spoken = [digits, letters].find(
    (words, at) => words.length > 1 && words.every((word) => LISTS[at]?.test(word)),
  );
  if (spoken === undefined || options.some((option) => spoken.includes(plain(option)))) return null;
  const indexes = spoken.map((word) => (/\d/.test(word) ? Number(word) - 1 : word.charCodeAt(0) - 97));
  return indexes.some((at) => at >= options.length) ? null : indexes;
}

const LISTS = [/^[1-9]$/, /^[a-h]$/];
