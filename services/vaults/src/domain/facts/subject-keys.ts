import { LANGUAGES, type Language, stopWordsOf, wordsOf } from '@insights/language';
import { isAskingWord } from '../../search/asking-words.ts';
import { subjectKey } from './keys.ts';

/** Words of a prompt that are looked at, and of a subject. */
const MOST_WORDS = 64;
const LONGEST_SUBJECT = 5;

/** The keys of all subjects that a prompt may name: its sequences of one to five words that begin and end with a content word. `language`: null if unknown. */
export function subjectKeysOf(prompt: string, language: Language | null): string[] {
  const words = wordsOf(prompt).slice(0, MOST_WORDS);
  const keys = new Set<string>();
  for (const each of language === null ? LANGUAGES : [language]) {
    const isContent = (word: string | undefined): boolean =>
      word !== undefined && !stopWordsOf(each).has(word) && !isAskingWord(word, each);
    for (const [from, first] of words.entries())
      for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_SUBJECT); to += 1)
        if (isContent(first) && isContent(words[to - 1])) keys.add(subjectKey(words.slice(from, to), each));
  }
  keys.delete('');
  return [...keys];
}
