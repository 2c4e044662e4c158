import type { CommonWords } from './common-words.ts';
import { type Run, SPACED, UNSPACED, runsOf } from './fold.ts';

/** All current and former names and addresses of a person. */
export interface KnownPerson {
  readonly names: readonly string[];
  readonly emails: readonly string[];
}

/** Words that are a name when they follow each other in a text, with a rule for their case. */
export interface Form {
  /** Folded words; one that begins with INITIAL matches a single capital. */
  readonly words: readonly string[];
  /**
   * `any`: any case. `capital`: each word begins with a capital, because in lower case it has another meaning. `capitals`: all capitals.
   * `dotted`: initials with full stops between them.
   */
  readonly rule: 'any' | 'capital' | 'capitals' | 'dotted';
  /** The exact text, except for case. */
  readonly literal?: string;
}

/** Forms in scripts without spaces, as folded text. */
export interface Forms {
  readonly spaced: Form[];
  readonly unspaced: string[];
}

/** Marks an initial, to distinguish it from a word. */
export const INITIAL = '^';
/** Initials that this many people share identify nobody. */
const TOO_MANY = 3;
/** Lower-case words of a name up to this length are particles such as "van" and "de", which identify nobody on their own. */
const PARTICLE_LETTERS = 3;
/** Maximum number of words in a form; a longer name is matched in parts. */
const MAX_WORDS = 8;
const SEPARATORS = /[\s,;/·・]+/;

type Word = Run & { folded: string; written: string };

/** The forms in which names may occur in a text. */
export function formsOf(people: readonly KnownPerson[], isCommon: CommonWords): Forms {
  const forms: Forms = { spaced: [], unspaced: [] };
  const counts = new Map<string, number>();
  for (const person of people) {
    const initials = new Set<string>();
    for (const name of person.names) addName(forms, name, initials, isCommon);
    for (const email of person.emails) addEmail(forms, email, person.names, isCommon);
    for (const each of initials) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  for (const [initials, count] of counts) {
    const isIdentifying = count < TOO_MANY && !isCommon(initials);
    if (isIdentifying) forms.spaced.push({ words: [initials], rule: 'capitals' });
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
  const identifying = spaced.filter((word) => !isParticle(word));
  for (const word of identifying) addWord(forms, word, parts, isCommon);
  addSequences(forms, spaced, identifying, isCommon);
  addInitials(forms, identifying, initials);
}

/** A single word. A fragment of a part ("O" of "O'Brien") needs at least three letters. */
function addWord(forms: Forms, word: Word, parts: readonly Word[][], isCommon: CommonWords): void {
  const isWhole = parts.some((runs) => runs.length === 1 && runs[0] === word);
  if (word.folded.length < (isWhole ? 2 : 3)) return;
  forms.spaced.push({ words: [word.folded], rule: isCommon(word.folded) ? 'capital' : 'any' });
}

/** Consecutive words ("van der Berg", "O'Brien"), first and last name, and both with one of them as an initial. */
function addSequences(forms: Forms, words: readonly Word[], identifying: readonly Word[], isCommon: CommonWords): void {
  const sequence = (each: readonly Word[]): void => {
    if (each.length < 2) return;
    const isPlain = each.every(({ folded }) => isCommon(folded) || folded.length === 1);
    forms.spaced.push({ words: each.map(({ folded }) => folded), rule: isPlain ? 'capital' : 'any' });
  };
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 2; end <= Math.min(words.length, start + MAX_WORDS); end += 1) {
      const each = words.slice(start, end);
      if (each.some((word) => identifying.includes(word))) sequence(each);
    }
  }
  const [first, last] = [identifying[0], identifying.at(-1)];
  if (!first || !last || first === last) return;
  if (identifying.length > 2) sequence([first, last]);
  // "zebulonquartermaine", as in account names.
  forms.spaced.push({ words: [first.folded + last.folded], rule: 'any' });
  if (first.folded.length > 1) forms.spaced.push(withInitial(first.folded, initialOf(last)));
  if (last.folded.length > 1) forms.spaced.push(withInitial(initialOf(first), last.folded));
}

const withInitial = (...words: string[]): Form => ({ words, rule: 'capital' });
const initialOf = ({ folded }: Word): string => `${INITIAL}${[...folded][0] ?? ''}`;

/** "Z. Q." and "Z.Q."; the caller adds "ZQ" unless too many people share it. A name that consists of initials matches in both forms. */
function addInitials(forms: Forms, identifying: readonly Word[], initials: Set<string>): void {
  if (identifying.length < 2) return;
  const all = identifying.map(initialOf);
  const ends = [all[0] ?? '', all.at(-1) ?? ''];
  for (const words of identifying.length > 2 ? [all, ends] : [all]) {
    forms.spaced.push({ words, rule: 'dotted' });
    initials.add(words.map((word) => word.slice(INITIAL.length)).join(''));
  }
  if (!identifying.every(({ folded }) => folded.length === 1)) return;
  forms.spaced.push({ words: all, rule: 'capital' });
  forms.spaced.push({ words: [identifying.map(({ folded }) => folded).join('')], rule: 'capitals' });
}

/** The name and its likely family and given name. Parts of one character are skipped, because they would match too much else. */
function addUnspaced(forms: Forms, folded: string, isCommon: CommonWords): void {
  const letters = [...folded];
  if (letters.length < 2) return;
  forms.unspaced.push(folded);
  if (letters.length < 3 || letters.length > 4 || !/^[\p{sc=Han}\p{sc=Hangul}]+$/u.test(folded)) return;
  const given = letters.slice(letters.length === 3 ? 1 : 2).join('');
  const family = letters.slice(0, 2).join('');
  forms.unspaced.push(...[given, family].filter((part) => !isCommon(part)));
}

/** The address, and its local part if it contains a name, or if no name is known and it is not a common word ("info"). */
function addEmail(forms: Forms, email: string, names: readonly string[], isCommon: CommonWords): void {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  const address = runsOf(email);
  if (address.length > 1) {
    forms.spaced.push({ words: address.map(({ folded }) => folded), rule: 'any', literal: literalOf(email, address) });
    // As one word, the form that tagging produces.
    forms.spaced.push({ words: [address.map(({ folded }) => folded).join('')], rule: 'any' });
  }
  const words = runsOf(local);
  const [only] = words;
  const known = names.flatMap(runsOf).filter(({ folded }) => folded.length > 2);
  const containsName = known.some(({ folded }) => words.some((word) => word.folded.includes(folded)));
  const isIdentifying = known.length === 0 && !(words.length === 1 && isCommon(only?.folded ?? ''));
  if (!only || local.length < 2 || !(containsName || isIdentifying)) return;
  if (containsName && words.length === 1 && known.some(({ folded }) => folded === only.folded)) return;
  forms.spaced.push({ words: words.map(({ folded }) => folded), rule: 'any', literal: literalOf(local, words) });
}

/** Names and addresses are compared as the text between their first and their last word. */
function literalOf(text: string, words: readonly Word[]): string {
  return text.slice(words[0]?.start, words.at(-1)?.end).normalize('NFC').toLowerCase();
}

export function beginsWithCapital(word: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(word.normalize('NFC'));
}
