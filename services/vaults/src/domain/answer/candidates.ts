import { type Language, type Span, sentencesOf, stopWordsOf, termOf, wordsOf } from '@insights/language';
import { type Line, linesOf } from '../lines.ts';
import type { Passage } from './passage.ts';
import { plainSpeech } from './plain-speech.ts';

/** A sentence of a passage that may become a part of the answer. Offsets are those of the document's text. */
export interface Candidate extends Span {
  readonly passage: Passage;
  /** Place of the passage in the list, from 0. */
  readonly rank: number;
  readonly quote: string;
  readonly speaker: string | null;
  readonly turn_ids: string[];
  /** What is said, without hesitation. */
  readonly said: string;
  /** Words of `said`. */
  readonly words: number;
  /** Distinct content words, as terms. */
  readonly terms: ReadonlySet<string>;
  readonly isQuestion: boolean;
}

/** The sentences of the passages; a sentence that overlapping passages share is there once. */
export function candidatesOf(passages: readonly Passage[], language: Language): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const [rank, passage] of passages.entries())
    for (const line of linesOf(passage))
      for (const span of sentencesOf(line.text, language)) {
        const place = { start: line.start + span.start, end: line.start + span.end };
        const candidate = candidateOf(passage, rank, line, place, language);
        const key = `${passage.document_id} ${candidate.start}`;
        if (candidate.words > 0 && !found.has(key)) found.set(key, candidate);
      }
  return [...found.values()];
}

/** The content words of a text, as terms. */
export function termsOf(text: string, language: Language): string[] {
  const stop = stopWordsOf(language);
  return wordsOf(text).flatMap((word) => (stop.has(word) ? [] : [termOf(word, language)]));
}

function candidateOf(passage: Passage, rank: number, line: Line, { start, end }: Span, language: Language): Candidate {
  const quote = passage.text.slice(start, end);
  const said = plainSpeech(quote);
  return {
    passage,
    rank,
    start: passage.start + start,
    end: passage.start + end,
    quote,
    speaker: line.speaker,
    turn_ids: line.turn_ids,
    said,
    words: said === '' ? 0 : said.split(' ').length,
    terms: new Set(termsOf(said, language)),
    isQuestion: /[?？]["'”’»)]*$/u.test(said),
  };
}
