import { wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';

/** What makes something said worth a question, the strongest first. */
export const FOCUSES = [
  'feeling',
  'cost',
  'consequence',
  'surprise',
  'change',
  'comparison',
  'trouble',
  'emphasis',
] as const;
export type Focus = (typeof FOCUSES)[number];

/** How people say what they mean, as patterns over plain text (see `plain` in packages/answers). */
export interface ListeningPatterns {
  /** What only would or might be: no feeling was felt then. */
  conditional: string;
  /** Loss and harm that happened to the speaker or to somebody close. */
  loss: string;
  /** An illness or a fear that the speaker lives with. */
  burden: string;
  /** Something happened. */
  past: string;
  /** What was said is worth a question. */
  focus: Record<Focus, string>;
  /** The answer already says what it was like before. */
  before: string;
  /** The first word of a clause that can stand alone. */
  starters: string;
  /** A clause does not end with one of these words. */
  dangling: string;
  /** A message that ends with one of these goes on. */
  unfinished: string;
  /** A message that begins with one of these belongs to what was said before. */
  continued: string;
  /** The message says that it belongs to an earlier question. */
  earlier: string;
  /** The whole message refuses: an answer to nothing but a yes-or-no question. */
  refuses: string;
  /** The whole message is a question of at least three words, put as a sentence. */
  questions: string;
  /** Questions about what should be: there is no occasion of it either. */
  asks_opinion: string;
  /** Questions about one occasion, where no example is asked for. */
  asks_occasion: string;
  /** Questions whose answer is a number or an amount. */
  asks_amount: string;
  /** Questions that yes or no answers. */
  closed: string;
  /** Options that speak of the participant, and are quoted as they are. */
  first_person: string;
}

export type Listening = Omit<Record<keyof ListeningPatterns, RegExp>, 'focus'> & { focus: Record<Focus, RegExp> };

const compileAll = (sources: Record<string, string>): Record<string, RegExp> =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, wordPattern(source)]));

/** Compiles a language's patterns once. */
export const compileListening = ({ focus, ...single }: ListeningPatterns): Listening =>
  ({ ...compileAll(single), focus: compileAll(focus) }) as Listening;

export type Listenings = Record<Language, Listening>;
