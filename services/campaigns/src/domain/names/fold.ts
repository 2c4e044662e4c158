/** Character classes for finding names. */
export const NONE = 0;
/** Letters and digits of scripts that put spaces between words. */
export const SPACED = 1;
/** Scripts that write words without spaces, and Korean, which joins particles to names. */
export const UNSPACED = 2;
/** Marks and invisible characters: they belong to the character before them. */
export const JOINING = 3;
export type CharacterClass = typeof NONE | typeof SPACED | typeof UNSPACED | typeof JOINING;

const UNSPACED_SCRIPT =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}ー]$/u;
const ASCII = /^[\0-\x7f]*$/;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
const INVISIBLES = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Accents, and the points of Hebrew and Arabic. Vowel signs of other scripts distinguish words as letters do, so they are kept. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/** Removes differences that readers ignore: case, accents, width and composition. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(INVISIBLES, '')
    .replaceAll('ß', 'ss')
    .normalize('NFC');
}

function classify(character: string): CharacterClass {
  if (/^\p{M}$/u.test(character) || INVISIBLE.test(character)) return JOINING;
  if (UNSPACED_SCRIPT.test(character)) return UNSPACED;
  return /^[\p{L}\p{N}]$/u.test(character) ? SPACED : NONE;
}

const UNKNOWN = 255;
/** One byte for each UTF-16 unit, filled on demand. */
const classes = new Uint8Array(0x1_0000).fill(UNKNOWN);
/** Likewise: 1 where a unit is a whole character that folding does not change. */
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
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit <= 0xdfff) {
    const start = unit >= 0xdc00 && at > 0 ? at - 1 : at;
    return classify(String.fromCodePoint(text.codePointAt(start) ?? 0));
  }
  const known = classes[unit] ?? UNKNOWN;
  if (known !== UNKNOWN) return known as CharacterClass;
  const found = classify(text.charAt(at));
  classes[unit] = found;
  return found;
}

export interface Run {
  start: number;
  end: number;
  kind: typeof SPACED | typeof UNSPACED;
}

/** The next run of letters of one kind at or after `from`; undefined at the end. */
export function nextRun(text: string, from: number): Run | undefined {
  let start = from;
  let kind: CharacterClass = NONE;
  while (start < text.length) {
    kind = classAt(text, start);
    if (kind === SPACED || kind === UNSPACED) break;
    start += 1;
  }
  if (kind !== SPACED && kind !== UNSPACED) return undefined;
  let end = start + 1;
  while (end < text.length) {
    const next = classAt(text, end);
    if (next !== kind && next !== JOINING) break;
    end += 1;
  }
  return { start, end, kind };
}

/** All runs of a short text such as a name, folded. */
export function runsOf(text: string): (Run & { folded: string; written: string })[] {
  const runs = [];
  for (let run = nextRun(text, 0); run; run = nextRun(text, run.end)) {
    const written = text.slice(run.start, run.end);
    const folded = fold(written);
    if (folded !== '') runs.push({ ...run, written, folded });
  }
  return runs;
}
