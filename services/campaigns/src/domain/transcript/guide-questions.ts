import type { ParsedTurn } from './types.ts';

/** A question of the campaign's guide, in all its languages. */
export interface GuideQuestion {
  readonly id: string;
  readonly texts: readonly string[];
}

/** Fewer words may begin or end many sentences. */
const MIN_WORDS = 4;
const MAX_SENTENCE_CHARACTERS = 2000;
const SENTENCE_END = /[.?!…。？！؟;；\n]/u;

/** Words without case, width, punctuation and hyphens. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})[-‐‑'’](?=\p{L})/gu, '');
  return plain.match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The words of a guide's question, and of each sentence of it that asks: "How did it go? Please tell me what happened." */
function wordings(text: string): string[][] {
  const asking = text
    .split(/(?<=[?？؟])/u)
    .flatMap((part) => (/[?？؟]$/u.test(part) ? part.split(SENTENCE_END).slice(-2, -1) : []));
  const sentences = asking.map(wordsOf).filter((words) => words.length >= MIN_WORDS);
  return [wordsOf(text), ...sentences].filter((words) => words.length > 0);
}

/**
 * Gives an interviewer's turn without a question the guide's question that it asks: word for word, alone or with words before or after it
 * in the same sentence ("So, …", "… for you?"). A paraphrase is not taken for the question, because a wrong one would count answers twice.
 * Where a turn asks several, the last one is what is answered next.
 */
export function findQuestions(turns: readonly ParsedTurn[], guide: readonly GuideQuestion[]): void {
  const byWords = new Map<string, string | null>();
  const lengths = new Set<number>();
  for (const { id, texts } of guide) {
    for (const words of texts.flatMap(wordings)) {
      const key = words.join(' ');
      // The same words for two questions name neither.
      byWords.set(key, byWords.has(key) && byWords.get(key) !== id ? null : id);
      lengths.add(words.length);
    }
  }
  if (byWords.size === 0) return;
  const sorted = [...lengths].toSorted((a, b) => b - a);
  for (const turn of turns) {
    if (turn.speaker === 'interviewer' && turn.question_id === null)
      turn.question_id = askedIn(turn.text, byWords, sorted);
  }
}

function askedIn(text: string, byWords: ReadonlyMap<string, string | null>, lengths: readonly number[]): string | null {
  const whole = text.length <= MAX_SENTENCE_CHARACTERS ? byWords.get(wordsOf(text).join(' ')) : undefined;
  if (whole) return whole;
  let asked: string | null = null;
  for (const sentence of text.split(SENTENCE_END)) {
    if (sentence.length <= MAX_SENTENCE_CHARACTERS)
      asked = askedInSentence(wordsOf(sentence), byWords, lengths) ?? asked;
  }
  return asked;
}

function askedInSentence(
  words: readonly string[],
  byWords: ReadonlyMap<string, string | null>,
  lengths: readonly number[],
): string | null {
  const exact = byWords.get(words.join(' '));
  if (exact) return exact;
  for (const length of lengths) {
    if (length < MIN_WORDS || length >= words.length) continue;
    const found = byWords.get(words.slice(-length).join(' ')) ?? byWords.get(words.slice(0, length).join(' '));
    if (found) return found;
  }
  return null;
}
