import { isLanguage, sentencesOf, tokensOf } from '@insights/language';
import type { Span, Token } from '@insights/language';

import { lexiconOf } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

/** No thought is longer, in UTF-16 units. */
export const MAX_THOUGHT = 420;
/** A sentence with more words is cut before a main clause if it can be: nobody speaks such sentences, the full stops are missing. */
const LONG_WORDS = 50;
const PART_WORDS = 28;
const MIN_PART_WORDS = 9;

const segmenters = new Map<string, Intl.Segmenter>();

/** The sentences of a text as spans: ones that a wrong full stop divides joined, very long ones cut. Together they hold all words. */
export function sentencesIn(text: string, language: string): Span[] {
  if (!isLanguage(language)) return segmentsOf(text, language).flatMap((span) => bounded(text, span));
  const lexicon = lexiconOf(language);
  const spans: Span[] = [];
  for (const span of sentencesOf(text, language)) {
    const last = spans.at(-1);
    if (
      last !== undefined &&
      span.end - last.start <= MAX_THOUGHT &&
      isUnfinished(text.slice(last.start, last.end), lexicon)
    )
      last.end = span.end;
    else spans.push({ ...span });
  }
  return spans.flatMap((span) => cut(text, span, lexicon));
}

/** Longer than any word at the end of a sentence with its full stop. */
const LAST_WORD = 24;

function isUnfinished(sentence: string, { unfinished, fillers }: Lexicon): boolean {
  if (/[?!]\W*$/u.test(sentence.slice(-LAST_WORD))) return false;
  const last = tokensOf(sentence.slice(-LAST_WORD)).findLast(({ word }) => !fillers.has(word));
  return last !== undefined && unfinished.has(last.word);
}

function segmentsOf(text: string, language: string): Span[] {
  const locale = language === 'und' ? 'en' : language;
  let segmenter = segmenters.get(locale);
  if (segmenter === undefined)
    segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })));
  return [...segmenter.segment(text)]
    .map(({ segment, index }) => ({
      start: index + (segment.length - segment.trimStart().length),
      end: index + segment.trimEnd().length,
    }))
    .filter(({ start, end }) => end > start);
}

function cut(text: string, span: Span, lexicon: Lexicon): Span[] {
  const tokens = tokensOf(text.slice(span.start, span.end)).map((token) => ({
    ...token,
    start: token.start + span.start,
    end: token.end + span.start,
  }));
  if (tokens.length <= LONG_WORDS && span.end - span.start <= MAX_THOUGHT) return [span];
  const places = tokens.flatMap((_, at) => (opensClause(tokens, at, lexicon) ? [at] : []));
  const parts: Span[] = [];
  let first = 0;
  let next = 0;
  while (tokens.length - first > PART_WORDS + MIN_PART_WORDS) {
    while ((places[next] ?? Infinity) < first + MIN_PART_WORDS) next += 1;
    let place = places[next];
    while (place !== undefined && (places[next + 1] ?? Infinity) - first <= PART_WORDS) place = places[(next += 1)];
    if (place === undefined || tokens.length - place < MIN_PART_WORDS) break;
    parts.push({
      start: tokens[first]?.start ?? 0,
      end: withMarks(text, tokens[place - 1]?.end ?? 0, tokens[place]?.start ?? 0),
    });
    first = place;
  }
  const start = first === 0 ? span.start : (tokens[first]?.start ?? span.start);
  return [...parts, { start, end: span.end }].flatMap((part) => bounded(text, part));
}

/** Whether a main clause begins at a word: a conjunction with a subject after it. */
function opensClause(tokens: readonly Token[], at: number, { joints, subjects, fillers }: Lexicon): boolean {
  const [word, before] = [tokens[at]?.word ?? '', tokens[at - 1]];
  if (!joints.has(word) || before === undefined || joints.has(before.word)) return false;
  const next = tokens.slice(at + 1, at + 4).find((token) => !fillers.has(token.word) && !joints.has(token.word));
  return next !== undefined && subjects.has(next.word);
}

/** Takes the punctuation that follows a part. */
function withMarks(text: string, end: number, limit: number): number {
  let to = end;
  while (to < limit && /[,.;:!?…)"”’]/u.test(text[to] ?? '')) to += 1;
  return to;
}

/** Never longer than a thought may be, whatever the text: scripts without spaces, one endless word. */
function bounded(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > MAX_THOUGHT) {
    const window = text.slice(from, from + MAX_THOUGHT);
    const mark = Math.max(...[...'，、；,; 。'].map((each) => window.lastIndexOf(each)));
    let to = from + (mark > MAX_THOUGHT / 3 ? mark + 1 : MAX_THOUGHT);
    if (/[\uD800-\uDBFF]/.test(text[to - 1] ?? '')) to -= 1;
    spans.push({ start: from, end: from + text.slice(from, to).trimEnd().length });
    from = to;
    while (from < end && text[from] === ' ') from += 1;
  }
  if (end > from) spans.push({ start: from, end });
  return spans.filter((span) => span.end > span.start);
}
