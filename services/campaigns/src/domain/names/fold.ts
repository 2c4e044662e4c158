/** Character classes for finding names. */
export const NONE = 0;
/** Letters and digits of scripts that put spaces between words. */
export const SPACED = 1;
/** Scripts that write words without spaces, and Korean, which joins particles to names. */
export const UNSPACED = 2;
/** Marks and invisible characters: they belong to the character before them. */
export const JOINING = 3;
/** White space other than a plain space or a tab: layout may have put it inside a word. */
export const BREAKING = 4;
export type CharacterClass = typeof NONE | typeof SPACED | typeof UNSPACED | typeof JOINING | typeof BREAKING;

const UNSPACED_SCRIPT =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}ー\uff70\uff9e\uff9f]$/u;
const ASCII = /^[\0-\x7f]*$/;
/**
 * Characters without a glyph: those that Unicode calls ignorable, other format characters, controls except white space, characters of no
 * meaning, and what stands for an object; and the stroke that stretches Arabic words.
 */
const INVISIBLE = /^[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Co}\p{Cn}\ufffc\u0640]--[[\s\x85]--\ufeff]]$/v;
const INVISIBLES = /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Co}\p{Cn}\ufffc\u0640]--[[\s\x85]--\ufeff]]/gv;
/** Unicode counts these apostrophes as letters. */
const APOSTROPHE_LETTER = /^[\u02b9-\u02bf\u02c8\u07f4\u07f5\u055a\ua78b\ua78c]$/;
/**
 * Accents: marks of no script of their own, except those that turn one kana into another, and the points of Hebrew and Arabic. Vowel signs
 * of other scripts distinguish words as letters do, so they are kept.
 */
const ACCENTS =
  /[[[\p{M}&&\p{sc=Inherited}]--[\u3099\u309a]]\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gv;
/** Letters that Unicode does not decompose, as they are written without them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
};
const SPECIAL_LETTERS = /[ßæœøđðħıłþŧς]/g;

/** Removes differences that readers ignore: case, accents, width, composition and characters without a glyph. */
export function fold(text: string): string {
  if (ASCII.test(text)) return removeInvisible(text).toLowerCase();
  return removeInvisible(text.normalize('NFKD'))
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}

export const removeInvisible = (text: string): string => text.replace(INVISIBLES, '');

const TRANSCRIBED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Folds, with umlauts as keyboards without them write them: "Müller" is "mueller". */
export function transcribe(text: string): string {
  if (ASCII.test(text)) return fold(text);
  const composed = removeInvisible(text).normalize('NFKC').toLowerCase();
  return fold(composed.replace(/[äöüåø]/g, (letter) => TRANSCRIBED[letter] ?? letter));
}

function classify(character: string): CharacterClass {
  if (/^\p{M}$/u.test(character) || INVISIBLE.test(character)) return JOINING;
  if (UNSPACED_SCRIPT.test(character)) return UNSPACED;
  if (APOSTROPHE_LETTER.test(character)) return NONE;
  if (/^[\p{Alphabetic}\p{N}]$/u.test(character)) return SPACED;
  return /^[[\s\x85\u2800]--[ \t]]$/v.test(character) ? BREAKING : NONE;
}

const MAX_ASCII = 0x7f;
/** Set with the class of a UTF-16 unit that is a whole character and that folding does not change. */
const PLAIN = 8;
const CLASS = 7;
const UNKNOWN = 255;
/** A class for each code point, filled on demand. Halves of pairs stay unknown. */
const classes = new Uint8Array(0x11_0000).fill(UNKNOWN);
/** Parts of Korean syllables: several form one character. */
const JAMO = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/;

/** The class of the character at `at`, with `PLAIN`; for half of a surrogate pair, of the pair. */
function classWithPlain(text: string, at: number): number {
  const known = classes[text.charCodeAt(at)] ?? UNKNOWN;
  return known === UNKNOWN ? slowClass(text, at) : known;
}

function slowClass(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  let point = unit;
  if (unit >= 0xd800 && unit <= 0xdfff) point = text.codePointAt(unit >= 0xdc00 && at > 0 ? at - 1 : at) ?? unit;
  const known = classes[point] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const character = String.fromCodePoint(point);
  const isPlain = point < 0x1_0000 && !JAMO.test(character) && fold(character) === character;
  const found = classify(character) | (isPlain ? PLAIN : 0);
  if (character.isWellFormed()) classes[point] = found;
  return found;
}

export const classAt = (text: string, at: number): CharacterClass =>
  (classWithPlain(text, at) & CLASS) as CharacterClass;

export interface Run {
  start: number;
  end: number;
  kind: typeof SPACED | typeof UNSPACED;
  /** Whether lower case is all that folding does. */
  isAscii: boolean;
  /** Whether each UTF-16 unit is a whole, unchanged character, so that the run can be searched without folding. */
  isPlain: boolean;
  /** Whether a line break or unusual white space stands before it. */
  isAfterBreak: boolean;
}

/** The next run of letters of one kind at or after `from`; undefined at the end. */
export function nextRun(text: string, from: number): Run | undefined {
  const { length } = text;
  let start = from;
  let found: number = NONE;
  let isAfterBreak = false;
  for (; start < length; start += 1) {
    found = classWithPlain(text, start);
    if ((found & CLASS) === SPACED || (found & CLASS) === UNSPACED) break;
    if ((found & CLASS) === BREAKING) isAfterBreak = true;
  }
  if (start === length) return undefined;
  const kind = found & CLASS;
  let units = text.charCodeAt(start);
  let end = start + 1;
  for (; end < length; end += 1) {
    const unit = text.charCodeAt(end);
    const known = classes[unit] ?? UNKNOWN;
    const next = known === UNKNOWN ? slowClass(text, end) : known;
    if ((next & CLASS) === kind) units |= unit;
    else if ((next & CLASS) === JOINING) units |= MAX_ASCII + 1;
    else break;
    found &= next;
  }
  const isPlain = (found & PLAIN) !== 0;
  return { start, end, kind: kind as Run['kind'], isAscii: units <= MAX_ASCII, isPlain, isAfterBreak };
}

/** All runs of a short text such as a name, folded. */
export function runsOf(text: string, folding = fold): (Run & { folded: string; written: string })[] {
  const runs = [];
  for (let run = nextRun(text, 0); run; run = nextRun(text, run.end)) {
    const written = text.slice(run.start, run.end);
    const folded = folding(written);
    if (folded !== '') runs.push({ ...run, written, folded });
  }
  return runs;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as readers count them. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);
