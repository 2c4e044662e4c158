import type { Language } from '@insights/language';
import { has, isWhole, wordPattern } from './text.ts';
import { CUT, spokenOf } from './spoken.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type AnswerWords, answerWordsOf } from './words.ts';

/** Tokens from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Clause extends Span {
  readonly sentence: number;
}

/** An answer in clauses and sentences. A word such as "but" or "now" begins a sentence, because it ends what was denied or supposed. */
export interface Said {
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
  /** The clause of each token. */
  readonly clauseAt: readonly number[];
  readonly words: AnswerWords;
  readonly language: Language;
}

/** Marks within words and numbers; any other one ends a clause. */
const INNER = new Set(`-–—/%+~≈±<>$€£¥°#'*@&=_`);
const SENTENCE_ENDS = new Set(['.', '!', '?', ';', '…', '\n']);
/** Words that are looked at before and after a mention. */
const REACH = 6;

export function saidIn(text: string, language: Language): Said {
  const words = answerWordsOf(language);
  const tokens = tokensOf(spokenOf(text, words));
  const clauses: Clause[] = [];
  const clauseAt: number[] = [];
  let [start, sentence] = [0, 0];
  const endClause = (end: number): void => {
    if (end > start) clauses.push({ start, end, sentence });
    start = end;
  };
  for (const [at, token] of tokens.entries()) {
    const isEnd = token.kind === 'mark' && (!INNER.has(token.text) || isDash(tokens, at));
    const isTurn = token.kind === 'word' && isWhole(words.turns, token.text) && !isPair(tokens, at, words);
    if (isTurn) endClause(at);
    if (isTurn) sentence += 1;
    clauseAt.push(clauses.length);
    if (isEnd) endClause(at + 1);
    if (SENTENCE_ENDS.has(token.text)) sentence += 1;
  }
  endClause(tokens.length);
  return { tokens, clauses, clauseAt, words, language };
}

/** A dash between words: not of a compound, of a negative number or of a range. */
function isDash(tokens: readonly Token[], at: number): boolean {
  const [before, dash, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!dash || !'-–—'.includes(dash.text)) return false;
  if (before?.kind === 'number' && after?.kind === 'number') return false;
  return !(after?.glued === true && (dash.glued || after.kind === 'number'));
}

/** "or so", "anything but": the word before makes a phrase of them. */
const isPair = (tokens: readonly Token[], at: number, { or_so, excluded }: AnswerWords): boolean => {
  const [earlier, word] = [tokens[at - 1], tokens[at]];
  return earlier?.kind === 'word' && [or_so, excluded].some((p) => isWhole(p, `${earlier.text} ${word?.text}`));
};

/** The words of a span, without marks. */
export const wordsIn = ({ tokens }: Said, { start, end }: Span): string[] =>
  tokens.slice(start, end).flatMap(({ kind, text }) => (kind === 'mark' ? [] : [text]));

export const clauseOf = ({ clauses, clauseAt }: Said, at: number): Clause =>
  clauses[clauseAt[at] ?? 0] ?? { start: 0, end: 0, sentence: 0 };

/** Signs that a number has in front of it, behind "<" and ">". */
const SIGNS = '-~≈±=+$€£¥';

/** What "<" or ">" in front of a number makes of it. */
export function signBefore({ tokens }: Said, { start }: Span): 'below' | 'above' | null {
  let at = start - 1;
  while (tokens[at]?.kind === 'mark' && SIGNS.includes(tokens[at]?.text ?? ' ')) at -= 1;
  const sign = tokens[at]?.text;
  return sign === '<' ? 'below' : sign === '>' ? 'above' : null;
}

/** Whether words are missing beside a mention, or a comparison goes on there, so that it says less or something else. */
export function isCut(said: Said, { start, end }: Span): boolean {
  const { tokens } = said;
  const next = tokens[end]?.text ?? '';
  const isCompared = signBefore(said, { start, end }) !== null && tokens[start - 2]?.kind === 'number';
  return tokens[start - 1]?.text === CUT || next === CUT || next === '<' || next === '>' || isCompared;
}

/** The last words before a mention, in its clause and after the mention before it. */
export const before = (said: Said, { start }: Span, previous: Span | undefined): string[] =>
  wordsIn(said, {
    start: Math.max(clauseOf(said, start).start, previous?.end ?? 0, start - 2 * REACH),
    end: start,
  }).slice(-REACH);

/** The first words after a mention, in its clause and before the next mention. */
export const after = (said: Said, { start, end }: Span, next: Span | undefined): string[] =>
  wordsIn(said, {
    start: end,
    end: Math.min(clauseOf(said, start).end, next?.start ?? said.tokens.length, end + 2 * REACH),
  }).slice(0, REACH);

/** Where the words that end with the pattern begin; -1 if they do not end with it. */
export const endingAt = (pattern: RegExp, words: readonly string[]): number =>
  words.findIndex((_word, at) => isWhole(pattern, words.slice(at).join(' ')));

export const beginsWith = (pattern: RegExp, words: readonly string[]): boolean =>
  words.some((_word, at) => isWhole(pattern, words.slice(0, at + 1).join(' ')));

/** What is left without fillers ("well, I think a"). */
export const withoutFillers = (words: readonly string[], { around }: AnswerWords): string =>
  words.join(' ').replaceAll(around, ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * Whose and of when a clause is: `other` is what somebody else says, which leaves open what the speaker says unless that is said too ("my boss
 * would say 9, I say 5").
 */
type Place = 'own' | 'elsewhere' | 'other';

/** "With my wife": what is said of the speaker too. */
const COMPANY = wordPattern(
  '(?:with|mit|avec|con) (?:my|our|meine[nmr]?|unsere[nmr]?|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?) \\p{L}+',
);

/** Begins a condition. */
export const CONDITION = wordPattern("if|unless|wenn|falls|si|s'ils?");

/** For each clause: whether it is about another time, only supposed, or what somebody else says. */
export function placesOf(said: Said, mentions: readonly Span[]): Place[] {
  const { clauses, words } = said;
  const texts = clauses.map((clause) =>
    wordsIn(said, clause).join(' ').replaceAll(words.rhetorical, ' ').replaceAll(COMPANY, ' '),
  );
  const mentioning = new Set(mentions.map(({ start }) => said.clauseAt[start]));
  const isSupposed = texts.map((text) => has(words.hypothetical, text));
  // "Nine if it were faster" supposes, "nine, unless it rains" does not.
  // A wish of its own behind it does not either: "nine, it would be ten if it were faster".
  const isUnreal = texts.map(
    (text, at) => isSupposed[at] === true && has(words.unreal, text) && text.search(CONDITION) <= 0,
  );
  const supposed = firstOfEach(clauses, isSupposed);
  const unreal = firstOfEach(clauses, isUnreal);
  const former = texts.map((text) => has(words.past, text));
  const isTold = mentions.some(({ start }) => has(words.self, texts[said.clauseAt[start] ?? 0] ?? ''));
  return clauses.map(({ sentence }, at) => {
    // "Before the update, it was an 8."
    const isIntroduced = clauses[at - 1]?.sentence === sentence && former[at - 1] === true && !mentioning.has(at - 1);
    const isIf = unreal.has(sentence) || (supposed.get(sentence) ?? at + 1) <= at;
    if (isIf || former[at] === true || isIntroduced) return 'elsewhere';
    if (!has(words.others, texts[at] ?? '')) return 'own';
    return isTold ? 'elsewhere' : 'other';
  });
}

/** The first clause of each sentence for which `flags` is set. */
function firstOfEach(clauses: readonly Clause[], flags: readonly boolean[]): Map<number, number> {
  const flagged = [...clauses.entries()].filter(([at]) => flags[at] === true);
  return new Map(flagged.toReversed().map(([at, { sentence }]) => [sentence, at]));
}

/** Whether only words such as "or" and "to", a dash or a slash stand between two mentions. */
export function isJoined(said: Said, first: Span, second: Span): boolean {
  const { tokens, words } = said;
  const between = tokens.slice(first.end, second.start);
  if (!between.every(({ kind, text }) => kind !== 'mark' || ',-–—/&'.includes(text))) return false;
  const isJoin = ({ kind, text }: Token): boolean => (kind === 'mark' ? text !== ',' : isWhole(words.join, text));
  return (
    between.some(isJoin) &&
    between.every((token) => token.kind === 'mark' || isJoin(token) || isWhole(words.determiners, token.text))
  );
}

/** Denied, or named as what it is not: "not a 9", "anything but", "rather than". */
export function isDenied(said: Said, mention: Span, previous: Span | undefined, next: Span | undefined): boolean {
  const { negators, excluded, than, no, too, about } = said.words;
  const words = before(said, mention, previous);
  const clause = clauseOf(said, mention.start);
  const isSecond = previous !== undefined && clauseOf(said, previous.start) === clause;
  const isNo = previous !== undefined && words.length > 0 && isWhole(no, words.join(' '));
  // The "no" of "no wait" corrects.
  const spoken = words.join(' ').replaceAll(said.words.correction, ' ').trim().split(/\s+/);
  const denied = [withoutFillers(spoken, said.words), spoken.slice(-4).join(' ')];
  if (!isNo && denied.some((text) => has(negators, text))) return true;
  if (leadsUp(said, excluded, words) && !leadsUp(said, about, words)) return true;
  if (isSecond && leadsUp(said, than, words)) return true;
  if (isAskedAndDenied(said, clause)) return true;
  if (next !== undefined && clauseOf(said, next.start) === clause) return false;
  // "A nine it isn't", "ten would be too high"
  const rest = after(said, mention, undefined);
  const text = rest.join(' ').replaceAll(said.words.unsure, ' ');
  return rest.length < REACH && (has(negators, text) || beginsWith(too, text.trim().split(/\s+/)) || has(too, text));
}

const IT = wordPattern('he|she|it|they|er|sie|es|il|elle|ils|elles');
/** Whether something is named as what is gone: "I sold the car", "the cough's gone". */
export function isOver(said: Said, mention: Span, previous: Span | undefined, next: Span | undefined): boolean {
  const clause = clauseOf(said, mention.start);
  const later = clause.end < said.tokens.length ? clauseOf(said, clause.end) : clause;
  const isFree = next === undefined || next.start >= later.end;
  const [first, second] = wordsIn(said, later);
  // "I had a dog, but he died"
  const isOfIt = isFree && later !== clause && [first, second].some((word) => isWhole(IT, word ?? ''));
  const near = [before(said, mention, previous), after(said, mention, next), isOfIt ? wordsIn(said, later) : []];
  return near.some((spoken) => has(said.words.over, spoken.join(' ')));
}

/** Whether the clause of the last thing that it names denies something far behind it, which may be just that. */
export function isDoubted(said: Said, { end }: Span, next: Span | undefined): boolean {
  const clause = clauseOf(said, end - 1);
  if (next !== undefined && next.start < clause.end) return false;
  return has(
    said.words.negators,
    wordsIn(said, { start: end, end: clause.end })
      .slice(REACH - 1)
      .join(' '),
  );
}

/** Whether an option is named only to say that it is not quite so: "almost never". */
export const isAlmost = (said: Said, mention: Span, previous: Span | undefined): boolean =>
  leadsUp(said, said.words.almost, before(said, mention, previous));

/** Whether the words end with the pattern, articles and the like aside. */
function leadsUp(said: Said, pattern: RegExp, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  if (endingAt(pattern, words) >= 0) return true;
  return isWhole(said.words.determiners, words.at(-1) ?? '') && leadsUp(said, pattern, words.slice(0, -1));
}

/** "By phone? Never." */
function isAskedAndDenied({ tokens, words }: Said, { end }: Clause): boolean {
  const next = tokens[end]?.text ?? '';
  return tokens[end - 1]?.text === '?' && (isWhole(words.no, next) || isWhole(words.negators, next));
}

export interface Corrected {
  /** Mentions that start before it are replaced. */
  readonly from: number;
  /** Everything was taken back, and nothing was said instead. */
  readonly isTakenBack: boolean;
}

/** What a correction ("no wait, I meant …") or a mere "no" replaces. */
export function correctionIn(said: Said, kept: readonly Span[]): Corrected {
  const { tokens, words } = said;
  const last = kept.at(-1);
  if (!last) return { from: 0, isTakenBack: false };
  const places = new Map<number, number>();
  let text = '';
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    places.set(text.length, at);
    text += `${token.text} `;
  }
  const cues = [...text.matchAll(words.correction)].map(({ index }) => places.get(index) ?? 0);
  const corrects = cues.findLast((at) => at <= last.start && kept.some(({ start }) => start < at)) ?? 0;
  const rest = wordsIn(said, { start: last.end, end: tokens.length });
  const isEnd = rest.join(' ').replaceAll(words.correction, ' ').replaceAll(words.no, ' ');
  const clause = clauseOf(said, last.start).end;
  const cued = rest.length > 0 && last.end < tokens.length && clause < tokens.length;
  const isCued = has(words.correction, rest.join(' ')) || has(words.no, rest.join(' '));
  return {
    from: Math.max(corrects, takenBackAt(said, kept), concludesAt(said, kept)),
    isTakenBack: cued && isCued && withoutFillers(isEnd.split(' '), words) === '',
  };
}

const CONCLUSION = wordPattern(
  'so|therefore|thus|hence|also|somit|insgesamt|zusammen|donc|alors|asi|entonces|por tanto|that makes|makes',
);
const SUM = wordPattern(
  "so|that's|thats|that makes|makes|making|it's|its|we're|in total|altogether|total|i guess|also|somit|macht|insgesamt|zusammen|das macht|sind(?: es)?|donc|alors|ca fait|en tout|au total|asi que|entonces|por tanto|en total|son|que",
);

/** Where a last mention begins that concludes from what was said: "ten there, ten back, so twenty"; 0 without one. */
function concludesAt(said: Said, mentions: readonly Span[]): number {
  const [earlier, last] = [mentions.at(-2), mentions.at(-1)];
  if (!earlier || !last) return 0;
  const { start } = clauseOf(said, last.start);
  const lead = wordsIn(said, { start, end: last.start });
  const isLed = start >= earlier.end && isWhole(CONCLUSION, lead[0] ?? '');
  const rest = lead.join(' ').replaceAll(SUM, ' ').split(/\s+/);
  return isLed && withoutFillers(rest, said.words) === '' ? last.start : 0;
}

/** Where the last mention begins that only a "no" separates from the one before it: "Ten! No, nine". */
function takenBackAt(said: Said, kept: readonly Span[]): number {
  const { no } = said.words;
  const at = kept.findLastIndex(({ start }, index) => {
    const previous = kept[index - 1];
    if (!previous) return false;
    const tokens = said.tokens.slice(previous.end, start);
    const between = wordsIn(said, { start: previous.end, end: start });
    // German "ne" is also an article: it is a "no" only between two marks.
    const isNo = (word: string): boolean => isWhole(no, word) || (word === 'ne' && tokens.at(-1)?.kind === 'mark');
    const rest = between.filter((word) => !isNo(word) && !isWhole(said.words.determiners, word));
    // "6 (no 7)" denies what is in brackets.
    if (tokens.length === 2 && tokens[0]?.text === '(') return false;
    return between.some(isNo) && withoutFillers(rest, said.words) === '' && tokens.some(({ kind }) => kind === 'mark');
  });
  return at < 0 ? 0 : (kept[at]?.start ?? 0);
}
