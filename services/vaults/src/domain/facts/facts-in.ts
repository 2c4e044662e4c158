import { type Language, type Span, sentencesOf, wordsOf } from '@insights/language';
import { plainSpeech } from '../answer/plain-speech.ts';
import { type Clause, readerOf } from './clause.ts';
import { validityIn } from './dates.ts';
import type { StatedFact } from './fact.ts';
import { grammarOf } from './grammars/index.ts';
import { keysOf } from './keys.ts';

/** Whose words a text has. */
export interface Source {
  readonly language: Language;
  /** The label of the speaker; null for prose. */
  readonly speaker: string | null;
  /** Tells facts about the speaker apart from those about others: the document and the speaker. */
  readonly scope: string;
}

/** Longer sentences are mostly several that run into each other. */
const MOST_WORDS = 45;
const FEWEST_WORDS = 3;
const LIST_ITEM_WORDS = 4;
const LONGEST_SENTENCE = 500;
/** How often facts were right that were read, by how they are put. */
const SCORE = { stated: 0.9, spoken: 0.8, opinion: 0.6 } as const;

/** The facts that the sentences of a text state plainly: no questions, conditions, hedges or broken sentences. */
export function factsIn(text: string, source: Source): StatedFact[] {
  return sentencesOf(text, source.language).flatMap((span) => {
    const sentence = text.slice(span.start, span.end);
    if (!mayState(sentence, source)) return [];
    return clausesOf(sentence).flatMap((clause) => factOf(sentence, clause, span, source) ?? []);
  });
}

/** Passes over most sentences before their grammar is read. People often break off: their sentences must end. */
function mayState(sentence: string, { language, speaker }: Source): boolean {
  if (sentence.length > LONGEST_SENTENCE || /[?？]/u.test(sentence)) return false;
  if (speaker !== null && !/[.!…]["'”’»)]*\s*$/u.test(sentence)) return false;
  const { verbs, uncertain } = grammarOf(language);
  const words = wordsOf(sentence);
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return false;
  return words.some((word) => verbs.has(word)) && !words.some((word) => uncertain.has(word));
}

function factOf(sentence: string, { start, end }: Span, span: Span, source: Source): StatedFact | null {
  const text = sentence.slice(start, end);
  const clause = readerOf(source.language).read(text);
  if (clause === null || isBroken(text, clause, source)) return null;
  if (isCutList(sentence.slice(end), source.language)) return null;
  if (source.speaker !== null && grammarOf(source.language).pointing.has(clause.subject[0]?.word ?? '')) return null;
  const [first] = clause.subject;
  if (first === undefined) return null;
  const said = (from: number | undefined, to: number | undefined): string =>
    text.slice(from, to).replaceAll(/\s+/g, ' ');
  const whole = (from: number, to: number | undefined): string => said(...withBrackets(text, from, to));
  return {
    start: span.start,
    end: span.end,
    subject: clause.isOwn && source.speaker !== null ? source.speaker : whole(first.start, clause.subject.at(-1)?.end),
    predicate: said(clause.predicate.start, objectStart(text, clause)).trim(),
    object:
      whole(objectStart(text, clause), clause.object.at(-1)?.end) +
      (/^\s?%/.exec(text.slice(clause.object.at(-1)?.end))?.[0] ?? ''),
    source_text: sentence,
    ...keysOf(clause, text, source.language, source.scope),
    ...validityIn(sentence, grammarOf(source.language)),
    score: clause.isOpinion ? SCORE.opinion : source.speaker === null ? SCORE.stated : SCORE.spoken,
  };
}

/** A bracket that a phrase begins or ends with belongs to it: "[5] kg". */
function withBrackets(text: string, from: number, to = text.length): [number, number] {
  const inside = text.slice(from, to);
  const isOpen = inside.lastIndexOf('[') > inside.lastIndexOf(']');
  return [text[from - 1] === '[' ? from - 1 : from, isOpen && text[to] === ']' ? to + 1 : to];
}

/** A currency sign or a square bracket before the object belongs to it. */
function objectStart(text: string, { object }: Clause): number {
  const start = object[0]?.start ?? 0;
  return /[$€£[]\s?$/u.exec(text.slice(0, start))?.index ?? start;
}

/** Whether a clause ends inside a list: what follows its comma is short and has no verb. */
function isCutList(rest: string, language: Language): boolean {
  if (!rest.startsWith(',')) return false;
  const words = wordsOf(rest.slice(1).split(/[,;:.!]/u)[0] ?? '');
  const { verbs, clauseEnds } = grammarOf(language);
  return words.length <= LIST_ITEM_WORDS && !words.some((word) => verbs.has(word) || clauseEnds.has(word));
}

/** A word that is said twice in a row; a name may be: Bora Bora. */
const REPEATED = /(?<![\p{L}\p{N}'’-])([\p{Ll}'’]{1,30}) \1(?![\p{L}\p{N}'’-])/u;

/** Repeated words inside a clause, and hesitation or transcribers' marks in speech: a sentence that was begun anew. */
function isBroken(text: string, { subject, object }: Clause, { speaker, language }: Source): boolean {
  const said = text.slice(subject[0]?.start, object.at(-1)?.end).replaceAll(/\s+/g, ' ').trim();
  return REPEATED.test(said) || (speaker !== null && plainSpeech(said, language) !== said);
}

/** Parts of a sentence that could be clauses: they end at punctuation, and before "and" or "but" with a noun phrase. */
function clausesOf(sentence: string): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  for (const { index, 0: text } of sentence.matchAll(/[;:–—()]\s|, /gu)) {
    clauses.push({ start, end: index });
    start = index + text.length;
  }
  return [...clauses, { start, end: sentence.length }];
}
