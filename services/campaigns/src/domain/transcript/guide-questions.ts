import { isLanguage } from '@insights/language';
import { Questions } from '@insights/thoughts';
import { type Problem, TranscriptError } from './problems.ts';
import { type ParsedTurn, limits } from './types.ts';

/** A question of the campaign's guide, in all its languages. */
export interface GuideQuestion {
  readonly id: string;
  readonly kind: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date';
  readonly texts: readonly { readonly language: string; readonly text: string }[];
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
 * in the same sentence ("So, …", "… for you?"). A paraphrase is not taken for an open question, because a wrong one would count answers twice.
 * A closed one may be asked nearly in its words: what is answered must still be a value of it. Where a turn asks several, the last one is
 * what is answered next.
 */
export function findQuestions(turns: readonly ParsedTurn[], guide: readonly GuideQuestion[]): void {
  const byWords = new Map<string, string | null>();
  const lengths = new Set<number>();
  for (const { id, texts } of guide) {
    for (const words of texts.flatMap(({ text }) => wordings(text))) {
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
  findClosed(turns, guide);
}

/** Gives turns of the interviewer the questions that a person says they ask. Errors: `TranscriptError`. */
export function setQuestions(
  turns: readonly ParsedTurn[],
  guide: readonly GuideQuestion[],
  questions: readonly { readonly seq: number; readonly question_id: string | null }[],
): void {
  const known = new Set(guide.map(({ id }) => id));
  const problems: Problem[] = [];
  for (const [index, { seq, question_id }] of questions.entries()) {
    const turn = turns[seq - 1];
    const wrong = (field: string, msg: string) =>
      problems.push({ loc: ['questions', index, field], msg, type: 'value_error' });
    if (turn?.speaker !== 'interviewer') wrong('seq', 'Name a turn of the interviewer.');
    else if (question_id !== null && !known.has(question_id))
      wrong('question_id', 'The campaign has no such question.');
    else Object.assign(turn, { question_found: turn.question_id, question_id, is_question_set: true });
  }
  if (problems.length > 0) throw new TranscriptError(problems.slice(0, limits.problems));
}

function findClosed(turns: readonly ParsedTurn[], guide: readonly GuideQuestion[]): void {
  const closed = new Set(guide.flatMap(({ id, kind }) => (kind === 'open' ? [] : [id])));
  if (closed.size === 0) return;
  const languages = new Set(guide.flatMap(({ texts }) => texts.map((each) => each.language)));
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0] ?? '';
    if (!isLanguage(base)) continue;
    const questions = guide.flatMap(({ id, kind, texts }) =>
      // The ends of a scale are said in words or left out.
      texts
        .filter((each) => each.language === language)
        .map(({ text }) => ({ id, kind, text: text.replaceAll(/\p{N}+/gu, ''), topic: null })),
    );
    const asking = new Questions({ language, questions }, base);
    for (const turn of turns) {
      if (turn.speaker !== 'interviewer') continue;
      const id = asking.ask({ id: '', text: turn.text, question_id: turn.question_id });
      if (turn.question_id === null && id !== null && closed.has(id)) turn.question_id = id;
    }
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
