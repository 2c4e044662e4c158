import { detectLanguage, languageOf, negatorsOf, stopWordsOf, wordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** What a sentence does, beside what it is about. Also the topics of the tags that say so. */
export type Kind = 'problem' | 'worry' | 'wish' | 'positive';
export const KINDS: readonly Kind[] = ['problem', 'worry', 'wish', 'positive'];
export const isKind = (topic: string): topic is Kind => KINDS.some((kind) => kind === topic);

/** The words of one language as written in its file: blank-separated lists and pattern sources. */
export interface WordLists {
  filler: string;
  /** Never a topic. */
  weak: string;
  /** Who and where: a topic, but never what a theme is named after. */
  context: string;
  /** Follows a negator where absence is reported ("have not noticed"), so that what comes after is denied. */
  denied_verbs: string;
  intensifiers: string;
  /** What the interviewer says when identity or the line is being checked: the answer is no insight. */
  admin: string;
  courtesy: string;
  /** The interviewer asks what to change: the answer is a wish, however it is put. */
  wish_asked: string;
  /** Hesitations and turns of phrase at the start of a sentence, without which a quote loses nothing. */
  leading: string;
  /** Why something happens or what comes of it. */
  telling: string;
  kinds: Record<Kind, string>;
}

export interface Lexicon {
  language: Language;
  stop: ReadonlySet<string>;
  filler: ReadonlySet<string>;
  weak: ReadonlySet<string>;
  context: ReadonlySet<string>;
  negators: ReadonlySet<string>;
  deniedVerbs: ReadonlySet<string>;
  intensifiers: ReadonlySet<string>;
  admin: RegExp;
  courtesy: RegExp;
  wishAsked: RegExp;
  leading: RegExp;
  telling: RegExp;
  kinds: Record<Kind, RegExp>;
}

const words = (list: string): Set<string> => new Set(list.split(/\s+/).filter(Boolean));
/** \b knows ASCII letters only, so the edges are spelled out. */
const pattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');

function build(language: Language, lists: WordLists): Lexicon {
  const filler = words(lists.filler);
  return {
    language,
    stop: new Set([...stopWordsOf(language), ...filler]),
    filler,
    weak: words(lists.weak),
    context: words(lists.context),
    negators: negatorsOf(language),
    deniedVerbs: words(lists.denied_verbs),
    intensifiers: words(lists.intensifiers),
    admin: pattern(lists.admin),
    courtesy: pattern(lists.courtesy),
    wishAsked: pattern(lists.wish_asked),
    leading: new RegExp(`^(?:${lists.leading})+`, 'iu'),
    telling: pattern(lists.telling),
    kinds: {
      problem: pattern(lists.kinds.problem),
      worry: pattern(lists.kinds.worry),
      wish: pattern(lists.kinds.wish),
      positive: pattern(lists.kinds.positive),
    },
  };
}

const lexicons: Record<Language, Lexicon> = {
  en: build('en', english),
  de: build('de', german),
  fr: build('fr', french),
  es: build('es', spanish),
};

/** Fewer words than this do not overrule the campaign's language. */
const ENOUGH_WORDS = 30;
/** How much is read at most to detect the language. */
const SAMPLE_TURNS = 200;
const SAMPLE_CHARACTERS = 50_000;

/** Whether more turns would not change which lexicon is chosen. */
export function isSampleComplete(spoken: readonly string[]): boolean {
  return spoken.length >= SAMPLE_TURNS || spoken.reduce((sum, text) => sum + text.length + 1, 0) > SAMPLE_CHARACTERS;
}

/** The lexicon of the campaign's language, unless the participants plainly speak another of the four. */
export function lexiconFor(campaignLanguage: string, spoken: readonly string[]): Lexicon {
  const declared = languageOf(campaignLanguage);
  const sample = spoken.slice(0, SAMPLE_TURNS).join(' ').slice(0, SAMPLE_CHARACTERS);
  const isEnough = declared === null || wordsOf(sample).length >= ENOUGH_WORDS;
  return lexicons[(isEnough ? detectLanguage(sample) : null) ?? declared ?? 'en'];
}
