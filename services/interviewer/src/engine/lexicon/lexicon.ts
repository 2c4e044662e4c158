import type { AnswerWords } from '@insights/answers';
import type { Language } from '@insights/language';
import { answerWordsOf, fold, wordPattern } from '@insights/answers';
import type { Grave } from '../feeling.ts';
import type { Question } from '../types.ts';
import { listeningOf } from './listening/index.ts';
import type { Listening } from './listening/listening.ts';
import type { Stock } from './stock.ts';

/** How an answer was followed up. `own`: as a language model decided. */
export const STRATEGIES = ['flagged', 'strong', 'short', 'why', 'ease', 'own'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** Questions that a participant may ask the interviewer, in the order in which they are looked for. */
export const ASIDES = [
  'human',
  'anonymous',
  'recorded',
  'withdraw',
  'who_reads',
  'how_long',
  'purpose',
  'opinion',
] as const;
type KnownAside = (typeof ASIDES)[number];
/** `unknown`: any other question, which only the team can answer. */
export type Aside = KnownAside | 'unknown';

export const INTENTS = [
  'stop',
  'pause',
  'already',
  'annoyed',
  'skip',
  'repeat',
  'clarify',
  'moment',
  'dont_know',
  'back',
  'nothing',
  'affirm',
] as const;
export type Intent = (typeof INTENTS)[number];

/** What an acknowledgement reacts to. */
export type Step = 'gently' | 'skipped' | 'unknown' | 'nothing' | 'leave_it';

/** Alternative wordings. `{slot}` is filled in; a wording whose slot has no value is not used. */
export type Wordings = readonly string[];

export interface Phrases extends Stock {
  greet: Wordings;
  ready: Wordings;
  start: Wordings;
  turn_to: Wordings;
  /** A required question that passed unanswered. */
  return_to: Wordings;
  /** The same a second time. */
  leave_out: Wordings;
  /** After an answer to an earlier question. */
  late: Wordings;
  /** The participant has said it before. */
  already: Wordings;
  last: Wordings;
  touched: Wordings;
  options: Wordings;
  /** Where several may be chosen. */
  options_several: Wordings;
  /** After "I don't know". */
  ease: Wordings;
  wish_why: Wordings;
  scale_why: Wordings;
  choice_why: Wordings;
  ack: Record<Grave | Step | 'neutral', Wordings>;
  repeat: Wordings;
  reword: Record<Question['kind'], Wordings>;
  clarify: Record<Question['kind'], Wordings>;
  scale_retry: Record<'several' | 'range' | 'none', Wordings>;
  choice_retry: Record<'several' | 'none', Wordings>;
  yes_no_retry: Wordings;
  number_retry: Record<'several' | 'range' | 'none', Wordings>;
  multi_choice_retry: Record<'several' | 'few' | 'many' | 'none' | 'none_required', Wordings>;
  date_retry: Record<'several' | 'none', Wordings>;
  aside: Record<Aside, Wordings>;
  nearly_done: Wordings;
  back_to: Wordings;
  moment: Wordings;
  go_ahead: Wordings;
  sorry: Wordings;
  offer_stop: Wordings;
  pause: Wordings;
  until_then: Wordings;
  resume: Wordings;
  closing: Wordings;
  closing_time: Wordings;
  anything_else: Wordings;
  goodbye: Wordings;
  goodbye_stop: Wordings;
  goodbye_again: Wordings;
  or: string;
  /** {text} between quotation marks. */
  quoted: string;
}

/** Regular expressions over folded text (lower case, no accents or punctuation). */
export interface Command {
  /** Matches the whole message, softeners aside. */
  whole: string;
  /** Matches anywhere in a short message. */
  within?: string;
}

export interface Patterns {
  intents: Record<Intent, Command>;
  asides: Record<KnownAside, string>;
  /** Ignored around a command: please, well, can we … */
  softeners: string;
  /** Removed from the start of a quote. */
  fillers: string;
  hedge: string;
  cause: string;
  frequency: string;
  absolute: string;
  insult: string;
  /** Marks a question about a wish, where examples and frequencies make no sense. */
  wish: string;
  /** Words before which a long clause may be cut for a quote. */
  connectives: string;
}

export interface LanguagePack {
  language: Language;
  phrases: Phrases;
  patterns: Patterns;
}

export type Matchers = {
  [K in Exclude<keyof Patterns, 'intents' | 'asides'>]: RegExp;
} & {
  /** Too common to identify a topic or an option. */
  common: RegExp;
  negators: RegExp;
  whole: Record<Intent, RegExp>;
  within: Partial<Record<Intent, RegExp>>;
  asides: Record<KnownAside, RegExp>;
};

export interface Lexicon extends LanguagePack {
  match: Matchers;
  listening: Listening;
  /** The words of answers to scale and choice questions. */
  answers: AnswerWords;
}

const map = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

/** Compiles a language's patterns once. */
export function compile(pack: LanguagePack): Lexicon {
  const { intents, asides, ...single } = pack.patterns;
  const within = INTENTS.flatMap((intent) => {
    const source = intents[intent].within;
    return source === undefined ? [] : [[intent, wordPattern(source)] as const];
  });
  const answers = answerWordsOf(pack.language);
  const { common, negators } = answers;
  return {
    ...pack,
    listening: listeningOf(pack.language),
    answers,
    match: {
      ...map(Object.keys(single) as (keyof typeof single)[], (key) => wordPattern(single[key])),
      common,
      negators,
      whole: map(INTENTS, (intent) => new RegExp(`^(?:${fold(intents[intent].whole)})$`, 'u')),
      within: Object.fromEntries(within),
      asides: map(ASIDES, (aside) => wordPattern(asides[aside])),
    },
  };
}
