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
