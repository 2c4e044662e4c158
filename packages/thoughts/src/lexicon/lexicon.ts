import { negatorsOf, stopWordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** What a thought may state explicitly. */
export const STATED = ['wish', 'problem', 'worry', 'praise'] as const;
export type Stated = (typeof STATED)[number];

/**
 * The words of one language, as its file writes them: lists of words, and patterns over a line (`line.ts`), in which every word and
 * punctuation mark has a space before and after it.
 */
export interface Source {
  readonly language: Language;
  /** Words that hesitate and say nothing. */
  readonly fillers: string;
  /** Phrases that hesitate. */
  readonly hedges: string;
  /** Two words that are read as one: "I would" as "i'd". */
  readonly contractions: Readonly<Record<string, string>>;
  /** At the start of a sentence, these add nothing to it. */
  readonly leading: string;
  /** A sentence that begins with one refers to what was said before it. */
  readonly referring: string;
  /** Beginnings that look as if they referred to something and don't: "It is important to …". */
  readonly impersonal: string;
  /** No sentence ends with one of these. */
  readonly unfinished: string;
  /** Conjunctions before which a very long sentence may be cut. */
  readonly joints: string;
  /** The first words of a main clause. */
  readonly subjects: string;
  readonly determiners: string;
  /** Common finite verbs; used where the language has no tagger. */
  readonly verbs: string;
  readonly yes_no: string;
  /** Nouns that need a context to mean anything (Schmid 2000, "shell nouns"), and those of time and quantity. */
  readonly general: string;
  readonly courtesy: string;
  readonly administrative: string;
  readonly refusal: string;
  readonly order: string;
  readonly question: string;
  /** Asks for more about the same. */
  readonly probe: string;
  /** Asks something that yes or no does not answer. */
  readonly open: string;
  readonly stated: Readonly<Record<Stated, string>>;
  /** Supposes what is said. */
  readonly supposed: string;
  /** Somebody else says, thinks or feels it. */
  readonly reported: string;
  /** It was so and is no more, or was solved. */
  readonly former: string;
}

export interface Lexicon {
  readonly language: Language;
  readonly fillers: ReadonlySet<string>;
  readonly hedges: RegExp;
  readonly contractions: ReadonlyMap<string, string>;
  readonly leading: ReadonlySet<string>;
  readonly referring: ReadonlySet<string>;
  readonly impersonal: RegExp;
  readonly unfinished: ReadonlySet<string>;
  readonly joints: ReadonlySet<string>;
  readonly subjects: ReadonlySet<string>;
  readonly determiners: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  readonly general: ReadonlySet<string>;
  readonly stop: ReadonlySet<string>;
  readonly negators: ReadonlySet<string>;
  readonly courtesy: RegExp;
  readonly administrative: RegExp;
  readonly refusal: RegExp;
  readonly order: RegExp;
  readonly question: RegExp;
  readonly probe: RegExp;
  readonly open: RegExp;
  readonly stated: Readonly<Record<Stated, RegExp>>;
  readonly supposed: RegExp;
  readonly reported: RegExp;
  readonly former: RegExp;
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));
const oneLine = (source: string): string => source.replaceAll(/\s*\n\s*/g, '');
const within = (source: string): RegExp => new RegExp(`(?<= )(?:${oneLine(source)})(?= )`, 'u');
const opening = (source: string): RegExp => new RegExp(`^ (?:${oneLine(source)})(?= )`, 'u');

function build(source: Source): Lexicon {
  const { language } = source;
  const fillers = wordSet(source.fillers);
  return {
    language,
    fillers,
    hedges: new RegExp(within(source.hedges), 'gu'),
    contractions: new Map(Object.entries(source.contractions)),
    leading: wordSet(source.leading),
    referring: wordSet(source.referring),
    impersonal: opening(source.impersonal),
    unfinished: wordSet(source.unfinished),
    joints: wordSet(source.joints),
    subjects: wordSet(source.subjects),
    determiners: wordSet(source.determiners),
    verbs: wordSet(source.verbs),
    general: wordSet(source.general),
    stop: new Set([...stopWordsOf(language), ...fillers, ...wordSet(source.yes_no)]),
    negators: negatorsOf(language),
    courtesy: within(source.courtesy),
    administrative: within(source.administrative),
    refusal: within(source.refusal),
    order: within(source.order),
    question: within(source.question),
    probe: within(source.probe),
    open: within(source.open),
    stated: {
      wish: within(source.stated.wish),
      problem: within(source.stated.problem),
      worry: within(source.stated.worry),
      praise: within(source.stated.praise),
    },
    supposed: within(source.supposed),
    reported: within(source.reported),
    former: within(source.former),
  };
}

const SOURCES: Readonly<Record<Language, Source>> = { en: english, de: german, fr: french, es: spanish };
const lexicons: Partial<Record<Language, Lexicon>> = {};

/** Built at the first use in a thread. */
export const lexiconOf = (language: Language): Lexicon => (lexicons[language] ??= build(SOURCES[language]));

/** Nouns that say too little to name a subject: "problem", "thing", "week". */
export const generalWordsOf = (language: Language): ReadonlySet<string> => lexiconOf(language).general;
