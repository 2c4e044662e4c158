import { type Language, detectLanguage, stopWordsOf, termOf, wordsOf, zipfOf } from '@insights/language';
import { isAskingWord } from '../../search/asking-words.ts';

/** What a question asks for. */
export interface Question {
  readonly language: Language;
  /** Content words as terms, with how much each tells: rare words of the language more than common ones. */
  readonly weights: ReadonlyMap<string, number>;
}

/** Longer prompts are cut: they are pasted text, and the first words say what is asked. */
export const LONGEST_PROMPT = 4_000;
/** A word of this frequency on the Zipf scale tells nothing; the weight grows by one for each tenth of the frequency. */
const TELLS_NOTHING = 7;
const LEAST_WEIGHT = 0.3;

/** How much a word tells: how much rarer it is than the most common words of the language. */
export const rarityOf = (term: string, language: Language): number =>
  Math.max(LEAST_WEIGHT, TELLS_NOTHING - zipfOf(term, language));

export function questionOf(prompt: string): Question {
  const text = prompt.slice(0, LONGEST_PROMPT);
  const language = detectLanguage(text) ?? 'en';
  const stop = stopWordsOf(language);
  const weights = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const term = termOf(word, language);
    if (!stop.has(word) && !isAskingWord(word, language)) weights.set(term, rarityOf(word, language));
  }
  return { language, weights };
}
