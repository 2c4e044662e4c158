import { wordPattern } from '@insights/answers';
import type { Language } from '@insights/language';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Replies, over plain text: at the start of one (`yes`, `no`), and anywhere in it. */
const REPLIES = [
  'yes',
  'adult',
  'goes_on',
  'wants_on',
  'calls',
  'asks_how',
  'whispers',
  'nods',
  'fumes',
  'deletes',
  'no',
  'stops',
  'lifts',
  'soothes',
  'over',
  'writes',
  'lives',
  'asks_words',
  'refuses',
] as const;
type Reply = (typeof REPLIES)[number];

export type Protocols = Omit<typeof en, Reply> & Record<Reply, RegExp>;

const compile = (said: typeof en): Protocols => ({
  ...said,
  ...(Object.fromEntries(REPLIES.map((name) => [name, wordPattern(said[name])])) as Record<Reply, RegExp>),
});

/** What the interviewer says word for word, whoever conducts: after signs, and to wishes about the interview itself. */
export const PROTOCOLS: Record<Language, Protocols> = {
  en: compile(en),
  de: compile(de),
  fr: compile(fr),
  es: compile(es),
};
