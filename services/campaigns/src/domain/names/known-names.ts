import type { CommonWords } from './common-words.ts';
import { type Run, SPACED, UNSPACED, runsOf } from './fold.ts';

/** Everything that a person was ever called. */
export interface KnownPerson {
  readonly names: readonly string[];
  readonly emails: readonly string[];
}

/** How the words of a form have to stand in a text to count as the name. */
export interface Form {
  /** Folded words; one that begins with INITIAL stands for a single capital. */
  readonly words: readonly string[];
  /**
   * `any`: in every case. `capital`: each word begins with a capital, because it means something else otherwise. `capitals`: all of it.
   * `dotted`: initials with full stops between them.
   */
  readonly rule: 'any' | 'capital' | 'capitals' | 'dotted';
  /** The text has to read exactly so, but for case. */
  readonly literal?: string;
}

/** Forms in scripts without spaces, as folded text. */
export interface Forms {
  readonly spaced: Form[];
  readonly unspaced: string[];
}

/** Before the letter of an initial, so that it is no word. */
export const INITIAL = '^';
/** As many people share initials that single nobody out. */
const TOO_MANY = 3;
/** Lower-case words of names that are as short as this are the likes of "van" and "de": on their own they name nobody. */
const PARTICLE_LETTERS = 3;
/** A longer name is found by pieces of so many words. */
const MOST_WORDS = 8;
const SEPARATORS = /[\s,;/·・]+/;

type Word = Run & { folded: string; written: string };

/** The forms by which people may be named in a text. */
export function formsOf(people: readonly KnownPerson[], isCommon: CommonWords): Forms {
  const forms: Forms = { spaced: [], unspaced: [] };
  const bearers = new Map<string, number>();
  for (const person of people) {
    const initials = new Set<string>();
    for (const name of person.names) addName(forms, name, initials, isCommon);
    for (const email of person.emails) addEmail(forms, email, person.names, isCommon);
    for (const each of initials) bearers.set(each, (bearers.get(each) ?? 0) + 1);
  }
  for (const [initials, count] of bearers) {
    const isTold = count < TOO_MANY && !isCommon(initials);
    if (isTold) forms.spaced.push({ words: [initials], rule: 'capitals' });
  }
  return forms;
}

function addName(forms: Forms, name: string, initials: Set<string>, isCommon: CommonWords): void {
  const parts = name
    .split(SEPARATORS)
    .map(runsOf)
    .filter((runs) => runs.length > 0);
  const words = parts.flat();
  if (words.length === 0) return;
  for (const word of words) if (word.kind === UNSPACED) addUnspaced(forms, word.folded, isCommon);
  const spaced = words.filter(({ kind }) => kind === SPACED);
  const isMixed = spaced.some(({ written }) => beginsWithCapital(written));
  const isParticle = ({ written, folded }: Word): boolean =>
    isMixed && !beginsWithCapital(written) && folded.length <= PARTICLE_LETTERS;
  const telling = spaced.filter((word) => !isParticle(word));
  for (const word of telling) addWord(forms, word, parts, isCommon);
  addSequences(forms, spaced, telling, isCommon);
  addInitials(forms, telling, initials);
}

/** A part on its own. Pieces of a part ("O" of "O'Brien") name somebody from three letters on. */
function addWord(forms: Forms, word: Word, parts: readonly Word[][], isCommon: CommonWords): void {
  const isWhole = parts.some((runs) => runs.length === 1 && runs[0] === word);
  if (word.folded.length < (isWhole ? 2 : 3)) return;
  forms.spaced.push({ words: [word.folded], rule: isCommon(word.folded) ? 'capital' : 'any' });
}

/** Words one after the other ("van der Berg", "O'Brien"), first and last, and with either of them an initial. */
function addSequences(forms: Forms, words: readonly Word[], telling: readonly Word[], isCommon: CommonWords): void {
  const sequence = (each: readonly Word[]): void => {
    if (each.length < 2) return;
    const isPlain = each.every(({ folded }) => isCommon(folded) || folded.length === 1);
    forms.spaced.push({ words: each.map(({ folded }) => folded), rule: isPlain ? 'capital' : 'any' });
  };
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= Math.min(words.length, start + MOST_WORDS); end += 1) {
      const each = words.slice(start, end);
      if (each.some((word) => telling.includes(word))) sequence(each);
    }
  }
  const [first, last] = [telling[0], telling.at(-1)];
  if (!first || !last || first === last) return;
  if (telling.length > 2) sequence([first, last]);
  // "zebulonquartermaine", as accounts are called.
  forms.spaced.push({ words: [first.folded + last.folded], rule: 'any' });
  if (first.folded.length > 1) forms.spaced.push(withInitial(first.folded, initialOf(last)));
  if (last.folded.length > 1) forms.spaced.push(withInitial(initialOf(first), last.folded));
}

const withInitial = (...words: string[]): Form => ({ words, rule: 'capital' });
const initialOf = ({ folded }: Word): string => `${INITIAL}${[...folded][0] ?? ''}`;

/** "Z. Q." and "Z.Q."; "ZQ" is left to the caller, who knows how many share it. A name that was given as initials is one in either form. */
function addInitials(forms: Forms, telling: readonly Word[], initials: Set<string>): void {
  if (telling.length < 2) return;
  const all = telling.map(initialOf);
  const ends = [all[0] ?? '', all.at(-1) ?? ''];
  for (const words of telling.length > 2 ? [all, ends] : [all]) {
    forms.spaced.push({ words, rule: 'dotted' });
    initials.add(words.map((word) => word.slice(INITIAL.length)).join(''));
  }
  if (!telling.every(({ folded }) => folded.length === 1)) return;
  forms.spaced.push({ words: all, rule: 'capital' });
  forms.spaced.push({ words: [telling.map(({ folded }) => folded).join('')], rule: 'capitals' });
}

/** The name, and what is likely its family name or its given name: one of two characters at least, or too much else would go with it. */
function addUnspaced(forms: Forms, folded: string, isCommon: CommonWords): void {
  const letters = [...folded];
  if (letters.length < 2) return;
  forms.unspaced.push(folded);
  if (letters.length < 3 || letters.length > 4 || !/^[\p{sc=Han}\p{sc=Hangul}]+$/u.test(folded)) return;
  const given = letters.slice(letters.length === 3 ? 1 : 2).join('');
  const family = letters.slice(0, 2).join('');
  forms.unspaced.push(...[given, family].filter((part) => !isCommon(part)));
}

/** The address; what stands before the @ too, where it is made of the name, or nothing else is known and it is no common word ("info"). */
function addEmail(forms: Forms, email: string, names: readonly string[], isCommon: CommonWords): void {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  const address = runsOf(email);
  if (address.length > 1) {
    forms.spaced.push({ words: address.map(({ folded }) => folded), rule: 'any', literal: literalOf(email, address) });
    // As one word, which tagging makes of it.
    forms.spaced.push({ words: [address.map(({ folded }) => folded).join('')], rule: 'any' });
  }
  const words = runsOf(local);
  const [only] = words;
  const known = names.flatMap(runsOf).filter(({ folded }) => folded.length > 2);
  const isMade = known.some(({ folded }) => words.some((word) => word.folded.includes(folded)));
  const isTelling = known.length === 0 && !(words.length === 1 && isCommon(only?.folded ?? ''));
  if (!only || local.length < 2 || !(isMade || isTelling)) return;
  if (isMade && words.length === 1 && known.some(({ folded }) => folded === only.folded)) return;
  forms.spaced.push({ words: words.map(({ folded }) => folded), rule: 'any', literal: literalOf(local, words) });
}

/** Names and addresses are compared as the text between their first and their last word. */
function literalOf(text: string, words: readonly Word[]): string {
  return text.slice(words[0]?.start, words.at(-1)?.end).normalize('NFC').toLowerCase();
}

export function beginsWithCapital(word: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(word.normalize('NFC'));
}
