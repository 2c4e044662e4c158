import type { Language } from '@insights/language';
import type { Mention } from './numbers.ts';
import { type Said, wordsIn } from './said.ts';
import { isWhole, wordPattern } from './text.ts';

/** A number or a part of one. */
export interface Found extends Mention {
  /** It is a round number by its word: "a dozen". */
  readonly isRound: boolean;
  /** It stands beside another number, and the two make none: "two fifty" may be 250 or 2.50. */
  readonly isRun?: boolean;
}

/** Numbers above a hundred and round ones, which stand for themselves or multiply what is before them. */
const MAGNITUDES: readonly (readonly [RegExp, number, Language?])[] = [
  [wordPattern('hundred|hundert|cientos?'), 100],
  [wordPattern('cents?'), 100, 'fr'],
  [wordPattern('thousand|tausend|mille|mil|k'), 1_000],
  [wordPattern('millions?|millionen?|millon|millones|mio'), 1_000_000],
  [wordPattern('dozen|dutzend|douzaine|docena'), 12],
  [wordPattern('dizaine|decena'), 10],
  [wordPattern('quinzaine|quincena'), 15],
  [wordPattern('vingtaine|veintena'), 20],
  [wordPattern('trentaine|treintena'), 30],
  [wordPattern('quarantaine'), 40],
  [wordPattern('cinquantaine'), 50],
  [wordPattern('centaine|centenar'), 100],
  [wordPattern('millier|millar'), 1_000],
  [wordPattern('couple'), 2, 'en'],
  [wordPattern('par'), 2, 'es'],
];
const ROUND = wordPattern(
  'dizaine|decena|douzaine|quinzaine|vingtaine|veintena|trentaine|quarantaine|cinquantaine|centaine|centenar|millier|millar|couple|par',
);
/** Before a magnitude, in all languages: "a quarter of a million". */
const FRACTION = wordPattern(
  "(?:quarters?|thirds?|viertel|drittel|dreiviertel|quarts?|tiers|cuartos?|tercios?)(?: (?:of|an?|one|von|der|eine[rm]?|d'une?|de|d'|une?|del))*",
);
const DOZEN = 12;

/** The number that a word stands for or multiplies by; null for another word. */
export function magnitudeAt({ tokens, language }: Said, at: number): { value: number; isRound: boolean } | null {
  const { text = '', kind = 'mark' } = tokens[at] ?? {};
  if (kind !== 'word') return null;
  const found = MAGNITUDES.find(([name, , only]) => (only === undefined || only === language) && isWhole(name, text));
  return found === undefined ? null : { value: found[1], isRound: isWhole(ROUND, text) };
}

/** A number as far as it was said: whole thousands and more, what is below them, and the last power of a thousand. */
interface Parts {
  readonly total: number;
  readonly group: number | null;
  readonly scale: number;
  /** It is nothing but digits. */
  readonly isDigits: boolean;
}

type Word = 'and' | 'article';

/** Numbers that are said in several words as one: "two hundred and fifty", "mille deux cents". `is` tells small words of the language. */
export function composed(said: Said, found: readonly Found[], is: (word: Word, text: string) => boolean): Found[] {
  const kept: { one: Found; parts: Parts }[] = [];
  for (const next of found) {
    const last = kept.at(-1);
    const own = { one: next, parts: partsOf(said, next) };
    const link = last === undefined ? 'none' : linkOf(said, last.one, next, is);
    const parts = last === undefined || link === 'none' ? null : joined(said, last.parts, own, link);
    if (last !== undefined && parts !== null) kept[kept.length - 1] = { one: mergedOf(last.one, next, parts), parts };
    else if (last === undefined || link !== 'beside') kept.push(own);
    else kept.splice(-1, 1, { ...last, one: { ...last.one, isRun: true } }, { ...own, one: { ...next, isRun: true } });
  }
  return kept.map(({ one, parts }) => withShare(said, one, parts));
}

function partsOf(said: Said, { start, end, value }: Found): Parts {
  const isDigits = said.tokens[start]?.kind === 'number' && end - start === 1;
  if (!Number.isInteger(value) || value < 1_000) return { total: 0, group: value, scale: Infinity, isDigits };
  const group = value % 1_000;
  return { total: value - group, group: group || null, scale: value % 1_000_000 === 0 ? 1_000_000 : 1_000, isDigits };
}

type Link = 'none' | 'beside' | 'and';

function linkOf(said: Said, last: Found, next: Found, is: (word: Word, text: string) => boolean): Link {
  const between = said.tokens.slice(last.end, next.start);
  if (between.some(({ kind, text }) => kind === 'mark' && text !== '-')) return 'none';
  const spoken = wordsIn(said, { start: last.end, end: next.start });
  if (spoken.length === 1 && said.language !== 'fr' && is('and', spoken[0] ?? '')) return 'and';
  // "2 an hour", but "cent un"
  const isArticle = is('article', said.tokens[next.start]?.text ?? '') && (last.value < 100 || isDigit(said, last));
  if (spoken.length > 0 || isArticle) return 'none';
  // "20-30" is a range.
  return between.length > 0 && last.value >= 1 && isDigit(said, last) ? 'none' : 'beside';
}

const isDigit = ({ tokens }: Said, { start }: Found): boolean => tokens[start]?.kind === 'number';

function joined(said: Said, last: Parts, next: { one: Found; parts: Parts }, link: Link): Parts | null {
  const { value, start, end } = next.one;
  const magnitude = end - start === 1 ? magnitudeAt(said, start) : null;
  if (magnitude !== null) return link === 'and' ? null : multiplied(last, magnitude.value);
  if (!Number.isInteger(value) || value < 1) return null;
  // German compounds are read as digits: "zweitausend dreihundert".
  if (last.isDigits && said.language !== 'de') return null;
  if (last.isDigits && next.parts.isDigits && (last.group !== null || link === 'and')) return null;
  if (last.group === null)
    return last.total > 0 && value < last.scale && (link === 'beside' || value < 100)
      ? { ...next.parts, total: last.total + next.parts.total, scale: last.scale, isDigits: false }
      : null;
  const isRest = last.group >= 100 && last.group % 100 === 0 && value < 100;
  return isRest ? { ...last, group: last.group + value, isDigits: false } : null;
}

function multiplied({ total, group, scale }: Parts, by: number): Parts | null {
  const isSmall = group !== null && group > 0;
  if (by === DOZEN) return isSmall && total === 0 ? { total, group: group * by, scale, isDigits: false } : null;
  if (by === 100 && group === null) return { total, group: 100, scale, isDigits: false };
  if (by === 100) return isSmall && group < 100 ? { total, group: group * by, scale, isDigits: false } : null;
  if (by < 1_000) return null;
  if (isSmall && by < scale) return { total: total + group * by, group: null, scale: by, isDigits: false };
  const all = total + (group ?? 0);
  return by > scale && all < by ? { total: all * by, group: null, scale: by, isDigits: false } : null;
}

const mergedOf = (last: Found, next: Found, { total, group }: Parts): Found => ({
  ...next,
  start: last.start,
  value: total + (group ?? 0),
  isAmount: false,
  isVague: last.isVague || next.isVague,
  isRound: last.isRound || next.isRound,
  ...(last.isRun === true && { isRun: true }),
});

/** "A million and a half". How many parts there are, and a part of a magnitude, is not read: "three quarters", "a quarter of a million". */
function withShare(said: Said, one: Found, { group, scale }: Parts): Found {
  const [next = ''] = wordsIn(said, { start: one.end, end: one.end + 1 });
  if (isWhole(FRACTION, next)) return { ...one, isRun: true };
  if (magnitudeAt(said, one.start) !== null) {
    const lead = wordsIn(said, { start: Math.max(one.start - 4, 0), end: one.start });
    if (lead.some((_word, at) => isWhole(FRACTION, lead.slice(at).join(' ')))) return { ...one, isRun: true };
  }
  if (group !== null || !Number.isFinite(scale)) return one;
  const share = shareAt(said, one.end);
  return share === null ? one : { ...one, value: one.value + share.value * scale, end: share.end };
}

/** "And a half", "et quart". */
export function shareAt(said: Said, at: number): { value: number; end: number } | null {
  const rest = wordsIn(said, { start: at, end: at + 3 });
  const count = [3, 2].find((length) => isWhole(said.words.halves, rest.slice(0, length).join(' ')));
  if (count === undefined) return null;
  const text = rest.slice(0, count).join(' ');
  const isThree = /quarters|quarts|viertel|tres cuartos/u.test(text);
  return { value: isThree ? 0.75 : /quarter|quart|cuarto/u.test(text) ? 0.25 : 0.5, end: at + count };
}
