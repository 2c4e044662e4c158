import { type Language, type Span, sentencesOf } from '@insights/language';
import { CHUNK_SIZE, type Unit } from './chunker.ts';

/** Sentences are looked for in pieces of this size, so that a text of one line takes no longer than its length. */
const PIECE = 20_000;

/** A unit without space around it as units of at most `CHUNK_SIZE.longest` characters, which end at sentences or words where there are any. */
export function* divide(unit: Unit, language: Language): Generator<Unit> {
  if (unit.text.length <= CHUNK_SIZE.longest) {
    yield unit;
    return;
  }
  let end = 0;
  for (const part of groupsOf(unit.text, sentenceSpans(unit.text, language))) {
    const gap = end === 0 ? unit.gap : unit.text.slice(end, part.start);
    yield { ...unit, gap, text: unit.text.slice(part.start, part.end) };
    end = part.end;
  }
}

/** Consecutive sentences together, up to the target size. */
function* groupsOf(text: string, sentences: Iterable<Span>): Generator<Span> {
  let open: Span | undefined;
  for (const sentence of sentences) {
    for (const span of cut(text, sentence)) {
      if (open && span.end - open.start <= CHUNK_SIZE.target) open = { start: open.start, end: span.end };
      else {
        if (open) yield open;
        open = span;
      }
    }
  }
  if (open) yield open;
}

/** The sentences of a text of any length. */
export function* sentenceSpans(text: string, language: Language): Generator<Span> {
  for (let from = 0; from < text.length;) {
    const to = wordEnd(text, from, from + PIECE);
    // A line break inside a sentence is a space.
    for (const { start, end } of sentencesOf(
      text.slice(from, to).replaceAll(/[\r\n\u0085\u2028\u2029]/g, ' '),
      language,
    ))
      yield { start: from + start, end: from + end };
    from = to;
  }
}

/** A span as spans of at most the target size, if it is longer than a chunk may be. */
function* cut(text: string, { start, end }: Span): Generator<Span> {
  if (end - start <= CHUNK_SIZE.longest) {
    yield { start, end };
    return;
  }
  for (let from = start; from < end;) {
    const to = Math.min(wordEnd(text, from, from + CHUNK_SIZE.target), end);
    yield { start: from, end: to };
    from = to;
  }
}

/** The last place up to `most` where a word ends; without one, where no character is divided. */
function wordEnd(text: string, from: number, most: number): number {
  if (most >= text.length) return text.length;
  for (let at = most; at > from + (most - from) / 2; at -= 1) if (/\s/.test(text[at] ?? '')) return at;
  return text.slice(from, most).isWellFormed() ? most : most - 1;
}
