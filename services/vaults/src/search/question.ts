import { LANGUAGES, type Language, detectLanguage, stopWordsOf } from '@insights/language';
import { isAskingWord } from './asking-words.ts';
import { partsOf, termOfPart } from './speakers.ts';
import { searchTermOf, searchWordsOf } from './terms.ts';

/** A word of a prompt that is looked up. */
export interface QuestionWord {
  readonly word: string;
  /** Place among the words of the prompt. */
  readonly position: number;
  /** Its term in each language. */
  readonly terms: readonly string[];
  readonly isAsking: boolean;
}

/** Words of a prompt that may name a speaker. */
export interface SpeakerPart {
  readonly term: string;
  /** Places of its words among those of the prompt. */
  readonly from: number;
  readonly to: number;
}

export interface Question {
  readonly words: readonly QuestionWord[];
  readonly speakers: readonly SpeakerPart[];
}

/** Words of a prompt that are looked up; the rest of a longer one is not. */
const MAX_WORDS = 64;

/** What a prompt asks for. */
export function understand(prompt: string): Question {
  const spoken = searchWordsOf(prompt).slice(0, 4 * MAX_WORDS);
  const language = detectLanguage(prompt);
  const isStop = (word: string): boolean =>
    language === null ? LANGUAGES.some((each) => stopWordsOf(each).has(word)) : stopWordsOf(language).has(word);
  const words: QuestionWord[] = [];
  for (const [position, word] of spoken.entries()) {
    if (words.length === MAX_WORDS) break;
    if (isStop(word) || words.some((known) => known.word === word)) continue;
    words.push({ word, position, terms: termsOfWord(word), isAsking: isAsking(word, language) });
  }
  const speakers = partsOf(spoken.slice(0, MAX_WORDS))
    .filter((part) => !part.words.every(isStop))
    .map((part) => ({ term: termOfPart(part.words), from: part.from, to: part.from + part.words.length }));
  return { words, speakers };
}

const termsOfWord = (word: string): string[] => LANGUAGES.flatMap((language) => searchTermOf(word, language) ?? []);

const isAsking = (word: string, language: Language | null): boolean =>
  language === null ? LANGUAGES.some((each) => isAskingWord(word, each)) : isAskingWord(word, language);

/** The longest of these parts of a prompt that do not overlap. */
export function longestParts(parts: readonly SpeakerPart[]): SpeakerPart[] {
  const chosen: SpeakerPart[] = [];
  for (const part of parts.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!chosen.some(({ from, to }) => part.from < to && from < part.to)) chosen.push(part);
  }
  return chosen;
}
