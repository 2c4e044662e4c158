import {
  type Language,
  type Span,
  sentencesOf,
  stopWordsOf,
  termOf,
  tokensOf,
  writtenTokensOf,
} from '@insights/language';
import { searchWordsIn } from '../../search/terms.ts';
import { type Line, linesOf } from '../lines.ts';
import type { Passage } from './passage.ts';
import { plainSpeech, plainText } from './plain-speech.ts';

/** A sentence of a passage that may become a part of the answer. Offsets are those of the document's text. */
export interface Candidate extends Span {
  readonly passage: Passage;
  /** Place of the passage in the list, from 0. */
  readonly rank: number;
  readonly quote: string;
  readonly speaker: string | null;
  readonly turn_ids: string[];
  /** What is said, without hesitation and marks; of a document what it says. */
  readonly said: string;
  /** Words of `said`. */
  readonly words: number;
  /** The terms of its words in order; null for words without meaning of their own. */
  readonly sequence: readonly (string | null)[];
  /** Distinct content words, as terms; what consists of several parts is there as one term, too. */
  readonly terms: ReadonlySet<string>;
  /** The terms of its speaker and of the heading above it. */
  readonly title: ReadonlySet<string>;
  /** The sentence before it in the passage. */
  readonly before: Candidate | null;
  /** A sentence of a document that begins with a pronoun: it is about what the one before it is about. */
  readonly isOfBefore: boolean;
  readonly isQuestion: boolean;
}

/** The sentences of the passages; a sentence that overlapping passages share is there once. */
export function candidatesOf(passages: readonly Passage[], language: Language): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const [rank, passage] of passages.entries()) addSentences(found, { passage, rank, language });
  return [...found.values()];
}

/** Pronouns that begin a sentence and stand for its subject. */
const PRONOUNS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:it|they|he|she|these|those|both)\s/iu,
  de: /^(?:es|er|sie|diese[rs]?|beide)\s/iu,
  fr: /^(?:ils?|elles?|celles?-ci|ceux-ci|celui-ci)\s/iu,
  es: /^(?:él|ella|ellos|ellas|ambos|ambas|ést[ao]s?|est[ao]s)\s/iu,
};

interface Reading {
  readonly passage: Passage;
  readonly rank: number;
  readonly language: Language;
}

function addSentences(found: Map<string, Candidate>, reading: Reading): void {
  let before: Candidate['before'] = null;
  let above = { text: '', title: new Set<string>() };
  for (const line of linesOf(reading.passage)) {
    const text = `${line.heading}\n${line.speaker ?? ''}`;
    if (text !== above.text) above = { text, title: new Set(termsOf(text, reading.language)) };
    const { title } = above;
    for (const span of sentencesOf(line.text, reading.language)) {
      const place = { start: line.start + span.start, end: line.start + span.end };
      const candidate = candidateOf(reading, line, place, { title, before });
      const key = `${candidate.passage.document_id} ${candidate.start}`;
      if (candidate.words > 0 && !found.has(key)) found.set(key, candidate);
      before = candidate;
    }
  }
}

/** The content words of a text, as terms; what consists of several parts is there as one term, too. */
export const termsOf = (text: string, language: Language): string[] => readTerms(text, language).terms;

function readTerms(
  text: string,
  language: Language,
  read = tokensOf,
): Pick<Candidate, 'sequence'> & { terms: string[] } {
  const stop = stopWordsOf(language);
  const terms: string[] = [];
  const sequence = searchWordsIn(text, read).map(({ word, joined }) => {
    if (joined !== null && joined.count > 1) terms.push(termOf(joined.word, language));
    const term = stop.has(word) ? null : termOf(word, language);
    if (term !== null) terms.push(term);
    return term;
  });
  return { sequence, terms };
}

function candidateOf(
  { passage, rank, language }: Reading,
  line: Line,
  { start, end }: Span,
  around: Pick<Candidate, 'title' | 'before'>,
): Candidate {
  const quote = passage.text.slice(start, end);
  const isSpeech = line.speaker !== null;
  const said = isSpeech ? plainSpeech(quote, language) : plainText(quote);
  const { sequence, terms } = readTerms(said, language, isSpeech ? tokensOf : writtenTokensOf);
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
    sequence,
    terms: new Set(terms),
    ...around,
    isOfBefore: !isSpeech && around.before !== null && PRONOUNS[language].test(said),
    isQuestion: /[?？؟]["'”’»)]*$/u.test(said),
  };
}
