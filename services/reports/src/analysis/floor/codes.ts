import { createHash } from 'node:crypto';
import { frequencyOf, isLanguage, phraseKey, wordsOf, zipfOf } from '@insights/language';
import type { Language } from '@insights/language';
import { generalWordsOf, nounPhrases } from '@insights/thoughts';
import type { Phrase } from '@insights/thoughts';
import type { AnalysisInput, Assignment, Code, Coding, Corpus } from '../types.ts';
import { Speech, termLine } from './speech.ts';
import { wordingOf } from './wording.ts';

const MAX_CODES = 12;
const MIN_PERSONS = 2;
/** So many of the persons use the words, so that a larger sample of the same kind has the same codes. */
const MIN_SHARE = 1 / 6;
/** A single word means different things to different people more often than a phrase does. */
const MIN_PERSONS_OF_WORD = 3;
const MIN_SHARE_OF_WORD = 1 / 4;
/** From this frequency on (Zipf scale) a single word says too little to be a subject. */
const COMMON = 5.4;
/** A subject is said more often than the language at large would say it, by this factor. */
const MIN_LIFT = 6;
/** More observations than this share of all make a subject no more important, and more than the second are the frame of the interviews. */
const DEEP = 0.02;
const FRAME = 0.1;
/** Two subjects whose observations overlap more than this are one. */
const MAX_OVERLAP = 0.5;
/** The share of mentions as a name from which on a phrase is one. */
const NAME_SHARE = 0.4;
const ACRONYM = /^[\p{Lu}\p{N}]{2,6}s?$/u;
const MAX_NAME = 120;

/** A noun phrase that people use. */
interface Subject {
  readonly key: string;
  readonly language: Language;
  readonly words: readonly string[];
  readonly persons: Set<number>;
  readonly observations: Set<string>;
  readonly forms: Map<string, number>;
  mentions: number;
  names: number;
  determined: number;
}

export interface WordCodes {
  readonly codes: readonly Code[];
  readonly codings: readonly Coding[];
  /** Conversations in another language than a code's words, by code: nobody knows whether they speak of it. */
  readonly unclassified: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Subjects from word statistics, and who speaks of them. Codes that the codebook has stay; a person may be in many. */
export function codesByWords(
  corpus: Corpus,
  { campaign, codebook }: Pick<AnalysisInput, 'campaign' | 'codebook'>,
): WordCodes {
  const speech = Speech.of(corpus);
  const kept = codebook.codes.filter(({ terms }) => terms.length > 0);
  const known = new Set(kept.flatMap(({ terms }) => terms));
  const ids = new Set(codebook.codes.map(({ id }) => id));
  // Of a code that an erasure emptied, a closed codebook still has the id.
  const isAllowed = (key: string): boolean => codebook.is_closed !== true || ids.has(idOf(key));
  const wording = wordingOf(campaign.language);
  const generation = 1 + Math.max(0, ...codebook.codes.map((code) => code.generation));
  const found = subjectsOf(speech)
    .filter(({ key }) => !known.has(key) && isAllowed(key))
    .slice(0, Math.max(0, MAX_CODES - kept.length));
  const fresh = found.map(({ key, forms }): Code => {
    const name = shownForm(forms);
    return {
      id: idOf(key),
      name,
      definition: wording.definition(name),
      includes: [...forms.keys()].toSorted().slice(0, 8).join(', '),
      excludes: '',
      question_ids: [],
      author: 'floor',
      locked: false,
      generation,
      terms: [key],
    };
  });
  const codes = [...kept, ...fresh];
  return { codes, codings: codingsOf(codes, speech), unclassified: unclassifiedOf(codes, corpus) };
}

/** Who uses the words of codes that people made: those of the name, and those of `includes` between commas, up to three each. */
export function assignByWords(corpus: Corpus, codes: readonly Code[], language: string): Assignment {
  const looked = codes.map((code) => withTerms(code, language));
  return { codings: codingsOf(looked, Speech.of(corpus)), unclear: [], unclassified: unclassifiedOf(looked, corpus) };
}

const unclassifiedOf = (codes: readonly Code[], corpus: Corpus): Map<string, ReadonlySet<string>> =>
  new Map(
    codes.map((code) => {
      const others = corpus.readings.filter(({ language }) => !isComparable(code, language));
      return [code.id, new Set(others.map(({ conversation_id }) => conversation_id))];
    }),
  );

/** Whether somebody who speaks a language can use the words of a code. */
export const isComparable = ({ terms }: Pick<Code, 'terms'>, language: string): boolean =>
  terms.length === 0 || terms.some((term) => term.startsWith(`${language} `));

const idOf = (key: string): string => `w-${createHash('sha256').update(key).digest('base64url').slice(0, 16)}`;

/** Nobody supports a statement by using its words, so that longer names are not looked for. */
const MAX_WORDS = 3;

export function withTerms(code: Code, tag: string): Code {
  const language = tag.slice(0, 2).toLowerCase();
  if (!isLanguage(language)) return code;
  const phrases = [code.name, ...code.includes.split(/[,;\n]/u)].filter((phrase) => {
    const { length } = wordsOf(phrase);
    return length > 0 && length <= MAX_WORDS;
  });
  const terms = phrases.map((phrase) => `${language} ${phraseKey(phrase, language)}`);
  return { ...code, terms: [...new Set([...code.terms, ...terms])] };
}

function codingsOf(codes: readonly Code[], speech: Speech): Coding[] {
  const wanted = codes.flatMap(({ id, terms }) =>
    terms.map((term) => ({ id, language: term.slice(0, 2), words: ` ${term.slice(3)} ` })),
  );
  return [...speech.all.keys()].flatMap((observation_id) => {
    const language = speech.languageOf(observation_id);
    const line = termLine(speech.wordsOf(observation_id), language);
    const own = new Set(
      wanted.filter((each) => each.language === language && line.includes(each.words)).map(({ id }) => id),
    );
    return [...own].map((code_id): Coding => ({ observation_id, code_id, relation: 'supports' }));
  });
}

/** The subjects that several people speak of, the most telling first; of those that overlap, the first. */
function subjectsOf(speech: Speech): Subject[] {
  const { all, corpus } = speech;
  const people = corpus.persons.length;
  const several = Math.max(MIN_PERSONS, Math.ceil(MIN_SHARE * people));
  const one = Math.max(Math.min(MIN_PERSONS_OF_WORD, people), Math.floor(MIN_SHARE_OF_WORD * people) + 1);
  const isShared = ({ persons, words }: Subject): boolean =>
    persons.size >= Math.max(2, words.length > 1 ? several : one);
  const { subjects, sizes } = counted(speech);
  const labels = new Set(corpus.persons.flatMap(({ speaker_label }) => wordsOf(speaker_label ?? '')));
  const ranked = subjects
    .filter((subject) => isShared(subject) && !isName(subject, labels) && !isGeneral(subject))
    .map((subject) => ({ subject, lift: liftOf(subject, sizes.get(subject.language) ?? 1) }))
    .filter(({ lift }) => lift >= MIN_LIFT)
    .map(({ subject, lift }) => ({ subject, score: scoreOf(subject, lift, people, all.size) }))
    .toSorted((a, b) => b.score - a.score || (a.subject.key < b.subject.key ? -1 : 1));
  const chosen: Subject[] = [];
  for (const { subject } of ranked) {
    if (chosen.length >= MAX_CODES) break;
    if (!chosen.some((other) => overlap(subject, other) > MAX_OVERLAP)) chosen.push(subject);
  }
  return chosen;
}

/** How many words each language has, and every noun phrase with who says it. */
function counted(speech: Speech): { subjects: Subject[]; sizes: ReadonlyMap<Language, number> } {
  const found = new Map<string, Subject>();
  const sizes = new Map<Language, number>();
  for (const [id, { person }] of speech.all) {
    const language = speech.languageOf(id);
    if (!isLanguage(language)) continue;
    const text = speech.wordsOf(id);
    sizes.set(language, (sizes.get(language) ?? 0) + wordsOf(text).length);
    for (const phrase of nounPhrases(text, language)) note(found, phrase, { id, person, language });
  }
  return { subjects: [...found.values()], sizes };
}

function note(
  found: Map<string, Subject>,
  phrase: Phrase,
  { id, person, language }: { id: string; person: number; language: Language },
): void {
  const key = `${language} ${phrase.key}`;
  const subject = found.get(key) ?? {
    key,
    language,
    words: phrase.words,
    persons: new Set(),
    observations: new Set(),
    forms: new Map<string, number>(),
    mentions: 0,
    names: 0,
    determined: 0,
  };
  found.set(key, subject);
  subject.persons.add(person);
  subject.observations.add(id);
  subject.forms.set(phrase.text, (subject.forms.get(phrase.text) ?? 0) + 1);
  subject.mentions += 1;
  if (phrase.isName && !phrase.words.every((word) => ACRONYM.test(formOf(phrase, word)))) subject.names += 1;
  if (phrase.isDetermined) subject.determined += 1;
}

/** A word of a phrase as it was written. */
const formOf = ({ text, words }: Phrase, word: string): string => text.split(' ')[words.indexOf(word)] ?? word;

/** In German every noun has a capital, but a person's name has no article. */
function isName({ mentions, names, determined, language, words }: Subject, labels: ReadonlySet<string>): boolean {
  if (words.some((word) => labels.has(word) || word === '[name]') || names >= NAME_SHARE * mentions) return true;
  return language === 'de' && determined === 0;
}

function isGeneral({ words, language }: Subject): boolean {
  const general = generalWordsOf(language);
  const last = words.at(-1) ?? '';
  const tells = (word: string): boolean =>
    word.length > 1 && !general.has(word) && !/^\p{N}/u.test(word) && zipfOf(word, language) < COMMON;
  return (
    general.has(last) || words.some((word) => /^\p{N}+$/u.test(word)) || !words.some(tells) || words.join('').length < 3
  );
}

/** How many times more often people say it than the language at large would. */
const liftOf = ({ words, mentions, language }: Subject, size: number): number =>
  words.reduce((lift, word) => lift / frequencyOf(word, language), mentions / size);

/**
 * What many people speak of, what they say much more often than others do, and what has some depth. What everything is about is no
 * subject of its own.
 */
function scoreOf({ persons, observations }: Subject, lift: number, people: number, all: number): number {
  const depth = observations.size / all;
  const frame = depth > FRAME ? FRAME / depth : 1;
  return (persons.size / people) * Math.log(lift) * Math.sqrt(Math.min(1, depth / DEEP)) * frame;
}

function overlap(a: Subject, b: Subject): number {
  const both = [...a.observations].filter((id) => b.observations.has(id)).length;
  return both / (a.observations.size + b.observations.size - both);
}

const isSmall = (form: string): number => (form === form.toLowerCase() ? 1 : 0);

/** The form that is said most often; with small letters where there are both. */
function shownForm(forms: ReadonlyMap<string, number>): string {
  const [best = ''] = [...forms]
    .toSorted(([a, x], [b, y]) => y - x || isSmall(b) - isSmall(a) || (a < b ? -1 : 1))
    .map(([form]) => form);
  return best.slice(0, MAX_NAME);
}
