/** Persons and addresses in a sentence. */
import { fold } from '@insights/answers';
import { type Language, negatorsOf, spellingOf, stemOf, stopWordsOf, tokensOf } from '@insights/language';
import type { Corpus } from '../types.ts';
import { figuresIn } from './figures.ts';
import { isQuantifier } from './quantifiers.ts';
import { personsOf, stemsIn } from './words.ts';

const ADDRESS = [
  /@|:\/\/|www\.|\(at\)|\[at\]|\b(?:mailto|tel):/iu,
  /[\p{L}\p{N}]\.\p{L}{2}/u,
  / dot (?:com|org|net|edu|gov|io|de|fr|es|uk|eu|ch|at)\b/iu,
  /\p{N}[\p{N}\s()./-]{5,}\p{N}/u,
];

/** URLs, e-mail addresses, phone numbers. */
export const hasAddress = (text: string): boolean => ADDRESS.some((pattern) => pattern.test(text));

/** The ids of persons that a text names: P3. */
export const personIdsIn = (text: string): { id: string; start: number }[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])P\p{N}+(?![\p{L}\p{N}])/gu)].map(({ 0: id, index }) => ({ id, start: index }));

/** The words of the labels under which people speak, without words such as "participant". */
export const labelWords = ({ persons }: Corpus, language: Language): ReadonlySet<string> =>
  new Set(
    wordsOfLabels(
      persons.map(({ speaker_label }) => speaker_label ?? ''),
      language,
    ),
  );

/** The names in labels of interviewers, whose work is often their label: "Doctor". */
export const namesIn = (labels: readonly string[], language: Language): string[] =>
  wordsOfLabels(labels, language).filter((word) => spellingOf(word, language) !== 'word');

const wordsOfLabels = (labels: readonly string[], language: Language): string[] =>
  labels
    .flatMap((label) => tokensOf(label))
    .map(({ word }) => fold(word))
    .filter((word) => word.length > 1 && !/^\p{N}+$/u.test(word) && !isRole(word, language));

const isRole = (word: string, language: Language): boolean =>
  personsOf(language).has(word) || stopWordsOf(language).has(word);

const SHORT_FORM = /(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/gu;
const LEAST_SPEAKERS = 3;

/** Short forms that several people use are words of their field, such as API; a person's name is seldom written so. */
export function shortForms({ readings, personOf }: Corpus): string[] {
  const speakers = new Map<string, Set<number>>();
  for (const { conversation_id, turns } of readings)
    for (const { text, participant } of turns) {
      const person = personOf(conversation_id, participant);
      if (person === undefined) continue;
      for (const [form] of text.matchAll(SHORT_FORM)) speakers.set(form, (speakers.get(form) ?? new Set()).add(person));
    }
  return [...speakers].filter(([, { size }]) => size >= LEAST_SPEAKERS).map(([form]) => form);
}

const CAPITAL = /^\p{Lu}/u;
/** What stands before the first word of a sentence. */
const OPENS = /(?:^|[.!?…:]["'”’»)]*\s+)["'“‘„«»¿¡(-]*\s*$/u;
/** So far a sentence's beginning is looked for. */
const BACK = 12;
/** What stands before a name. */
const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|herr|herrn|frau|mme|mlle|monsieur|madame|sr|sra|srta|senor|senora|don|dona)$/;
/** What only persons do: its subject is a person, who must be a participant. */
const SPEAKS =
  /^(?:says|thinks|believes|tells|finds|sagt|meint|erzahlt|findet|dit|pense|raconte|trouve|dice|piensa|cuenta|opina)$/;
const SOMEBODY = new Set(['somebody', 'someone', 'jemand', 'quelqu', 'alguien']);
/** Words that begin sentences so often that the English reference writes them with a capital. */
const OPENERS =
  /^(?:furthermore|moreover|nevertheless|whereas|overall|let|besides|plus|perhaps|however|although|\p{L}+(?:ing|ly))$/u;
/** Endings that make common nouns in German. */
const NOUN = /(?:ung|heit|keit|schaft|tion|tat|nis|ismus|enz|anz|ment|ierung)(?:en|e|s|se|sen)?$/u;
const COMPOUND = 3;
/** Surnames are compounds of this. */
const SURNAME = /mann$/;

/** Words that a sentence may have with a capital: those of its quotes, of the guide, the goal and the codes. */
export interface Known {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

export function knownFrom(texts: readonly string[], language: Language): Known {
  const words = texts.flatMap((text) => tokensOf(text).flatMap(({ word }) => [fold(word), ...fold(word).split('-')]));
  return { words: new Set(words), stems: new Set(texts.flatMap((text) => stemsIn(text, language))) };
}

/**
 * Whether a sentence may name somebody: it has a participant's label, or a word with a capital that stands neither in its quotes nor in
 * the campaign's own texts. At the beginning of a sentence, and in German, words that the language writes so are none.
 */
export function nameIn(
  text: string,
  { own, quoted, labels, language }: { own: Known; quoted: Known; labels: ReadonlySet<string>; language: Language },
): string | null {
  const tokens = tokensOf(text);
  const found = tokens.find(({ word, start, end }, at) => {
    const original = text.slice(start, end);
    const isPlaced =
      TITLE.test(fold(tokens[at - 1]?.word ?? '')) ||
      (SPEAKS.test(fold(tokens[at + 1]?.word ?? '')) && isFirst(text, start));
    return original.split(/[-'’]/).some((piece) => {
      const key = fold(piece).toLowerCase();
      if (key.length < 2 && piece !== word) return false;
      if (own.words.has(key)) return false;
      const isCapital = CAPITAL.test(piece);
      if (labels.has(key) && (isCapital || spellingOf(key, language) !== 'word')) return true;
      if (quoted.words.has(key)) return false;
      if (!isCapital) return false;
      if (isPlaced) return !isGeneral(piece, language);
      const isFree = language === 'de' || isFirst(text, start);
      return !(isFree && isOrdinary(piece, { own, quoted, language }));
    });
  });
  return found === undefined ? null : text.slice(found.start, found.end);
}

const isFirst = (text: string, start: number): boolean => OPENS.test(text.slice(Math.max(0, start - BACK), start));

/** Function words, words for persons, numbers and quantifiers, which are checked elsewhere. */
function isGeneral(word: string, language: Language): boolean {
  const key = fold(word).toLowerCase();
  return (
    (stopWordsOf(language).has(word.toLowerCase()) && !AMBIGUOUS.has(key)) ||
    personsOf(language).has(key) ||
    SOMEBODY.has(key) ||
    negatorsOf(language).has(key) ||
    isQuantifier(key, language) ||
    figuresIn(key, language).length > 0
  );
}

/** Function words that are names as well. */
const AMBIGUOUS = new Set(['will', 'may']);

function isOrdinary(
  word: string,
  { own, quoted, language }: { own: Known; quoted: Known; language: Language },
): boolean {
  const key = fold(word).toLowerCase();
  const stem = stemOf(key, language);
  if (isGeneral(word, language) || AMBIGUOUS.has(key)) return true;
  if (own.stems.has(stem) || quoted.stems.has(stem)) return true;
  const spelled = spellingOf(word, language);
  if (spelled === 'name')
    return language === 'en' && OPENERS.test(key) && (stem === key || spellingOf(stem, language) === 'word');
  if (spelled === 'word') return true;
  if (spellingOf(stem, language) === 'word') return true;
  if (language !== 'de') return false;
  return NOUN.test(key) || isCompound(key, [own, quoted]);
}

/** A German compound of words that are known: "Nachtschichten". */
function isCompound(key: string, known: readonly Known[]): boolean {
  const isWord = (part: string): boolean =>
    spellingOf(part, 'de') === 'word' ||
    spellingOf(stemOf(part, 'de'), 'de') === 'word' ||
    known.some(({ words, stems }) => words.has(part) || stems.has(stemOf(part, 'de')));
  if (SURNAME.test(key)) return false;
  for (let at = COMPOUND; at <= Math.min(key.length - COMPOUND - 1, MAX_COMPOUND); at += 1) {
    const first = key.slice(0, at);
    if (isWord(key.slice(at)) && (isWord(first) || isWord(first.replace(/e?[sn]$/, '')))) return true;
  }
  return false;
}

const MAX_COMPOUND = 30;
