import { marksIn } from '@insights/language';
import { isWhole, plain } from './text.ts';
import type { AnswerWords } from './words.ts';

/** Stands where words are missing: they may have denied or limited what stands beside them. */
export const CUT = '\u{fffd}';

/** Signs of comparison in the form in which they are read. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  // An arrow compares nothing, and "=>" may be one.
  [/[-=]>|[→⇒]/gu, ` ${CUT} `],
  [/<=|=<|[≤≦⩽≲＜≯]/gu, ' <'],
  [/>=|[≥≧⩾≳＞≮]/gu, ' >'],
  [/\+\/?-(?=\s?\d)/gu, '±'],
  [/[∼≃≅≒]/gu, '≈'],
];

/** What people and transcribers put into brackets. Angle brackets around digits compare. */
const BRACKETED = /\[([^[\]\n]{0,40})\]|\{([^{}\n]{0,40})\}|<([^<>\d\n]{0,40})>|\(([^()\n]{0,40})\)/gu;
/** More words in brackets are a remark beside the sentence. */
const MOST_WORDS = 3;

/** An answer as it was spoken: without transcription marks, and with what brackets add to its sentence. */
export function spokenOf(text: string, words: AnswerWords): string {
  let spoken = '';
  let from = 0;
  for (const { start, end, isUnheard } of marksIn(text)) {
    spoken += `${text.slice(from, start)} ${isUnheard ? CUT : ''} `;
    from = end;
  }
  const opened = (spoken + text.slice(from)).replaceAll(BRACKETED, (whole, square, curly, angle, round) =>
    openedOf(whole, { inside: square ?? curly ?? angle ?? round, isRound: round !== undefined }, words),
  );
  return SIGNS.reduce((read, [sign, same]) => read.replaceAll(sign, same), opened);
}

/** "[not] 5", "(about) 5" and "5 [hours]" say what they say without brackets; "5 (it was 7)" has a remark. */
function openedOf(
  whole: string,
  { inside, isRound }: { inside: string; isRound: boolean },
  words: AnswerWords,
): string {
  const said = plain(inside);
  const all = said.split(' ');
  if (said === '') return /[?…]|\.{3}/u.test(inside) ? ` ${CUT} ` : whole;
  if (said === 'sic') return ' ';
  const isShort =
    all.length <= MOST_WORDS && (!isRound || isSmall(said, words) || all.every((each) => isSmall(each, words)));
  return isShort ? ` ${inside} ` : whole;
}

/** Words that say how a number or an option is meant, and name none. */
const isSmall = (said: string, words: AnswerWords): boolean =>
  SMALL.some((name) => isWhole(words[name], said)) && !isWhole(words.ambiguous, said);

const SMALL = [
  'negators',
  'function_words',
  'units',
  'about',
  'below',
  'above',
  'or_so',
  'or_less',
  'or_more',
  'almost',
  'excluded',
  'than',
] as const;
