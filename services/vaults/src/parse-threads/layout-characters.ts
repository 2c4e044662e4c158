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

const WORD = /\p{L}+/gu;
/** Words are looked at in this length at most: nobody hyphenates longer ones. */
const BROKEN = /(?<!\p{L})(\p{L}{1,60})-[ \t]*\r?\n[ \t]*(\p{Ll}\p{L}{0,60})(?!\p{L})/gu;

/**
 * Joins words that are divided at the end of a line. The hyphen stays if the text has the word with a hyphen elsewhere, or has both parts as words and
 * not the whole; it also stays before a word of `stopWords`, with a space ("Ein- und Ausgang").
 */
export function withoutLineHyphens(text: string, stopWords: ReadonlySet<string>): string {
  if (!/-[ \t]*\r?\n/.test(text)) return text;
  const lower = text.toLowerCase();
  const broken = [...text.matchAll(BROKEN)];
  const wanted = new Set(broken.flatMap(([, first = '', second = '']) => [first, second, first + second]));
  const whole = wordsAmong(lower, new Set([...wanted].map((word) => word.toLowerCase())));
  return text.replaceAll(BROKEN, (_, first: string, second: string) => {
    const [a, b] = [first.toLowerCase(), second.toLowerCase()];
    if (stopWords.has(b)) return `${first}- ${second}`;
    if (whole.has(a + b)) return first + second;
    return whole.has(a) && whole.has(b) ? `${first}-${second}` : first + second;
  });
}

/** Which of the words a text in lower case has, apart from those at the end or the beginning of a broken one. */
function wordsAmong(text: string, wanted: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(word)) continue;
    const after = text.charAt(index + word.length);
    const before = text.charAt(index - 1);
    if (after !== '-' && before !== '\n' && before !== '-') found.add(word);
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
