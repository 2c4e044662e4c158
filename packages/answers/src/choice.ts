import { type Language, languageOf, stemOf } from '@insights/language';
import { numbersIn } from './numbers.ts';
import {
  type Said,
  type Span,
  after,
  before,
  beginsWith,
  clauseOf,
  correctionIn,
  endingAt,
  isAlmost,
  isDenied,
  isJoined,
  placesOf,
  saidIn,
  withoutFillers,
  wordsIn,
} from './said.ts';
import { has, isWhole, plain, plainWordsOf } from './text.ts';

export type ChoiceAnswer = { kind: 'one'; option: string } | { kind: 'several'; options: string[] } | { kind: 'none' };

/** Words that name an option. */
export interface Mention extends Span {
  readonly option: number;
  readonly isVerbatim: boolean;
}

/** Longer answers name no option by its position. */
const MAX_WORDS_OF_POSITION = 10;
const NONE: ChoiceAnswer = { kind: 'none' };

/**
 * The option that an answer selects, only where the answer leaves no doubt: by its text or words that no other option has, by its position
 * ("the second", "b"), or by a yes or no. What is denied ("not by phone", "rather than phone"), or about another time or person does not count,
 * and a correction ("no wait, I meant …") replaces what came before it.
 */
export function matchChoice(text: string, options: readonly string[], language: Language): ChoiceAnswer {
  const said = saidIn(text, language);
  const whole = plain(text.slice(0, 2_000));
  if (whole === '') return NONE;
  const exact = options.filter((option) => plain(option) === whole);
  if (exact[0] !== undefined && exact.length === 1) return { kind: 'one', option: exact[0] };
  const mentions = optionsIn(said, options);
  const named = settle(said, mentions, options);
  if (named !== null) return named;
  if (isUndecided(said, [])) return NONE;
  const placed = settle(said, positionsIn(said, options), options);
  if (placed !== null) return placed;
  // What is named and denied is no answer, whatever else is said: "no, not by phone".
  const answer = mentions.length > 0 ? null : byYesOrNo(whole, options, said);
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
  const { kept } = heldIn(said, mentions);
  const { from, isTakenBack } = correctionIn(said, kept);
  const current = kept.filter(({ start }) => start >= from);
  const [first] = current;
  if (!first) return null;
  if (isTakenBack) return NONE;
  const chosen = leads(said, current) ? [first.option] : [...new Set(current.map(({ option }) => option))];
  const isUnclear = chosen.length === 1 && (isUndecided(said, current) || isLesser(said, mentions, first));
  if (isUnclear) return NONE;
  const [only] = chosen;
  if (only !== undefined && chosen.length === 1) return { kind: 'one', option: options[only] ?? '' };
  return { kind: 'several', options: chosen.toSorted((a, b) => a - b).map((option) => options[option] ?? '') };
}

/** Mentions of the speaker's that count, and those that are denied. */
export function heldIn(said: Said, mentions: readonly Mention[]): { kept: Mention[]; denied: Mention[] } {
  const places = placesOf(said, mentions);
  const denied: boolean[] = [];
  for (const [at, mention] of mentions.entries()) {
    const [previous, next] = [mentions[at - 1], mentions[at + 1]];
    const isSame = previous !== undefined && isJoined(said, previous, mention) && denied[at - 1] === true;
    denied.push(isSame || isDenied(said, mention, previous, next) || isAlmost(said, mention, previous));
  }
  const own = ({ start }: Mention): boolean => places[said.clauseAt[start] ?? 0] === 'own';
  return {
    kept: mentions.filter((mention, at) => denied[at] === false && own(mention)),
    denied: mentions.filter((mention, at) => denied[at] === true && own(mention)),
  };
}

/** All or none of them, or no matter which, beside the mentions. */
function isUndecided(said: Said, mentions: readonly Mention[]): boolean {
  const isNamed = new Set(
    mentions.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)),
  );
  const rest = said.tokens.flatMap(({ kind, text }, at) => (kind === 'mark' ? [] : [isNamed.has(at) ? '_' : text]));
  return has(said.words.undecided, rest.join(' ').replaceAll(said.words.around, ' _ '));
}

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
    if (kind === 'mark' || taken.has(at)) return [];
    const option = telling(text);
    return option === undefined ? [] : [{ start: at, end: at + 1, option, isVerbatim: false }];
  });
  return [...verbatim, ...single].toSorted((a, b) => a.start - b.start);
}

/** The longest option at each place. */
function wholeOptionsIn(said: Said, options: readonly string[]): Mention[] {
  const spoken = said.tokens.flatMap(({ kind, text }, at) => (kind === 'mark' ? [] : [{ text, at }]));
  const names = options.map((option) => plainWordsOf(option));
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
    found.push({ start: spoken[at]?.at ?? 0, end: last.at + 1, option: hit.option, isVerbatim: true });
    at += hit.words.length - 1;
  }
  return found;
}

/** The option that a word identifies, because no other option has it. */
function tellingWords({ words, language }: Said, options: readonly string[]): (word: string) => number | undefined {
  const own = options.map((option) => [
    ...new Set(plainWordsOf(option).filter((word) => !isWhole(words.common, word))),
  ]);
  const owners = new Map<string, Set<number>>();
  for (const [option, telling] of own.entries())
    for (const word of telling) {
      const stem = stemOf(word, language);
      owners.set(stem, (owners.get(stem) ?? new Set()).add(option));
    }
  const only = (stem: string): number | undefined => {
    const [first, ...others] = owners.get(stem) ?? [];
    return others.length === 0 ? first : undefined;
  };
  const known = new Map<string, number | undefined>();
  return (spoken) => {
    if (isWhole(words.common, spoken)) return undefined;
    if (!known.has(spoken)) known.set(spoken, only(stemOf(spoken, language)) ?? shortFor(spoken, own, only, language));
    return known.get(spoken);
  };
}

/** "bus" for "autobús". */
function shortFor(
  spoken: string,
  own: readonly string[][],
  only: (stem: string) => number | undefined,
  language: Language,
): number | undefined {
  if (spoken.length < 3) return undefined;
  const word = own.flat().find((each) => each.length <= 8 && each.endsWith(spoken));
  return word === undefined ? undefined : only(stemOf(word, language));
}

/** "the second one", "option 3", "the last", "b" */
export function positionsIn(said: Said, options: readonly string[]): Mention[] {
  const { tokens } = said;
  const spoken = wordsIn(said, { start: 0, end: tokens.length });
  if (spoken.length > MAX_WORDS_OF_POSITION) return [];
  const letter = spoken.length === 1 && /^[a-h]$/.test(spoken[0] ?? '') ? (spoken[0] ?? '').charCodeAt(0) - 97 : -1;
  const digit = spoken.length === 1 && /^[1-9]$/.test(spoken[0] ?? '') ? Number(spoken[0]) - 1 : -1;
  const alone = Math.max(letter, digit);
  const at = tokens.findIndex(({ kind }) => kind !== 'mark');
  if (alone >= 0) return alone < options.length ? [{ start: at, end: at + 1, option: alone, isVerbatim: true }] : [];
  const found = [...ordinalsIn(said, options.length), ...numbersOfOptions(said)];
  const known = found.filter(({ option }) => option >= 0 && option < options.length);
  // A position that no option has is no answer: "the fifth" of four.
  return known.length < found.length ? [] : known.toSorted((a, b) => a.start - b.start);
}

function ordinalsIn(said: Said, count: number): Mention[] {
  const { ordinals, penultimate } = said.words;
  const found: Mention[] = [];
  for (let at = 0; at < said.tokens.length; at++) {
    const length = [3, 2, 1].find((n) => isWhole(penultimate, wordsIn(said, { start: at, end: at + n }).join(' ')));
    const index = ordinals.findIndex((ordinal) => isWhole(ordinal, said.tokens[at]?.text ?? ''));
    if (length === undefined && index < 0) continue;
    const last = index === ordinals.length - 1 ? count - 1 : index;
    const span = { start: at, end: at + (length ?? 1) };
    if (isPlace(said, span)) found.push({ ...span, option: length === undefined ? last : count - 2, isVerbatim: true });
    at = span.end - 1;
  }
  return found;
}

/** Whether a position is meant: "the second time I called" and "the last one I tried" are none. */
function isPlace(said: Said, span: Span): boolean {
  const { words } = said;
  const rest = after(said, span, undefined);
  const isNamed = isWhole(words.places, rest[0] ?? '');
  const then = isNamed ? rest.slice(1) : rest;
  const isEnded = [words.around, words.join, words.yes, words.correction].some((pattern) => beginsWith(pattern, then));
  return then.length === 0 || isEnded || (!isNamed && isWhole(words.function_words, then[0] ?? ''));
}

/** "option 3", "number two" */
const numbersOfOptions = (said: Said): Mention[] =>
  numbersIn(said).flatMap(({ start, end, value }) =>
    endingAt(said.words.places, before(said, { start, end }, undefined)) >= 0 && Number.isInteger(value)
      ? [{ start, end, option: value - 1, isVerbatim: true }]
      : [],
  );

/** "Yeah, sure" for "Yes" and "nope" for "No", if exactly one option begins like that. */
function byYesOrNo(said: string, options: readonly string[], { words: { yes, no } }: Said): string | null {
  for (const pattern of [yes, no]) {
    if (said.search(pattern) !== 0) continue;
    const [only, ...others] = options.filter((option) => plain(option).search(pattern) === 0);
    if (only !== undefined && others.length === 0) return only;
  }
  return null;
}
