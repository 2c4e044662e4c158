import { isLanguage, quotedIn, tokensOf, wordsOf, withoutMarks, termOf } from '@insights/language';

import { isContactDetail } from './contact-details.ts';
import { grammarOf, nounPhrases } from './grammar.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { CONFIDENT } from './types.ts';
import type { ConversationReading, Statement } from './types.ts';

/** What may become a point of a summary. */
export interface Candidate {
  statement: Statement;
  seq: number;
  text: string;
  /** The terms of the text and the words that said them. */
  keys: string[];
  words: string[];
  /** The number of words in the text that are no function words. */
  size: number;
  isTelling: boolean;
  /** The person only confirmed what the interviewer named. */
  isConfirmed: boolean;
}

/** A shorter part of a statement has no sense of its own. */
const MIN_WORDS = 4;
const MIN_STATEMENT_WORDS = 3;
/** The named subject of a question, at most, in UTF-16 units. */
const MAX_SUBJECT = 70;
const MAX_CONFIRMATION_WORDS = 7;

/** Statements that support something, their parts, and confirmed questions. */
export function candidatesOf({ statements: all, language, support }: ConversationReading): Candidate[] {
  const statements = all.filter((statement) => !isContactDetail(statement));
  if (support === 'partial' || !isLanguage(language))
    return statements
      .filter(({ kind, terms }) => kind !== 'aside' && terms.length > 0)
      .map((statement) => plainCandidate(statement));
  const lexicon = lexiconOf(language);
  let asked: string | null = null;
  return statements.flatMap((statement) => {
    const isFirst = statement.asked !== asked;
    asked = statement.asked;
    const confirmed = isFirst ? confirmationOf(statement, lexicon) : null;
    if (confirmed !== null) return [confirmed];
    if (
      statement.kind === 'aside' ||
      statement.text.endsWith('?') ||
      wordsOf(statement.text).length < MIN_STATEMENT_WORDS
    )
      return [];
    return partsOf(statement.text, lexicon).map((text) => candidateOf(statement, text, lexicon, false));
  });
}

function plainCandidate(statement: Statement): Candidate {
  const keys = statement.terms.map(({ key }) => key);
  return {
    statement,
    seq: statement.seq,
    text: statement.text,
    keys,
    words: keys,
    size: keys.length,
    isTelling: false,
    isConfirmed: false,
  };
}

function candidateOf(statement: Statement, text: string, lexicon: Lexicon, isConfirmed: boolean): Candidate {
  const keys: string[] = [];
  const words: string[] = [];
  let size = 0;
  for (const word of wordsOf(text).flatMap((each) => each.split('-'))) {
    if (lexicon.stop.has(word) || lexicon.habits.fillers.has(word) || word.length < 3 || isContraction(word, lexicon))
      continue;
    size += 1;
    const key = termOf(word, lexicon.language);
    if (lexicon.general.has(word) || lexicon.yesNo.has(word) || keys.includes(key)) continue;
    keys.push(key);
    words.push(word);
  }
  const isTelling = statement.kind !== 'fact' && statement.kind !== 'aside' && statement.confidence >= CONFIDENT;
  return { statement, seq: statement.seq, text, keys, words, size, isTelling, isConfirmed };
}

/** "I'm", "don't"; French elisions hold a content word: "l'export". */
const isContraction = (word: string, { language }: Lexicon): boolean => language !== 'fr' && word.includes("'");

/**
 * The statement without leading fillers, and each of its parts between commas that can stand alone. One that quotes something stays as it is,
 * because what stands in quotation marks must be in the source.
 */
function partsOf(quote: string, lexicon: Lexicon): string[] {
  if (quotedIn(quote).length > 0) return [quote];
  const whole = readable(quote, lexicon);
  const parts = whole
    .split(/(?<=[,;:—]) /u)
    .map((part) => readable(part, lexicon).replace(/[\s,;:—-]+$/u, ''))
    .filter((part) => wordsOf(part).length >= MIN_WORDS && !lexicon.negators.has(wordsOf(part)[0] ?? ''));
  return [whole, ...(parts.length > 1 ? parts : [])];
}

/** A bracket before the first word: "[Our] printer". */
const OPENING = /[([]$/;

/** Without transcription marks, hesitations and words said twice in a row. */
function readable(quote: string, lexicon: Lexicon): string {
  const plain = withoutMarks(quote);
  let text = '';
  let end = 0;
  let last = '';
  for (const { word, start, end: stop } of tokensOf(plain)) {
    const between = plain.slice(end, start);
    end = stop;
    if (lexicon.habits.fillers.has(word) || word === last) continue;
    // The comma after a filler that is left out goes with it.
    text += text === '' ? (OPENING.exec(between)?.[0] ?? '') : /[.,;:!?…—–()[\]-]/u.test(between) ? between : ' ';
    text += plain.slice(start, stop);
    last = word;
  }
  text = `${text}${plain.slice(end).trimEnd()}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?: ?,)+(?=,)/g, '')
    .replaceAll(/ (?=[.,](?: |$))/g, '')
    .trim();
  const leading = text.replace(lexicon.leading, '');
  return leading.length >= text.length / 3 ? leading : text;
}

/** "Yes, two days." with the subject of the question that it confirms; null for any other answer. */
function confirmationOf(statement: Statement, lexicon: Lexicon): Candidate | null {
  const { asked, text, kind, is_own } = statement;
  const words = wordsOf(text);
  if (asked === null || words.length === 0 || words.length > MAX_CONFIRMATION_WORDS) return null;
  if (!lexicon.affirmations.has(words[0] ?? '') && !lexicon.affirmations.has(words[1] ?? '')) return null;
  if (words.some((word) => lexicon.negators.has(word)) || (kind !== 'aside' && is_own)) return null;
  const subject = subjectOf(asked, lexicon);
  return subject === null ? null : candidateOf(statement, `${subject}: ${readableAnswer(text)}`, lexicon, true);
}

const readableAnswer = (text: string): string =>
  quotedIn(text).length > 0 ? text : withoutMarks(text).replaceAll(/\s+/g, ' ').trim();

/** What the last question of an interviewer's turn is about, in its own words. */
function subjectOf(asked: string, lexicon: Lexicon): string | null {
  const question = asked.split(/(?<=[.!?])\s+/u).findLast((sentence) => sentence.trim().endsWith('?')) ?? null;
  if (question === null) return null;
  const phrases = nounPhrases(grammarOf(question, lexicon).words).filter(({ words }) =>
    words.some(({ word, role }) => role === 'noun' && !lexicon.general.has(word) && !lexicon.stop.has(word)),
  );
  const [first, last] = [phrases[0], phrases.at(-1)];
  if (first === undefined || last === undefined) return null;
  const subject =
    last.end - first.start <= MAX_SUBJECT
      ? question.slice(first.start, last.end)
      : question.slice(first.start, first.end);
  return readableAnswer(subject);
}
