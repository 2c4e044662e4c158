import { MAX_LETTERS } from './name-table.ts';

/** After these, the genitive and the plural have another ending. */
const SIBILANT = /(?:[sxzß]|[cs]h)$/;
const [E, M, N, R, S] = [...'emnrs'].map((letter) => letter.charCodeAt(0));
const ADJECTIVE = /sche[mnrs]?$/;
const LONGEST_ENDING = 5;
const NO_BASES: readonly string[] = [];

/** What a word may be the genitive or the plural of ("Annas", "Joneses", "Hansens"), or the adjective ("Müllersche"). */
export function basesOf(word: string): readonly string[] {
  const { length } = word;
  if (length < 3 || length > MAX_LETTERS + LONGEST_ENDING) return NO_BASES;
  const last = word.charCodeAt(length - 1);
  if (last !== S && last !== E && last !== M && last !== N && last !== R) return NO_BASES;
  const bases: string[] = [];
  if (last === S) bases.push(word.slice(0, -1));
  if (last === S && word.endsWith('es') && SIBILANT.test(word.slice(0, -2))) bases.push(word.slice(0, -2));
  if (last === S && word.endsWith('ens') && SIBILANT.test(word.slice(0, -3))) bases.push(word.slice(0, -3));
  const adjective = ADJECTIVE.exec(word);
  if (adjective) bases.push(word.slice(0, adjective.index));
  return bases;
}

/** The genitives and plurals from which `basesOf` finds this word. */
export const inflectedFormsOf = (word: string): string[] =>
  SIBILANT.test(word) ? [`${word}s`, `${word}es`, `${word}ens`] : [`${word}s`];

/** Further plurals of a language, by how the name ends. Another genitive may follow them. */
const PLURALS: Readonly<Record<string, readonly (readonly [after: RegExp, endings: readonly string[]])[]>> = {
  de: [
    [/e[lr]$/, ['n']],
    [/[^aeiouy]$/, ['in', 'innen']],
  ],
  nl: [[/[^aeiouy]$/, ['en']]],
  sv: [[/[^aeiouy]$/, ['ar', 'arna']]],
};
/** The shorter a name, the more often it is the beginning of another word. */
const MIN_PLURAL_LETTERS = 4;

/** "Müllern", "Vriesen" and "Öbergarna": plurals of a folded name that only some languages have. */
export function pluralsOf(name: string, language: string): string[] {
  if (name.length < MIN_PLURAL_LETTERS || !Object.hasOwn(PLURALS, language)) return [];
  return (PLURALS[language] ?? []).flatMap(([after, endings]) =>
    after.test(name) ? endings.map((ending) => name + ending) : [],
  );
}

interface Declension {
  /** The letters of the script. */
  readonly from: number;
  readonly to: number;
  /** The ending of a name as it is given. */
  readonly given: RegExp;
  readonly endings: ReadonlySet<string>;
}

const endingsOf = (list: string): ReadonlySet<string> => new Set(['', ...list.split(' ')]);

/** Case endings of Greek and Russian, folded: "ς" is "σ", and "й" is "и". */
const DECLENSIONS: readonly Declension[] = [
  {
    from: 0x3_70,
    to: 0x3_ff,
    given: /(?:ουσ|[οηαιεω]σ|ου|[αηωοι])$/,
    endings: endingsOf('οσ ου ο ε οι ων ουσ α ασ η ησ ω ωσ ι ισ εσ εωσ'),
  },
  {
    from: 0x4_00,
    to: 0x5_2f,
    given: /(?:[аои]я|[ыои]и|[аяоеьыи])$/,
    endings: endingsOf(
      'а я у ю е и ы о ь ои еи ии ыи ою ею ью ом ем ым им ам ям ах ях ых их ов ев ие ые ая яя ую юю ами ями ыми ими ого его ому ему',
    ),
  },
];
/** A shorter stem is the beginning of other words too often. */
const MIN_STEM_LETTERS = 4;
const MAX_CASE_ENDING = 3;

function declensionOf(word: string): Declension | undefined {
  const first = word.charCodeAt(0);
  return DECLENSIONS.find(({ from, to }) => first >= from && first <= to);
}

/** The stems of a name that has cases in its script: without an ending of one letter, and of two. */
export function stemsOfName(name: string): string[] {
  const declension = declensionOf(name);
  if (!declension) return [];
  const longest = declension.given.exec(name)?.[0].length ?? 0;
  const stems = [...new Set([longest, Math.min(longest, 1)])].map((ending) => name.slice(0, name.length - ending));
  return stems.filter((stem) => stem.length >= MIN_STEM_LETTERS);
}

/** What may be the stem of a word in a text: the word without each ending that it has. */
export function stemsOf(word: string): readonly string[] {
  const declension = declensionOf(word);
  if (!declension) return NO_BASES;
  const stems: string[] = [];
  for (let length = 0; length <= MAX_CASE_ENDING && word.length - length >= MIN_STEM_LETTERS; length += 1) {
    const at = word.length - length;
    if (declension.endings.has(word.slice(at))) stems.push(word.slice(0, at));
  }
  return stems;
}

/** Words that are written together with the next: "and", "to", "in" and such, and the article of Hebrew. */
const HEBREW_PREFIX = /^[ולבכמהש]/;
const ARABIC_PREFIX = /^[وفلبك]/;
/** After "to", the Arabic article loses its first letter. */
const [TO_THE, THE] = ['لل', 'ال'];
const MIN_PREFIXED_LETTERS = 3;

/** What may stand in a word after one prefix or two. */
export function withoutPrefixes(word: string): readonly string[] {
  const first = word.charCodeAt(0);
  const prefix = first >= 0x5d0 && first <= 0x5ea ? HEBREW_PREFIX : ARABIC_PREFIX;
  if (first < 0x5d0 || first > 0x6ff || !prefix.test(word)) return NO_BASES;
  const rests = [word.slice(1)];
  if (prefix.test(word.slice(1))) rests.push(word.slice(2));
  for (const each of [word, word.slice(1)]) if (each.startsWith(TO_THE)) rests.push(THE + each.slice(TO_THE.length));
  return rests.filter((rest) => rest.length >= MIN_PREFIXED_LETTERS);
}
