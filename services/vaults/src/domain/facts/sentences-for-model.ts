import { type Language, sentencesOf, wordsOf } from '@insights/language';
import { givesOrder } from '../answer/gives-order.ts';
import { type ChunkToRead, linesToRead } from './chunk-to-read.ts';
import { INTERVIEWER } from './facts-of-chunk.ts';
import { grammarOf } from './grammars/index.ts';

/** A sentence that a model gets. */
export interface SentenceForModel {
  /** Null: it shows what was talked about and states no fact. */
  readonly n: number | null;
  readonly chunk: ChunkToRead;
  readonly speaker: string | null;
  /** As it stands in the chunk. */
  readonly text: string;
}

const LONGEST = 500;
const FEWEST_WORDS = 3;

/** The sentences of some chunks; those that may state a fact are numbered from 1. Orders to whoever reads are left out. */
export function sentencesForModel(chunks: readonly ChunkToRead[], language: Language): SentenceForModel[] {
  let last = 0;
  return chunks
    .flatMap((chunk) => sentencesIn(chunk, language))
    .map((sentence) => ({ ...sentence, n: mayState(sentence, language) ? (last += 1) : null }));
}

const sentencesIn = (chunk: ChunkToRead, language: Language) =>
  linesToRead(chunk).flatMap((line) =>
    sentencesOf(line.text, language)
      .map(({ start, end }) => ({
        chunk,
        speaker: line.speaker,
        text: chunk.text.slice(line.start + start, line.start + end),
      }))
      .filter(({ text }) => text.length <= LONGEST && !givesOrder(text, language)),
  );

/** Not what an interviewer says, and no question, condition or guess. */
function mayState({ speaker, text }: Pick<SentenceForModel, 'speaker' | 'text'>, language: Language): boolean {
  if (speaker === INTERVIEWER || /[?？]/u.test(text)) return false;
  const words = wordsOf(text);
  const { uncertain } = grammarOf(language);
  return words.length >= FEWEST_WORDS && !words.some((word) => uncertain.has(word));
}
