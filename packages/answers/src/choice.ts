import { type Language, isCommonWord, languageOf, stemOf } from '@insights/language';
import { contentOf, listsOther } from './candidates.ts';
import { isCompared } from './comparisons.ts';
import { byFrequency } from './frequencies.ts';
import { lonePosition, numbersOfOptions, placesIn } from './places.ts';
import { byNumber } from './ranges.ts';
import {
  type Said,
  type Span,
  clauseOf,
  correctionIn,
  isAlmost,
  isDenied,
  isDoubted,
  isJoined,
  isOver,
  placesOf,
  saidIn,
  withoutFillers,
  wordsIn,
} from './said.ts';
import { severalWordsOf } from './several-words.ts';
import { has, isTypo, isWhole, plain, plainWordsOf, wordPattern } from './text.ts';

export type ChoiceAnswer = { kind: 'one'; option: string } | { kind: 'several'; options: string[] } | { kind: 'none' };

/** Words that name an option. */
export interface Mention extends Span {
  readonly option: number;
  /** A word of a longer option, or a part of a longer word. */
  readonly isPartial: boolean;
}

const NONE: ChoiceAnswer = { kind: 'none' };

/**
 * The option that an answer selects, only where the answer leaves no doubt: by its text or words that no other option has, by its position
 * ("the second", "b"), or by a yes or no. What is denied ("not by phone", "rather than phone"), or about another time or person does not count,
 * and a correction ("no wait, I meant …") replaces what came before it.
 */
export function matchChoice(text: string, options: readonly string[], language: Language): ChoiceAnswer {
  const whole = plain(text.slice(0, 2_000));
  if (whole === '') return NONE;
  const exact = options.filter((option) => plain(option) === whole);
  if (exact[0] !== undefined && exact.length === 1) return { kind: 'one', option: exact[0] };
  const said = saidIn(text.slice(0, 2_000), language);
  const positions = placesIn(said, options.length);
  const ranged = positions.length === 0 ? byNumber(text, options, language) : null;
  if (ranged !== null) return ranged;
  const mentions = optionsIn(said, options);
  const numbered = numbersOfOptions(said, options.length);
  const all = [...mentions, ...numbered].toSorted((a, b) => a.start - b.start);
  const named = settle(said, mentions.length > 0 ? all : [], options);
  if (named !== null) return named;
  if (isUndecided(said, [])) return NONE;
  const often = mentions.length > 0 ? null : byFrequency(text, options, language);
  if (often !== null) return { kind: 'one', option: often };
  const placed = settle(said, positions.length > 0 ? positions : lonePosition(said, options.length), options);
  if (placed !== null) return placed;
  // What is named and denied is no answer, whatever else is said: "no, not by phone".
  const answer = mentions.length > 0 ? null : byYesOrNo(said, options);
  return answer === null ? NONE : { kind: 'one', option: answer };
}

/** The options of a question as its speakers know them: in the language of the conversation if the question is translated into it. */
export function shownOptions(
  { options, translations = {} }: Translated & { readonly translations?: Readonly<Record<string, Translated>> },
  tag: string,
): readonly string[] {
  const language = languageOf(tag) ?? 'en';
  const translated = Object.entries(translations).find(([each]) => each === tag || languageOf(each) === language);
  return translated?.[1].options ?? options;
}

interface Translated {
  readonly options: readonly string[];
}

/** The options that count; null if none does. */
function settle(said: Said, mentions: readonly Mention[], options: readonly string[]): ChoiceAnswer | null {
  const { kept, denied, isDoubtful } = heldIn(said, mentions);
  const { from, isTakenBack } = correctionIn(said, kept);
  const latest = kept.filter(({ start }) => start >= from);
  const isOld = ({ option }: Mention): boolean => kept.some((one) => one.start < from && one.option === option);
  // "Coffee, no, tea: coffee only at work"
  const current = latest.every(isOld) ? latest : latest.filter((one) => !isOld(one));
  const [first] = current;
  if (!first) return allBut(denied, options);
  if (isTakenBack) return NONE;
  const chosen = leads(said, current) ? [first.option] : [...new Set(current.map(({ option }) => option))];
  const isUnclear = isDoubtful || isUndecided(said, current) || isLesser(said, mentions, first);
  if (chosen.length === 1 && (isUnclear || current.every((one) => isStray(said, one, mentions)))) return NONE;
  const [only] = chosen;
  const isOnly = only !== undefined && chosen.length === 1 && !listsOther(said, current, false);
  if (isOnly) return { kind: 'one', option: options[only] ?? '' };
  return { kind: 'several', options: chosen.toSorted((a, b) => a - b).map((option) => options[option] ?? '') };
}

/** "Neither small nor large": the one that is left. Of two, the other one need not be meant. */
function allBut(denied: readonly Mention[], options: readonly string[]): ChoiceAnswer | null {
  const without = new Set(denied.map(({ option }) => option));
  const left = options.filter((_option, at) => !without.has(at));
  const [only] = left;
  return only !== undefined && left.length === 1 && options.length > 2 ? { kind: 'one', option: only } : null;
}

/**
 * Mentions of the speaker's that count, and those that are denied or said to be over. It is doubtful whether one counts that a denial follows
 * far behind.
 */
export function heldIn(
  said: Said,
  mentions: readonly Mention[],
): { kept: Mention[]; denied: Mention[]; isDoubtful: boolean } {
  const places = placesOf(said, mentions);
  const denied: boolean[] = [];
  for (const [at, mention] of mentions.entries()) {
    const [previous, next] = [mentions[at - 1], mentions[at + 1]];
    const isSame = previous !== undefined && isJoined(said, previous, mention) && denied[at - 1] === true;
    const isNot = isDenied(said, mention, previous, next) || isOver(said, mention, previous, next);
    // "I sold the tablet, the laptop too"
    const isToo = denied[at - 1] === true && saysToo(said, mention);
    denied.push(isSame || isToo || isNot || isAlmost(said, mention, previous) || isCompared(said, mention, mentions));
  }
  const own = ({ start }: Mention): boolean => places[said.clauseAt[start] ?? 0] === 'own';
  return {
    kept: mentions.filter((mention, at) => denied[at] === false && own(mention)),
    denied: mentions.filter((mention, at) => denied[at] === true && own(mention)),
    isDoubtful: mentions.some((one, at) => denied[at] === false && isDoubted(said, one, mentions[at + 1])),
  };
}

/** Whether the clause says no more of an option than that it is as what was said before. */
function saysToo(said: Said, { start, end }: Mention): boolean {
  const clause = clauseOf(said, start);
  const rest = wordsIn(said, { start: end, end: clause.end });
  const isAll = contentOf(said, [...wordsIn(said, { start: clause.start, end: start }), ...rest]).length === 0;
  return isAll && rest.length > 0 && rest.every((word) => isWhole(severalWordsOf(said.language).also, word));
}

/** A word of a longer option among others names something else, unless only one follows at once: "school" in "straight after school". */
export function isStray(said: Said, { start, end, isPartial }: Mention, mentions: readonly Mention[]): boolean {
  if (!isPartial) return false;
  const clause = clauseOf(said, start);
  const [previous, next] = [mentions.findLast((one) => one.end <= start), mentions.find((one) => one.start >= end)];
  const earlier = wordsIn(said, { start: Math.max(clause.start, previous?.end ?? 0), end: start });
  const later = wordsIn(said, { start: end, end: Math.min(clause.end, next?.start ?? clause.end) });
  const [follows, ...others] = contentOf(said, later);
  return contentOf(said, earlier).length > 0 || others.length > 0 || (follows !== undefined && follows !== later[0]);
}

/** All or none of them, or no matter which, beside the mentions. */
function isUndecided(said: Said, mentions: readonly Mention[]): boolean {
  const isNamed = new Set(
    mentions.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)),
  );
  const rest = said.tokens.flatMap(({ kind, text }, at) => (kind === 'mark' ? [] : [isNamed.has(at) ? '_' : text]));
  return has(said.words.undecided, rest.join(' ').replaceAll(NEITHER, '_').replaceAll(said.words.around, ' _ '));
}

/** Before an option, it denies that one only. */
const NEITHER = wordPattern('(?:neither|nor|weder|noch|ni)(?: \\p{L}+)? _');

/** "The phone is worse than e-mail" names the lesser one first. */
export const isLesser = (said: Said, mentions: readonly Mention[], { start, end }: Mention): boolean =>
  mentions.length > 1 && has(said.words.worse, wordsIn(said, { start: end, end: clauseOf(said, start).end }).join(' '));

/** The answer itself stands at the beginning, alone in its clause; later sentences explain it: "E-mail, because chat is slow". */
function leads(said: Said, mentions: readonly Mention[]): boolean {
  const [first] = mentions;
  if (!first) return false;
  const { sentence } = clauseOf(said, first.start);
  const own = mentions.filter(({ start }) => clauseOf(said, start).sentence === sentence);
  const isOne = own.every(({ option }) => option === first.option);
  return isOne && isAlone(said, own) && !mentions.some((each) => !own.includes(each) && isAlone(said, [each]));
}

/** Whether nothing but fillers is said in the clause of these mentions. */
function isAlone(said: Said, mentions: readonly Mention[]): boolean {
  const [first] = mentions;
  const last = mentions.at(-1);
  if (!first || !last) return false;
  const clause = clauseOf(said, first.start);
  const rest = [
    ...wordsIn(said, { start: clause.start, end: first.start }),
    ...wordsIn(said, { start: last.end, end: clause.end }),
  ].filter((word) => !isWhole(said.words.common, word));
  return withoutFillers(rest, said.words) === '';
}

/** Words of options: whole options, and elsewhere words that only one of them has. */
export function optionsIn(said: Said, options: readonly string[]): Mention[] {
  const verbatim = wholeOptionsIn(said, options);
  const taken = new Set(verbatim.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)));
  const telling = tellingWords(said, options);
  const single = said.tokens.flatMap(({ kind, text }, at): Mention[] => {
    // "The doctors' rooms" are no doctors.
    const isOwner = said.tokens[at + 1]?.text === "'" && said.tokens[at + 1]?.glued === true;
    if (kind === 'mark' || taken.has(at) || isOwner) return [];
    const found = telling(text);
    return found === undefined ? [] : [{ start: at, end: at + 1, ...found }];
  });
  return withoutPartial([...verbatim, ...single].toSorted((a, b) => a.start - b.start));
}

/** Words of one option behind each other name it as a whole: "bike leasing". */
const withoutPartial = (mentions: readonly Mention[]): Mention[] =>
  mentions.map((one, at) => {
    const isSame = [mentions[at - 1], mentions[at + 1]].some(
      (other) => other?.option === one.option && (other.end === one.start || other.start === one.end),
    );
    return isSame ? { ...one, isPartial: false } : one;
  });

/** The words of an option, of a person in one form: "Casado/a", "Rentner:in", "Divorcé(e)". */
const nameOf = (option: string): string[] =>
  plainWordsOf(option.replaceAll(/(?<=\p{L})[/(:*_](?:a|e|in|innen|ne|o)\)?(?!\p{L})/gu, ''));

/** The longest option at each place. */
function wholeOptionsIn(said: Said, options: readonly string[]): Mention[] {
  const spoken = said.tokens.flatMap(({ kind, text }, at) => (kind === 'mark' ? [] : [{ text, at }]));
  const names = options.map(nameOf);
  const byFirst = Map.groupBy(
    names
      .flatMap((words, option) => (words.length > 0 ? [{ words, option }] : []))
      .toSorted((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0],
  );
  const found: Mention[] = [];
  for (let at = 0; at < spoken.length; at++) {
    const hit = byFirst
      .get(spoken[at]?.text)
      ?.find(({ words }) => words.every((word, n) => spoken[at + n]?.text === word));
    const last = hit && spoken[at + hit.words.length - 1];
    if (!hit || !last) continue;
    const mention = { start: spoken[at]?.at ?? 0, end: last.at + 1, option: hit.option, isPartial: false };
    // "Other", "plus" and "no" are options only where they stand alone.
    const isTelling = hit.words.some(
      (word) => !isWhole(said.words.common, word) && !isWhole(said.words.negators, word),
    );
    if (isTelling || isAlone(said, [mention])) found.push(mention);
    at += hit.words.length - 1;
  }
  return found;
}

/** The option that a word identifies, because no other option has it. */
function tellingWords(
  { words, language }: Said,
  options: readonly string[],
): (word: string) => Pick<Mention, 'option' | 'isPartial'> | undefined {
  const spelled = options.map(nameOf);
  // "Every day" and "no car at all" are named as a whole, or not at all.
  const own = spelled.map((each) =>
    each.length > 1 && each.some((word) => isWhole(words.amounts, word))
      ? []
      : [...new Set(each.filter((word) => !isWhole(words.common, word)))],
  );
  const owners = new Map<string, Set<number>>();
  for (const [option, telling] of own.entries())
    for (const word of telling) {
      const stem = stemOf(genderless(word, language), language);
      owners.set(stem, (owners.get(stem) ?? new Set()).add(option));
    }
  const find = (spoken: string): Pick<Mention, 'option' | 'isPartial'> | undefined => {
    const [option, ...others] = owners.get(stemOf(genderless(spoken, language), language)) ?? [];
    if (option !== undefined)
      return others.length === 0 ? { option, isPartial: (own[option]?.length ?? 0) > 1 } : undefined;
    const clipped = own.flatMap((each, at) => (each.some((word) => isClipped(spoken, word)) ? [at] : []));
    if (clipped.length > 0) return clipped.length === 1 ? { option: clipped[0] ?? 0, isPartial: true } : undefined;
    const typed = own.flatMap((each, at) => (each.some((word) => isMistyped(spoken, word)) ? [at] : []));
    return typed.length === 1 ? { option: typed[0] ?? 0, isPartial: (own[typed[0] ?? 0]?.length ?? 0) > 1 } : undefined;
  };
  const known = new Map<string, Pick<Mention, 'option' | 'isPartial'> | undefined>();
  return (spoken) => {
    if (isWhole(words.common, spoken)) return undefined;
    if (!known.has(spoken)) known.set(spoken, find(spoken));
    return known.get(spoken);
  };
}

/** "Divorcée" as "divorcé", "Rentnerin" as "Rentner": people name themselves otherwise than an option does. */
const genderless = (word: string, language: Language): string =>
  language === 'fr' ? word.replace(/ee(s?)$/, 'e$1') : language === 'de' ? word.replace(/er(?:in|innen)$/, 'er') : word;

/**
 * What people leave out of a long word is a part of it, not a letter: "bus" for "autobús", "insta" for "Instagram", never "rain" for "train",
 * nor a word of its own that begins a longer one: "foot" is no "football".
 * The "e" of "email" is such a part.
 */
const LEAST_LEFT_OUT = 3;
const isClipped = (spoken: string, word: string): boolean =>
  word === `e${spoken}` ||
  (word.length - spoken.length >= LEAST_LEFT_OUT &&
    ((spoken.length >= 3 && word.endsWith(spoken)) ||
      (spoken.length >= 4 && word.startsWith(spoken) && !isCommonWord(spoken))));

const MIN_LETTERS_OF_TYPO = 5;
const isMistyped = (spoken: string, word: string): boolean =>
  Math.min(spoken.length, word.length) >= MIN_LETTERS_OF_TYPO && !isCommonWord(spoken) && isTypo(spoken, word);

/** "Yeah, sure" for "Yes" and "nope" for "No, not yet", if exactly one option says that alone: "No meat" is none for "No restrictions". */
function byYesOrNo(said: Said, options: readonly string[]): string | null {
  const spoken = wordsIn(said, said.clauses[0] ?? { start: 0, end: 0 }).join(' ');
  for (const pattern of [said.words.yes, said.words.no]) {
    if (spoken.search(pattern) !== 0) continue;
    const rest = withoutFillers(spoken.replaceAll(pattern, ' ').split(' '), said.words);
    if (contentOf(said, rest.split(' ')).length > 0) return null;
    const [only, ...others] = options.filter((option) => isWhole(pattern, plain(option.split(/[,;:–—(]/)[0] ?? '')));
    if (only !== undefined && others.length === 0) return only;
  }
  return null;
}
