import { limits } from '../transcript/types.ts';
import { wordsOf } from './common-words.ts';

/** Shorter words are initials and abbreviations of roles. */
const MIN_LETTERS = 3;
/** What a label without a name is in every language of a campaign, as it may come from a program. */
const ROLES = ['interviewer', 'participant'];

/**
 * The name in the label of a speaker: its words without numbers. Null where all of them are common words of the language, such as
 * "Speaker 2", because what they name is a role. A role that is no common word is taken for a name: too much is hidden rather than too little.
 */
export function nameOfLabel(label: string, language: string): string | null {
  if (label.length > limits.label_characters) return null;
  const [own, english] = [wordsOf(language), wordsOf('en')];
  const words = label.match(/\p{L}[\p{L}\p{M}\p{N}.'’-]*/gu)?.filter((word) => !/\p{N}/u.test(word)) ?? [];
  const isName = (word: string): boolean => {
    const plain = word.toLowerCase();
    const isWord = ROLES.includes(plain) || own.isCommon(plain) || english.isCommon(plain);
    return plain.length >= (/[\p{Lu}\p{Ll}]/u.test(word) ? MIN_LETTERS : 2) && !isWord;
  };
  return words.some(isName) ? words.join(' ') : null;
}
