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
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}ー]$/u;
const ASCII = /^[\0-\x7f]*$/;
/** Characters without a glyph: those that Unicode calls ignorable, other format characters, and controls except white space. */
const INVISIBLE = /^[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]--[[\s\x85]--\ufeff]]$/v;
const INVISIBLES = /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]--[[\s\x85]--\ufeff]]/gv;
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
  if (/^[\p{Alphabetic}\p{N}]$/u.test(character)) return SPACED;
  return /^[[\s\x85\u2800]--[ \t]]$/v.test(character) ? BREAKING : NONE;
}

const UNKNOWN = 255;
/** One byte for each code point, filled on demand. */
const classes = new Uint8Array(0x11_0000).fill(UNKNOWN);
/** Likewise for UTF-16 units: 1 where a unit is a whole character that folding does not change. */
const plain = new Uint8Array(0x1_0000).fill(UNKNOWN);
/** Parts of Korean syllables: several form one character. */
const JAMO = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/;

/** Whether each UTF-16 unit of a run is a whole, unchanged character, so that the run can be searched without folding. */
export function isPlain(text: string, { start, end }: { start: number; end: number }): boolean {
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    let known = plain[unit];
    if (known === UNKNOWN) {
      const character = text.charAt(at);
      known = character.isWellFormed() && !JAMO.test(character) && fold(character) === character ? 1 : 0;
      plain[unit] = known;
    }
    if (known === 0) return false;
  }
  return true;
}

/** The class of the character at `at`; for half of a surrogate pair, the class of the pair. */
export function classAt(text: string, at: number): CharacterClass {
  const known = classes[text.charCodeAt(at)] ?? UNKNOWN;
  return known === UNKNOWN ? slowClassAt(text, at) : (known as CharacterClass);
}

/** Halves of pairs stay unknown. */
function slowClassAt(text: string, at: number): CharacterClass {
  const unit = text.charCodeAt(at);
  let point = unit;
  if (unit >= 0xd800 && unit <= 0xdfff) point = text.codePointAt(unit >= 0xdc00 && at > 0 ? at - 1 : at) ?? unit;
  const known = classes[point] ?? UNKNOWN;
  if (known !== UNKNOWN) return known as CharacterClass;
  const found = classify(String.fromCodePoint(point));
  if (point < 0xd800 || point > 0xdfff) classes[point] = found;
  return found;
}

export interface Run {
  start: number;
  end: number;
  kind: typeof SPACED | typeof UNSPACED;
  isAscii: boolean;
  /** Whether a line break or unusual white space stands before it. */
  isAfterBreak: boolean;
}

/** The next run of letters of one kind at or after `from`; undefined at the end. */
export function nextRun(text: string, from: number): Run | undefined {
  const { length } = text;
  let start = from;
  let kind: CharacterClass = NONE;
  let isAfterBreak = false;
  for (; start < length; start += 1) {
    kind = classAt(text, start);
    if (kind === SPACED || kind === UNSPACED) break;
    if (kind === BREAKING) isAfterBreak = true;
  }
  if (kind !== SPACED && kind !== UNSPACED) return undefined;
  let units = text.charCodeAt(start);
  let end = start + 1;
  for (; end < length; end += 1) {
    const next = classAt(text, end);
    if (next !== kind && next !== JOINING) break;
    units |= text.charCodeAt(end);
  }
  return { start, end, kind, isAscii: units < 128, isAfterBreak };
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
