import { isLanguage, sentencesOf, tokensOf } from '@insights/language';
import type { Span, Token } from '@insights/language';

import { MAX_STATEMENT } from './types.ts';

/** A sentence with more words is cut between clauses: nobody speaks such sentences, the full stops are missing. */
const LONG_WORDS = 32;
/** The aim for the parts. */
const PART_WORDS = 13;
const MIN_PART_WORDS = 6;
/** How much better a cut is after a pause or before a conjunction with a subject. */
const CUT = { pause: 3, conjunction: 2.5, marker: 1.5, opener: 1, subject: 0.6 };

/** Which words can open a clause. */
export interface Openers {
  openers: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  fillers: ReadonlySet<string>;
}

const NONE: Openers = { openers: new Set(), subjects: new Set(), fillers: new Set() };
const segmenters = new Map<string, Intl.Segmenter>();

/** The statements of a turn as spans: its sentences, long ones cut between clauses. Together they hold all words. */
export function statementsIn(text: string, language: string, openers: Openers = NONE): Span[] {
  const sentences = isLanguage(language) ? sentencesOf(text, language) : segmentsOf(text, language);
  return sentences.flatMap((span) => cut(text, span, openers));
}

/** Sentences in any other language, by the rules of its script. */
function segmentsOf(text: string, language: string): Span[] {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  return [...segmenter.segment(text)]
    .map(({ segment, index }) => ({
      start: index + (segment.length - segment.trimStart().length),
      end: index + segment.trimEnd().length,
    }))
    .filter(({ start, end }) => end > start);
}

function cut(text: string, span: Span, openers: Openers): Span[] {
  const tokens = tokensOf(text.slice(span.start, span.end));
  const isShort = span.end - span.start <= MAX_STATEMENT;
  if (isShort && tokens.length <= LONG_WORDS) return [span];
  const parts: Span[] = [];
  let first = 0;
  while (first < tokens.length) {
    const next = nextCut(text.slice(span.start, span.end), tokens, first, openers);
    const from = span.start + (first === 0 ? 0 : (tokens[first]?.start ?? 0));
    const to = next >= tokens.length ? span.end : span.start + (tokens[next - 1]?.end ?? 0);
    parts.push(
      ...bounded(text, {
        start: from,
        end: withMarks(text, to, next >= tokens.length ? span.end : span.start + (tokens[next]?.start ?? 0)),
      }),
    );
    first = next;
  }
  return parts.length === 0 ? bounded(text, span) : parts;
}

/** Takes the punctuation that follows a part. */
function withMarks(text: string, end: number, limit: number): number {
  let to = end;
  while (to < limit && /[,.;:!?…)"”’]/u.test(text[to] ?? '')) to += 1;
  return to;
}

/** The first word of the next part. */
function nextCut(text: string, tokens: readonly Token[], first: number, openers: Openers): number {
  if (tokens.length - first <= PART_WORDS + MIN_PART_WORDS && lengthOf(tokens, first, tokens.length) <= MAX_STATEMENT)
    return tokens.length;
  let [best, value] = [-1, 0];
  const last = Math.min(tokens.length - MIN_PART_WORDS, first + 2 * PART_WORDS);
  for (let at = first + MIN_PART_WORDS; at <= last; at++) {
    if (lengthOf(tokens, first, at) > MAX_STATEMENT) break;
    const distance = Math.abs(at - first - PART_WORDS) / PART_WORDS;
    const worth = worthOf(text, tokens, at, openers) - distance;
    if (worth > value) [best, value] = [at, worth];
  }
  if (best > 0) return best;
  let end = Math.min(tokens.length, first + PART_WORDS);
  while (end > first + 1 && lengthOf(tokens, first, end) > MAX_STATEMENT) end -= 1;
  return end;
}

const lengthOf = (tokens: readonly Token[], from: number, to: number): number =>
  (tokens[to - 1]?.end ?? 0) - (tokens[from]?.start ?? 0);

function worthOf(text: string, tokens: readonly Token[], at: number, { openers, subjects, fillers }: Openers): number {
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1]?.word ?? '';
  const between = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  let worth = 0;
  if (/[,;:—–-]/u.test(between)) worth += CUT.pause;
  if (/\n/u.test(between)) worth += CUT.pause * 2;
  if (openers.has(word)) worth += subjects.has(next) || fillers.has(next) ? CUT.conjunction : CUT.opener;
  else if (fillers.has(word)) worth += CUT.marker;
  else if (subjects.has(word) && !openers.has(tokens[at - 1]?.word ?? '')) worth += CUT.subject;
  return worth;
}

/** Never longer than a statement may be, whatever the text: scripts without spaces, one endless word. */
function bounded(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > MAX_STATEMENT) {
    const window = text.slice(from, from + MAX_STATEMENT);
    const mark = Math.max(...[...'，、；,; 。'].map((each) => window.lastIndexOf(each)));
    let to = from + (mark > MAX_STATEMENT / 3 ? mark + 1 : MAX_STATEMENT);
    if (/[\uD800-\uDBFF]/.test(text[to - 1] ?? '')) to -= 1;
    spans.push({ start: from, end: to });
    from = to;
    while (from < end && text[from] === ' ') from += 1;
  }
  if (end > from) spans.push({ start: from, end });
  return spans.map((span) => ({
    start: span.start,
    end: span.start + text.slice(span.start, span.end).trimEnd().length,
  }));
}
