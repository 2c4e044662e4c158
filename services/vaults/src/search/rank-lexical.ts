import { type PostingReader, type TermPostings, readerOf } from './postings.ts';
import { type Question, type QuestionWord, type SpeakerPart, longestParts } from './question.ts';
import { ScoreBoard } from './score-board.ts';
import { titleTermOf } from './titles.ts';
import type { Tuning } from './tuning.ts';

/** Size of what is searched. */
export interface Collection {
  readonly documents: number;
  readonly chunks: number;
  /** Terms of all chunks together. */
  readonly length: number;
}

export interface LexicalResult {
  readonly scores: ScoreBoard;
  /** The parts of the prompt that name a speaker. */
  readonly speakers: readonly SpeakerPart[];
}

/** The postings of each term that occurs, in any number of lists of different documents. */
export type PostingsByTerm = ReadonlyMap<string, readonly TermPostings[]>;

/** BM25 of what is said, with the speakers and the titles that the prompt names as fields of their own, and the closeness of words. */
export function scoreLexically(
  question: Question,
  postings: PostingsByTerm,
  collection: Collection,
  tuning: Tuning,
): LexicalResult {
  const speakers = longestParts(question.speakers.filter(({ term }) => postings.has(term)));
  const scores = new ScoreBoard();
  const average = collection.length / Math.max(1, collection.chunks) || 1;
  const weighted = question.words.map((word) => ({ word, weight: weightOf(word, speakers, tuning) }));
  for (const { word, weight } of weighted) {
    const lists = word.terms.flatMap((term) => postings.get(term) ?? []);
    addBm25(scores, lists, { weight, average, chunks: collection.chunks, tuning });
  }
  for (const speaker of speakers) addSpeaker(scores, postings.get(speaker.term) ?? [], collection, tuning);
  addTitles(scores, weighted, postings, collection, tuning);
  addProximity(scores, weighted, postings, collection, tuning);
  return { scores, speakers };
}

interface Weighted {
  readonly word: QuestionWord;
  readonly weight: number;
}

function weightOf({ position, isAsking }: QuestionWord, speakers: readonly SpeakerPart[], tuning: Tuning): number {
  if (speakers.some(({ from, to }) => position >= from && position < to)) return tuning.speaker_word_weight;
  return isAsking ? tuning.asking_weight : 1;
}

const idfOf = (having: number, chunks: number): number =>
  Math.log(1 + (Math.max(chunks, having) - having + 0.5) / (having + 0.5));

/** The number of chunks that have a term. */
const chunksIn = (lists: readonly TermPostings[]): number => lists.reduce((sum, { chunks }) => sum + chunks, 0);

function addBm25(
  scores: ScoreBoard,
  lists: readonly TermPostings[],
  { weight, average, chunks, tuning }: { weight: number; average: number; chunks: number; tuning: Tuning },
): void {
  const { k1, b } = tuning;
  const factor = weight * idfOf(chunksIn(lists), chunks) * (k1 + 1);
  eachPosting(scores, lists, ({ frequency, length }) => {
    const norm = k1 * (1 - b + (b * length) / average);
    return (factor * frequency) / (frequency + norm);
  });
}

/** Adds what `valueOf` makes of each posting to the score of its chunk. */
function eachPosting(
  scores: ScoreBoard,
  lists: readonly TermPostings[],
  valueOf: (posting: PostingReader) => number,
): void {
  for (const list of lists) {
    for (const [index, document_id] of list.document_ids.entries()) {
      let { from, room } = scores.slotOf(document_id, 0);
      let { values } = scores;
      for (const reader = readerOf(list, index); reader.next();) {
        const { ordinal } = reader;
        if (ordinal >= room) {
          ({ from, room } = scores.slotOf(document_id, ordinal));
          ({ values } = scores);
        }
        values[from + ordinal] = (values[from + ordinal] ?? 0) + valueOf(reader);
      }
    }
  }
}

/** What share of a chunk a speaker says counts like the frequency of a word. */
function addSpeaker(
  scores: ScoreBoard,
  lists: readonly TermPostings[],
  collection: Collection,
  { speaker_weight }: Tuning,
): void {
  const factor = speaker_weight * idfOf(chunksIn(lists), collection.chunks);
  eachPosting(scores, lists, ({ first: said, length }) => (factor * said) / (said + length / 2 + 1));
}

/** A document's chunks count as if they had the words of its title that the prompt has, the more of the title the prompt has. */
function addTitles(
  scores: ScoreBoard,
  weighted: readonly Weighted[],
  postings: PostingsByTerm,
  { documents }: Collection,
  { title_weight }: Tuning,
): void {
  const named = new Map<string, { words: number; worth: number; length: number }>();
  for (const { word, weight } of weighted) {
    const lists = word.terms.flatMap((term) => postings.get(titleTermOf(term)) ?? []);
    const worth = weight * idfOf(chunksIn(lists), documents);
    for (const list of lists) {
      for (const [index, document_id] of list.document_ids.entries()) {
        const reader = readerOf(list, index);
        reader.next();
        const before = named.get(document_id) ?? { words: 0, worth: 0 };
        const { length } = reader;
        named.set(document_id, { words: before.words + 1, worth: before.worth + worth, length });
      }
    }
  }
  for (const [document_id, { words, worth, length }] of named)
    scores.addToDocument(document_id, (title_weight * worth * words) / length);
}

/** Neighbouring words of the prompt that are close together in a chunk, too. Looked at in the documents of the best chunks only. */
function addProximity(
  scores: ScoreBoard,
  weighted: readonly Weighted[],
  postings: PostingsByTerm,
  collection: Collection,
  tuning: Tuning,
): void {
  const documents = new Set(scores.best(tuning.candidates).map(({ document_id }) => document_id));
  for (const [index, first] of weighted.entries()) {
    const second = weighted[index + 1];
    if (second === undefined || first.word.isAsking || second.word.isAsking) continue;
    const close = first.word.terms.flatMap((term, language) => {
      const other = second.word.terms[language] ?? '';
      return closeIn(placesOf(postings.get(term), documents), placesOf(postings.get(other), documents), tuning);
    });
    const weight = tuning.proximity_weight * Math.min(first.weight, second.weight);
    const factor = weight * idfOf(close.length, collection.chunks);
    for (const { document_id, ordinal, distance } of close)
      scores.add(document_id, ordinal, factor / Math.sqrt(distance));
  }
}

interface Close {
  readonly document_id: string;
  readonly ordinal: number;
  readonly distance: number;
}

/** Where a term occurs: document → ordinal → positions. */
type Places = ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>;

function placesOf(lists: readonly TermPostings[] | undefined, documents: ReadonlySet<string>): Places {
  const places = new Map<string, Map<number, number[]>>();
  for (const list of lists ?? []) {
    for (const [index, document_id] of list.document_ids.entries()) {
      if (!documents.has(document_id)) continue;
      const ofDocument = places.get(document_id) ?? new Map<number, number[]>();
      for (let positions: number[] = [], reader = readerOf(list, index); reader.next(positions); positions = [])
        ofDocument.set(reader.ordinal, positions);
      places.set(document_id, ofDocument);
    }
  }
  return places;
}

function closeIn(first: Places, second: Places, { proximity_window }: Tuning): Close[] {
  const found: Close[] = [];
  for (const [document_id, ofDocument] of first) {
    for (const [ordinal, positions] of ofDocument) {
      const distance = closest(positions, second.get(document_id)?.get(ordinal) ?? []);
      if (distance <= proximity_window) found.push({ document_id, ordinal, distance });
    }
  }
  return found;
}

/** The smallest distance between two ascending lists of places. */
function closest(first: readonly number[], second: readonly number[]): number {
  let best = Infinity;
  for (let i = 0, j = 0; i < first.length && j < second.length;) {
    const distance = (second[j] ?? 0) - (first[i] ?? 0);
    best = Math.min(best, Math.max(1, Math.abs(distance)));
    if (distance > 0) i += 1;
    else j += 1;
  }
  return best;
}
