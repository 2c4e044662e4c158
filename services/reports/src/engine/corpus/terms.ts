import { SIGNIFICANT, frequencyOf, keyness, languageOf, stopWordsOf, wordsOf, zipfOf } from '@insights/language';
import type { Language } from '@insights/language';

import type { ConversationDigest } from '../digest.ts';
import { compare } from './content-order.ts';
import { raises } from './said.ts';
import type { Said } from './said.ts';

/** A content word or a phrase of statements that raise something. */
export interface CorpusTerm {
  key: string;
  /** The most frequent form, as said, in lower case. */
  text: string;
  language: string;
  /** Number of words. */
  words: number;
  /** Most people use it as a noun, or as a phrase that ends in one. */
  isNoun: boolean;
  /** How many participants raise something with it. */
  participants: number;
  /** How many statements that raise something use it. */
  mentions: number;
  /**
   * How specific it is to these interviews, 0..1: the binary logarithm of how many times more often it is used here than in
   * the language at large, up to FULL_LIFT. 0 if the difference may be chance. Of a phrase: that of its most specific word.
   */
  specificity: number;
}

/** The lift, as a power of two, from which on a word counts as fully specific. */
const FULL_LIFT = 9;

interface Count {
  language: string;
  forms: Map<string, number>;
  participants: Set<number>;
  mentions: number;
  nouns: number;
  /** How often the word breaks off and is said again in full: "whe when". */
  broken: number;
  /** How often the word ends a sentence that has no end: "I jus". */
  last: number;
  /** How often the term stands apart between commas: "Thank you, Mr Chair", "cables, plugs, etcetera". */
  apart: number;
}

/** Longer words are hardly ever said by halves. */
const FRAGMENT = 4;

/** From so many mentions on a term that mostly stands apart is an address or a filler. */
const FEWEST_APART = 3;
/** A rarer word may be the beginning of a function word, and a name. */
const RARE = 3.5;

/** The terms of the statements that raise something, the most widespread first. */
export function termsOf(statements: readonly Said[], digests: readonly ConversationDigest[]): Map<string, CorpusTerm> {
  const counts = countTerms(statements);
  const totals = wordTotals(digests);
  const speakers = new Set(digests.flatMap(({ reading }) => reading.participants.flatMap(({ key }) => wordsOf(key))));
  const specificity = new Map<string, number>();
  for (const [key, count] of counts)
    if (!key.includes(' ')) specificity.set(key, specificityOf(count, totals.get(count.language) ?? 0));
  const whole = [...counts].filter(([, count]) => !isCutOff(count) && !isSpeaker(count, speakers));
  const terms = whole.map(([key, count]): CorpusTerm => {
    const parts = key.split(' ');
    return {
      key,
      text: mostFrequent(count.forms),
      language: count.language,
      words: parts.length,
      isNoun: count.nouns * 2 > count.mentions && !isApart(count),
      participants: count.participants.size,
      mentions: count.mentions,
      specificity: Math.max(...parts.map((part) => specificity.get(part) ?? 0)),
    };
  });
  return new Map(
    terms
      .toSorted((a, b) => b.participants - a.participants || b.mentions - a.mentions || compare(a.key, b.key))
      .map((term) => [term.key, term]),
  );
}

/** Whether a word is the beginning of another one: it breaks off and is said again, or ends a sentence without an end. */
function isCutOff({ mentions, broken, last, forms, language: code }: Count): boolean {
  const language = languageOf(code);
  const word = mostFrequent(forms);
  const isFragment =
    last > 0 &&
    language !== null &&
    word.length <= FRAGMENT &&
    zipfOf(word, language) < RARE &&
    [...stopWordsOf(language)].some((stop) => stop.length > word.length && stop.startsWith(word));
  return isFragment || broken * 2 >= mentions;
}

/** Whether a term mostly stands apart, as forms of address and fillers do. */
const isApart = ({ mentions, apart }: Count): boolean => mentions >= FEWEST_APART && apart * 2 >= mentions;

/** The name of somebody who speaks in one of the conversations. */
function isSpeaker({ forms, language: code }: Count, speakers: ReadonlySet<string>): boolean {
  const language = languageOf(code);
  const words = wordsOf(mostFrequent(forms));
  return (
    speakers.size > 0 &&
    language !== null &&
    words.length > 0 &&
    words.every((word) => speakers.has(word) && zipfOf(word, language) < RARE)
  );
}

function countTerms(statements: readonly Said[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const said of statements) {
    if (!raises(said)) continue;
    const seen = new Set<string>();
    for (const { key, text, is_noun } of said.statement.terms) {
      if (seen.has(key)) continue;
      seen.add(key);
      let count = counts.get(key);
      if (count === undefined) {
        count = {
          language: said.language,
          forms: new Map(),
          participants: new Set(),
          mentions: 0,
          nouns: 0,
          broken: 0,
          last: 0,
          apart: 0,
        };
        counts.set(key, count);
      }
      count.forms.set(text, (count.forms.get(text) ?? 0) + 1);
      count.participants.add(said.participant);
      count.mentions += 1;
      if (is_noun) count.nouns += 1;
      const statement = said.statement.text.toLowerCase();
      if (text.length <= FRAGMENT && statement.includes(`${text} ${text}`)) count.broken += 1;
      if (statement.endsWith(` ${text}`)) count.last += 1;
      if (standsApart(text, statement)) count.apart += 1;
    }
  }
  return counts;
}

/** Between two commas, or between one and the beginning or end of the sentence. */
function standsApart(term: string, statement: string): boolean {
  const at = statement.indexOf(term);
  if (at < 0) return false;
  const before = statement.slice(0, at).trimEnd();
  const after = statement.slice(at + term.length);
  return before === '' ? after.startsWith(',') : before.endsWith(',') && /^(?:[,.;!?]|$)/u.test(after);
}

/** How many words participants said, by language. */
function wordTotals(digests: readonly ConversationDigest[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { reading } of digests) {
    const words = reading.participants.reduce((sum, participant) => sum + participant.words, 0);
    totals.set(reading.language, (totals.get(reading.language) ?? 0) + words);
  }
  return totals;
}

function specificityOf({ forms, mentions, language: code }: Count, total: number): number {
  const language: Language | null = languageOf(code);
  const word = mostFrequent(forms);
  if (language === null || total === 0) return 0;
  if (keyness({ count: mentions, total }, word, language) < SIGNIFICANT) return 0;
  const lift = mentions / total / frequencyOf(word, language);
  return Math.min(1, Math.max(0, Math.log2(lift)) / FULL_LIFT);
}

const mostFrequent = (forms: ReadonlyMap<string, number>): string =>
  [...forms].toSorted(([a, x], [b, y]) => y - x || compare(a, b))[0]?.[0] ?? '';
