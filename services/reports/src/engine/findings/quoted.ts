import { languageOf, tokensOf } from '@insights/language';
import type { Span } from '@insights/language';

import type { Said } from '../corpus/said.ts';
import { openingLength } from './opening.ts';

/** A statement is quoted, or thought of as a quote, in many steps of a report. */
const spans = new WeakMap<Said, Span>();

/** The part of a statement that is quoted: without its opening words and a comma at its end. A slice of the turn's text. */
export function quotedSpan(said: Said): Span {
  let span = spans.get(said);
  if (span === undefined) spans.set(said, (span = spanOf(said)));
  return span;
}

function spanOf({ statement: { text, start, end }, language: code }: Said): Span {
  const language = languageOf(code);
  if (language === null) return { start, end };
  const from = openingLength(text, language);
  if (!/[\s,;:]$/u.test(text)) return { start: start + from, end };
  const [last] = tokensOf(text).slice(-1);
  const tail = last === undefined ? '' : text.slice(last.end);
  return { start: start + from, end: /^[\s,;:]+$/u.test(tail) ? start + (last?.end ?? 0) : end };
}

/** What is quoted of a statement, verbatim. */
export function quoteOf(said: Said): string {
  const { start, end } = quotedSpan(said);
  return said.turn.text.slice(start, end);
}
