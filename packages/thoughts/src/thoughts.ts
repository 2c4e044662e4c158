import { isLanguage, tokensOf } from '@insights/language';
import type { Language, Span } from '@insights/language';

import { asideOf } from './asides.ts';
import type { Aside } from './asides.ts';
import { wordsWithRoles } from './grammar.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { lineOf, wordsIn } from './line.ts';
import { MAX_THOUGHT, sentencesIn } from './sentences.ts';
import { statedIn } from './stated.ts';
import type { Statement } from './stated.ts';

/** What somebody says in one go: one sentence, or several where the later ones refer to the first. */
export interface Thought extends Span {
  /** A slice of the text. */
  readonly text: string;
  /** Why it says nothing about the subject; null if it may. */
  readonly aside: Aside | null;
  /** It can be understood without what was said before it. */
  readonly isWhole: boolean;
  /** What it states explicitly, with the sentence that does. */
  readonly stated: readonly Statement[];
}

/** Sentences that one thought has at most. */
const MAX_SENTENCES = 3;
/** A shorter one says nothing by itself, in words. */
const MIN_WORDS = 5;
const MIN_CONTENT = 2;
/** Thoughts of a text that are read. */
const MAX_THOUGHTS = 400;
/** Of a language without rules, a sentence of this length may be shown alone, in UTF-16 units. */
const MIN_PLAIN = 25;

/** The thoughts of what one person says in one turn, in order. Time grows with the length of the text. */
export function thoughtsOf(text: string, language: string): Thought[] {
  const spans = sentencesIn(text, language).slice(0, MAX_THOUGHTS);
  if (!isLanguage(language)) return spans.map((span) => plainThought(text, span));
  const thoughts: Thought[] = [];
  let sentences = 0;
  for (const span of spans) {
    const thought = thoughtAt(text, span, language);
    const last = thoughts.at(-1);
    const isContinued =
      last?.aside === null &&
      last.isWhole &&
      thought.aside === null &&
      !thought.isWhole &&
      sentences < MAX_SENTENCES &&
      thought.end - last.start <= MAX_THOUGHT;
    sentences = isContinued ? sentences + 1 : 1;
    if (isContinued) thoughts[thoughts.length - 1] = joined(text, last, thought);
    else thoughts.push(thought);
  }
  return thoughts;
}

/** Whether a text, read by itself, can be understood. */
export const standsAlone = (text: string, language: string): boolean => thoughtsOf(text, language)[0]?.isWhole ?? false;

const joined = (text: string, first: Thought, next: Thought): Thought => ({
  ...first,
  end: next.end,
  text: text.slice(first.start, next.end),
  stated: [...first.stated, ...next.stated],
});

function plainThought(text: string, span: Span): Thought {
  const said = text.slice(span.start, span.end);
  const hasWord = /\p{L}{2}/u.test(said);
  return { ...span, text: said, aside: hasWord ? null : 'too_short', isWhole: said.length >= MIN_PLAIN, stated: [] };
}

function thoughtAt(text: string, span: Span, language: Language): Thought {
  const lexicon = lexiconOf(language);
  const start = startOf(text, span, lexicon);
  const said = text.slice(start, span.end);
  const line = lineOf(said, lexicon);
  const aside = asideOf(line, lexicon);
  const at = { start, end: span.end };
  const isWhole = aside === null && isWholeLine(line, lexicon) && hasClause(said, lexicon);
  return { ...at, text: said, aside, isWhole, stated: aside === null ? statedIn(line, at, lexicon) : [] };
}

/** Without the words at the beginning that only link or hesitate, unless little else remains. */
function startOf(text: string, { start, end }: Span, { leading, fillers }: Lexicon): number {
  const tokens = tokensOf(text.slice(start, end));
  let first = 0;
  for (let word = tokens[0]?.word; word !== undefined; word = tokens[first]?.word) {
    const next = tokens[first + 1]?.word;
    if (leading.has(`${word}-${next}`)) first += 2;
    else if (leading.has(word) || fillers.has(word) || next === word) first += 1;
    else break;
  }
  const token = first > 0 && tokens.length - first >= MIN_WORDS ? tokens[first] : undefined;
  if (token === undefined) return start;
  // A quotation or a bracket that is opened before the word stays with it.
  const isOpened = /["“„«([¿¡]/u.test(text.charAt(start + token.start - 1));
  return start + token.start - (isOpened ? 1 : 0);
}

/** Long enough, refers to nothing before it, and was not broken off. */
function isWholeLine(line: string, { referring, impersonal, unfinished, stop }: Lexicon): boolean {
  const words = wordsIn(line);
  if (words.length < MIN_WORDS || unfinished.has(words.at(-1) ?? '')) return false;
  if (words.filter((word) => !stop.has(word) && !referring.has(word)).length < MIN_CONTENT) return false;
  return !referring.has(words[0] ?? '') || impersonal.test(line);
}

/** Whether a text has a finite verb with a subject before it. */
function hasClause(text: string, lexicon: Lexicon): boolean {
  const { language, verbs, subjects, determiners } = lexicon;
  const words = wordsWithRoles(text, lexicon).filter(({ word }) => word !== '');
  return words.some(({ word, role }, at) => {
    if (verbs.has(word)) return true;
    const before = words[at - 1]?.word;
    if (before === undefined || before === 'to') return false;
    if (language === 'en') return role === 'verb';
    return subjects.has(before) && !determiners.has(before) && (role === 'noun' || role === 'adjective');
  });
}
