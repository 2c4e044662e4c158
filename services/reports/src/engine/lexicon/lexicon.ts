import { deu, eng, fra, spa } from 'stopword';

import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

export type Language = 'en' | 'de' | 'fr' | 'es';
/** What a sentence does, beside what it is about. Also the topics of the tags that say so. */
export type Kind = 'problem' | 'worry' | 'wish' | 'positive';
export const KINDS: readonly Kind[] = ['problem', 'worry', 'wish', 'positive'];

/** The words of one language as written in its file: blank-separated lists and pattern sources. */
export interface WordLists {
  filler: string;
  /** Never a topic. */
  weak: string;
  /** Who and where: a topic, but never what a theme is named after. */
  context: string;
  negators: string;
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

function build(language: Language, stopWords: string[], lists: WordLists): Lexicon {
  const filler = words(lists.filler);
  return {
    language,
    stop: new Set([...stopWords.map((word) => word.toLowerCase()), ...filler]),
    filler,
    weak: words(lists.weak),
    context: words(lists.context),
    negators: words(lists.negators),
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
  en: build('en', eng, english),
  de: build('de', deu, german),
  fr: build('fr', fra, french),
  es: build('es', spa, spanish),
};

/** How much of a text must be read to tell its language. */
const SNIFF_TOKENS = 600;

/** The campaign's language, unless the words plainly belong to another of the four. */
export function lexiconFor(campaignLanguage: string, tokens: readonly string[]): Lexicon {
  const declared = campaignLanguage.slice(0, 2).toLowerCase();
  const sample = tokens.slice(0, SNIFF_TOKENS);
  const hits = (lexicon: Lexicon): number => sample.filter((token) => lexicon.stop.has(token)).length;
  const ranked = Object.values(lexicons)
    .map((lexicon) => ({ lexicon, count: hits(lexicon) }))
    .toSorted((a, b) => b.count - a.count);
  const own = ranked.find(({ lexicon }) => lexicon.language === declared);
  const best = ranked[0];
  if (own === undefined) return best !== undefined && best.count > 0 ? best.lexicon : lexicons.en;
  return best !== undefined && sample.length >= 30 && best.count > own.count * 1.5 ? best.lexicon : own.lexicon;
}
