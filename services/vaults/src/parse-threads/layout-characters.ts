import { type Language, spellingOf } from '@insights/language';

/** Characters that only say where a line may or may not break. */
const INVISIBLE = /\u00AD[ \t]*\r?\n[ \t]*|[\u00AD\u180E\u200B\u2060\uFEFF]/g;
/** Joiners and marks of direction change words of some scripts, and pictures of several characters. Between these letters they mean nothing. */
const JOINERS = /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}])[\u200C-\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Spaces of a certain width, or at which no line ends. */
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F]/g;
/** Hyphens that differ in where a line may end. */
const HYPHENS = /[\u2010\u2011]/g;
/** Several letters as one sign, and letters in the form that they have at a place in a word. */
const LIGATURES = /[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFDFB\uFE70-\uFEFC]/g;

/** The text without what a layout program adds to words, so that a word can be found however it was set. */
export function withoutLayout(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(JOINERS, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(HYPHENS, '-')
    .replaceAll(LIGATURES, (sign) => sign.normalize('NFKC'))
    .normalize('NFC');
}

/** Words are looked at in this length at most: nobody hyphenates longer ones. */
const BROKEN = /(?<!\p{L})(\p{L}{1,60}|\p{N}{1,20})-[ \t]*\r?\n[ \t]*(\p{L}{1,60}|\p{N}{1,20})(?!\p{L})/gu;
const WORD = /[\p{L}\p{N}]+(?:-(?=\p{L}))?/gu;

/** Words before which a hyphen stands for a part that follows: "Ein- und Ausgang". */
const JOINING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['and', 'or', 'nor', 'to']),
  de: new Set(['und', 'oder', 'sowie', 'bzw', 'bis', 'noch']),
  fr: new Set(['et', 'ou', 'ni', 'à']),
  es: new Set(['y', 'e', 'o', 'u', 'ni', 'a']),
};
/** Languages that write many compounds of two words in small letters with a hyphen. */
const HYPHENATED: ReadonlySet<Language> = new Set(['en', 'fr']);

/**
 * Joins words that are divided at the end of a line. The hyphen stays before a number or a capital, if the text has the word with a hyphen elsewhere,
 * and in languages with such compounds if both parts are words and the whole is none.
 */
export function withoutLineHyphens(text: string, language: Language): string {
  if (!/-[ \t]*\r?\n/.test(text)) return text;
  const broken = [...text.matchAll(BROKEN)].map(([, a = '', b = '']) => [a.toLowerCase(), b.toLowerCase()] as const);
  const found = wordsAmong(text.toLowerCase(), new Set(broken.flatMap(([a, b]) => [a, b, a + b, `${a}-${b}`])));
  const isWord = (word: string): boolean => found.has(word) || spellingOf(word, language) !== null;
  return text.replaceAll(BROKEN, (match: string, first: string, second: string, at: number) => {
    if (IS_WORD.test(first) && isItem(second, text.slice(at + match.length, at + match.length + 2))) return match;
    const [a, b] = [first.toLowerCase(), second.toLowerCase()];
    if (!/^\p{L}/u.test(first) || !/^\p{Ll}/u.test(second)) return `${first}-${second}`;
    if (found.has(a + b)) return first + second;
    if (found.has(`${a}-${b}`)) return `${first}-${second}`;
    if (isWord(a + b)) return first + second;
    if (JOINING[language].has(b)) return `${first}- ${second}`;
    return HYPHENATED.has(language) && isWord(a) && isWord(b) ? `${first}-${second}` : first + second;
  });
}

/** A word is not continued by the number of an item; a code is: "B-12". */
const IS_WORD = /^\p{Ll}{2,}$/u;
const isItem = (second: string, after: string): boolean => /^\p{N}{1,3}$/u.test(second) && /^[.)]\s/.test(after);

/** Which of the words a text in lower case has, also with a hyphen, apart from those at the end or the beginning of a broken one. */
function wordsAmong(text: string, wanted: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  let before = '';
  for (const { 0: match, index } of text.matchAll(WORD)) {
    const word = match.replace(/-$/, '');
    if (before !== '' && wanted.has(`${before}-${word}`)) found.add(`${before}-${word}`);
    const last = text.charAt(index - 1);
    if (wanted.has(word) && text.charAt(index + word.length) !== '-' && last !== '-' && last !== '\n') found.add(word);
    before = match.endsWith('-') ? word : '';
  }
  return found;
}

/** Letters under a stroke, as programs without formats strike them. */
const STRUCK = /(?:[^\s\u0335\u0336][\u0335\u0336]\s*)+/gu;

/** The text without what is struck letter by letter, and how many passages that were. */
export function withoutStruckLetters(text: string): { text: string; struck: number } {
  let struck = 0;
  const shown = text.replaceAll(STRUCK, () => {
    struck += 1;
    return '';
  });
  return { text: shown, struck };
}
