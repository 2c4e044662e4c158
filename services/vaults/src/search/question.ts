import {
  LANGUAGES,
  type Language,
  detectLanguage,
  isLanguage,
  languageIn,
  languageOfQuestion,
  stopWordsOf,
  termOf,
  zipfOf,
} from '@insights/language';
import { subjectKeysOf } from '../domain/facts/subject-keys.ts';
import { isAskingWord } from './asking-words.ts';
import { INTERROGATIVES, LIGHT, OPINIONS, WANTED, type Wanted } from './question-words.ts';
import { partsOf, termOfPart } from './speakers.ts';
import { type SearchWord, searchTermOf, searchWordsIn } from './terms.ts';

/** A word of a prompt that is looked up. */
export interface QuestionWord {
  readonly word: string;
  /** Place among the words of the prompt. */
  readonly position: number;
  /** Its term in each language. */
  readonly terms: readonly string[];
  readonly isAsking: boolean;
}

/** Words of a prompt that may name a speaker. */
export interface SpeakerPart {
  readonly term: string;
  /** Places of its words among those of the prompt. */
  readonly from: number;
  readonly to: number;
}

/** A content word of a prompt in the language that it is read in. */
export interface AskedTerm {
  readonly term: string;
  /** Place among the words of the prompt. */
  readonly position: number;
  /** The terms of its parts, which stand for it, if it is a compound. */
  readonly parts: readonly string[];
  /** How much it tells. */
  readonly weight: number;
  /** A sentence that answers often has it in another form. */
  readonly isLight: boolean;
}

/** A prompt, understood once for search, facts and the answer. */
export interface Question {
  readonly prompt: string;
  /** The language whose rules read it; English if it is none of those that are supported. */
  readonly language: Language;
  /** The language that it is written in, as a BCP 47 code; `und` if that is not recognised. */
  readonly locale: string;
  readonly words: readonly QuestionWord[];
  readonly speakers: readonly SpeakerPart[];
  /** Keys of the subjects of facts that it may name. */
  readonly subject_keys: readonly string[];
  /** What it asks about. */
  readonly asked: readonly AskedTerm[];
  /** The weights of the terms that it asks about. */
  readonly weights: ReadonlyMap<string, number>;
  /** Those that identify something, so that nothing else stands for them. */
  readonly codes: ReadonlySet<string>;
  readonly kind: 'yes_no' | 'opinions' | 'other';
  readonly wanted: Wanted | null;
}

/** Words of a prompt that are looked up; the rest of a longer one is not. */
const MAX_WORDS = 64;
/** Longer prompts are cut: they are pasted text, and the first words say what is asked. */
export const LONGEST_PROMPT = 4_000;
/** A word of this frequency on the Zipf scale tells nothing; the weight grows by one for each tenth of the frequency. */
const TELLS_NOTHING = 7;
const LEAST_WEIGHT = 0.3;
/** What a word of possibility, duty or comparison tells, relative to others of its frequency. */
const LIGHT_SHARE = 0.2;
/** Words at the beginning among which an interrogative stands. */
const OPENING_WORDS = 4;

/** A French verb with its subject behind it: accepte-t-elle, sont-ils. */
const INVERTED = /(\p{L})(?<!(?<!\p{L})rendez)-(?:t-)?(je|tu|il|elle|on|nous|vous|ils|elles|ce)(?![\p{L}\p{N}-])/giu;

/** What a prompt asks for. */
export function understand(prompt: string): Question {
  const text = prompt.slice(0, LONGEST_PROMPT);
  const detected = detectLanguage(text);
  const language = detected ?? 'en';
  const spoken = searchWordsIn(language === 'fr' ? text.replaceAll(INVERTED, '$1 $2') : text).slice(0, 4 * MAX_WORDS);
  const asked = askedIn(spoken, language);
  return {
    prompt,
    language,
    locale: localeOf(text, spoken, detected),
    ...lookedUp(spoken, detected),
    subject_keys: subjectKeysOf(text, detected),
    asked,
    weights: new Map(asked.map(({ term, weight }) => [term, weight])),
    codes: new Set(spoken.flatMap(({ joined }) => (joined?.isCode === true ? [termOf(joined.word, language)] : []))),
    ...mannerOf(text, spoken, language),
  };
}

/** Fewer words in Latin letters may be names, codes or a term in any language. */
const FEW_WORDS = 3;
/** Letters of Latin alphabets of other languages. */
const OTHER_LETTERS = /(?![\p{ASCII}àâäæçéèêëîïôœöùûüÿßáíóúñ])\p{L}/iu;

/** The language of a prompt: one in which no answers are composed only if its words leave little doubt. */
function localeOf(text: string, spoken: readonly SearchWord[], detected: Language | null): string {
  const found = languageOfQuestion(text);
  if (found === null) return languageIn(text, '') || (detected ?? 'en');
  if (isLanguage(found)) return detected ?? found;
  return spoken.length >= FEW_WORDS || OTHER_LETTERS.test(text) ? found : (detected ?? 'en');
}

/** How much a word tells: how much rarer it is than the most common words of the language. */
export const rarityOf = (term: string, language: Language): number =>
  Math.max(LEAST_WEIGHT, TELLS_NOTHING - zipfOf(term, language));

function lookedUp(spoken: readonly SearchWord[], language: Language | null): Pick<Question, 'words' | 'speakers'> {
  const isStop = (word: string): boolean =>
    language === null ? LANGUAGES.some((each) => stopWordsOf(each).has(word)) : stopWordsOf(language).has(word);
  const words: QuestionWord[] = [];
  const known = new Set<string>();
  for (const { word, position, joined } of spoken) {
    for (const each of joined === null || joined.count === 1 ? [word] : [joined.word, word]) {
      if (words.length === MAX_WORDS || isStop(each) || known.has(each)) continue;
      known.add(each);
      words.push({ word: each, position, terms: termsOfWord(each), isAsking: isAsking(each, language) });
    }
  }
  const speakers = partsOf(spoken.slice(0, MAX_WORDS).map(({ word }) => word))
    .filter((part) => !part.words.every(isStop))
    .map((part) => ({ term: termOfPart(part.words), from: part.from, to: part.from + part.words.length }));
  return { words, speakers };
}

const termsOfWord = (word: string): string[] => [
  ...LANGUAGES.flatMap((language) => searchTermOf(word, language) ?? []),
  ...otherSpellings(word).flatMap((other) => searchTermOf(other, 'de') ?? []),
];

/** A German word with its umlauts spelled out, or with umlauts where they may be spelled out: Muelltonne. */
function otherSpellings(word: string): string[] {
  const spelled = word.replaceAll(/[äöü]/gu, (letter) => SPELLED[letter] ?? letter);
  const short = word.replaceAll(/ae|oe|(?<![aeq])ue/gu, (letters) => UMLAUTS[letters] ?? letters);
  return [spelled, short].filter((other) => other !== word);
}

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

const isAsking = (word: string, language: Language | null): boolean =>
  language === null ? LANGUAGES.some((each) => isAskingWord(word, each)) : isAskingWord(word, language);

/** The content words; those that ask are content if there are no others: "What was decided?" */
function askedIn(spoken: readonly SearchWord[], language: Language): AskedTerm[] {
  const stop = stopWordsOf(language);
  const [asking, content]: [AskedTerm[], AskedTerm[]] = [[], []];
  const known = new Set<string>();
  let partOfCode = 0;
  for (const [at, { word, position, joined }] of spoken.entries()) {
    partOfCode -= 1;
    if (partOfCode >= 0) continue;
    const isWhole = joined !== null && (joined.isCode || !/\p{L}/u.test(joined.word) || !/\p{N}/u.test(joined.word));
    const own = isWhole ? joined.word : word;
    const parts = isWhole ? spoken.slice(at, at + joined.count).map((part) => part.word) : [];
    if (isWhole) partOfCode = joined.count - 1;
    const term = termOf(own, language);
    if (stop.has(own) || known.has(term) || INTERROGATIVES[language].has(own)) continue;
    known.add(term);
    const isLight = LIGHT[language].has(own);
    const weight = rarityOf(own, language) * (isLight ? LIGHT_SHARE : 1);
    const isCompound = isWhole && !joined.isCode && parts.length > 1;
    const terms = isCompound ? parts.filter((part) => !stop.has(part)).map((part) => termOf(part, language)) : [];
    (isAskingWord(own, language) ? asking : content).push({ term, position, weight, isLight, parts: terms });
  }
  return content.length > 0 ? content : asking;
}

function mannerOf(text: string, spoken: readonly SearchWord[], language: Language): Pick<Question, 'kind' | 'wanted'> {
  const opening = spoken.slice(0, OPENING_WORDS).map(({ word }) => word);
  const beginning = `${opening.join(' ')} `;
  const wanted = (['time', 'amount'] as const).find((kind) =>
    WANTED[language][kind].some((words) => beginning.startsWith(words)),
  );
  const isClosed = /[?？]\s*$/u.test(text) && !opening.some((word) => INTERROGATIVES[language].has(word));
  const isOpen = spoken.some(({ word }) => OPINIONS[language].has(word));
  return { wanted: wanted ?? null, kind: isOpen && wanted === undefined ? 'opinions' : isClosed ? 'yes_no' : 'other' };
}

/** The longest of these parts of a prompt that do not overlap. */
export function longestParts(parts: readonly SpeakerPart[]): SpeakerPart[] {
  const chosen: SpeakerPart[] = [];
  for (const part of parts.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!chosen.some(({ from, to }) => part.from < to && from < part.to)) chosen.push(part);
  }
  return chosen;
}
