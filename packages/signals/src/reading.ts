/** A word of a message, with its place in the text. */
export interface Word {
  /** Lower case, without accents, apostrophes and symbols that stand for letters. */
  text: string;
  /** As written, in lower case. */
  raw: string;
  /** Only its first letter is a capital. */
  isCapitalised: boolean;
  start: number;
  end: number;
  /** What follows the word: nothing, a comma or the like, or the end of a sentence. */
  stop: Stop;
  /** The word stands between quotation marks. */
  quoted: boolean;
}

export type Stop = 'none' | 'soft' | 'hard';

/** Longer messages are read at their beginning and their end, each half this long. */
const MAX_CHARACTERS = 20_000;
/** No word of a lexicon is longer. */
export const MAX_WORD = 40;

/** Letters with apostrophes, or symbols instead of letters, inside; or a laughing face. Both classes are disjoint, so the search is linear. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:[’'‘ʼ`´*@$!|]+(?=\p{L})[\p{L}\p{N}\p{M}]+)*|[😂🤣😆😅😹💀🙃]/gu;
const APOSTROPHE = /[’'‘ʼ`´]/gu;
/** French words that lose their vowel before another word: j'en, n'ai, qu'on. */
const ELIDED = /^(?:[jntmsldc]|qu|jusqu|lorsqu|puisqu|quelqu)$/;
/** A number with a unit or an ending: 15yo, 7th, 30min. */
const AMOUNT = /^\d{1,4}\p{L}{1,6}$/u;
const SYMBOLS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};
const HARD = /[.!?;\n。！？]/u;
const SOFT = /[,:…()[\]–—/"“”„«»]|\.{2,}|\s-\s/u;
const QUOTES = /["“”„«»]/gu;

/** Lower case, no accents, plain letters: "Bücher" becomes "bucher". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/** The words of a message, in order. Time grows with the length of the text, up to a limit. */
export function read(text: string): Word[] {
  if (text.length <= MAX_CHARACTERS) return readPart(text, 0);
  const half = MAX_CHARACTERS / 2;
  return [...readPart(text.slice(0, half), 0), ...readPart(text.slice(-half), text.length - half)];
}

function readPart(text: string, offset: number): Word[] {
  const words: Word[] = [];
  let quoted = false;
  let end = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const between = text.slice(end, index);
    const last = words.at(-1);
    if (last !== undefined) last.stop = stopIn(between);
    quoted = quotedAfter(between, quoted);
    for (const part of partsOf(found, index + offset)) words.push({ ...part, stop: 'none', quoted });
    end = index + found.length;
  }
  const last = words.at(-1);
  if (last !== undefined) last.stop = 'hard';
  return words;
}

function stopIn(between: string): Stop {
  if (between === ' ') return 'none';
  // Dots in a row are a pause, not an end: "I want to ... die".
  if (HARD.test(between.replaceAll(/\.{2,}/g, '…'))) return 'hard';
  return SOFT.test(between) ? 'soft' : 'none';
}

function quotedAfter(between: string, before: boolean): boolean {
  let quoted = before;
  for (const [mark] of between.matchAll(QUOTES)) {
    if (mark === '"' || mark === '“') quoted = !quoted;
    else quoted = mark === '„' || mark === '«';
  }
  return quoted;
}

type Part = Pick<Word, 'text' | 'raw' | 'isCapitalised' | 'start' | 'end'>;

/** A written word as one word, or as two where French joins them by an apostrophe. */
function partsOf(found: string, start: number): Part[] {
  const part = (raw: string, from: number): Part => ({
    text: plain(raw.slice(0, MAX_WORD)),
    raw: raw.toLowerCase(),
    isCapitalised: /^\p{Lu}\p{Ll}+$/u.test(raw),
    start: from,
    end: from + raw.length,
  });
  const at = found.search(APOSTROPHE);
  if (at > 0 && at < MAX_WORD && ELIDED.test(fold(found.slice(0, at))))
    return [part(found.slice(0, at), start), part(found.slice(at + 1), start + at + 1)];
  return [part(found, start)];
}

function plain(raw: string): string {
  const letters = fold(raw).replaceAll(APOSTROPHE, '');
  if (!/[\d@$!|]/.test(letters) || !/\p{L}/u.test(letters) || AMOUNT.test(letters)) return letters;
  return letters.replaceAll(/[\d@$!|]/g, (symbol) => SYMBOLS[symbol] ?? symbol);
}
