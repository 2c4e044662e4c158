import type { Language } from '@insights/language';
import type { Question } from '../../search/question.ts';
import { answering } from './answering.ts';
import { introductionOf, quoted } from './attribution.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { PASSAGES, chooseSentences } from './choose-sentences.ts';
import { answerOf, citationOf, finished, sentenceOf, wordsIn } from './cited-sentence.ts';
import { declineOf, isComposed, passagesOnly } from './declines.ts';
import { givesOrder } from './gives-order.ts';
import { nearest } from './nearest.ts';
import type { AnswerSentence, ComposedAnswer, Passage } from './passage.ts';
import { asQuoted } from './plain-speech.ts';
import { quantitiesIn } from './quantities.ts';

/** Words of an answer, numbers of citations included. */
export const MOST_WORDS = 80;
/** Characters of a date in ISO 8601. */
const DATE_LENGTH = 10;
/** Passages that stand for an answer in a language in which none is composed. */
const MOST_PASSAGES = 3;

/**
 * The answer that sentences of the passages give, each with a citation: best passages first. If none of them answers the question, it states that
 * in the language of the question. In a language in which no answers are composed, it names the best passages. The same input gives the same answer.
 */
export function composeAnswer(
  question: Question,
  passages: readonly Passage[],
  mostWords: number = MOST_WORDS,
): ComposedAnswer {
  if (!isComposed(question)) return bestPassages(question, passages);
  const { language } = question;
  const candidates = candidatesOf(passages.slice(0, PASSAGES), language);
  const chosen = chooseSentences(candidates, answering(candidates, question), { question, mostWords });
  const told = chosen.filter(({ said }) => !givesOrder(said, language));
  return told.length === 0 ? declined(question) : answerOf(withinLimit(told, language, mostWords));
}

export const declined = (question: Question): ComposedAnswer => ({
  answer: declineOf(question),
  sentences: [],
  citations: [],
});

function bestPassages(question: Question, passages: readonly Passage[]): ComposedAnswer {
  const best = nearest(question, passages).slice(0, MOST_PASSAGES);
  if (best.length === 0) return declined(question);
  const citations = best.map((each, index) => citationOf(each, index + 1));
  return answerOf([sentenceOf(passagesOnly(question), citations)]);
}

/** What is said in passages that alternate between speakers needs more words than were foreseen: the least of the sentences are left out. */
function withinLimit(chosen: readonly Candidate[], language: Language, mostWords: number): AnswerSentence[] {
  for (let count = chosen.length; ; count -= 1) {
    const sentences = sentencesOf(inOrder(chosen.slice(0, count)), language);
    const words = sentences.reduce((sum, each) => sum + wordsIn(each), 0);
    if (words <= mostWords || count === 1) return sentences;
  }
}

/**
 * Words of a person are quoted; a sentence that follows another of the same person does not name them again. Sentences of documents that differ in
 * numbers have the date of their document.
 */
function sentencesOf(chosen: readonly Candidate[], language: Language): AnswerSentence[] {
  const differ = differInNumbers(chosen, language);
  return chosen.map((each, index) => {
    const citations = [citationOf(each, index + 1)];
    const date = differ ? (each.passage.dated ?? '').slice(0, DATE_LENGTH) : '';
    const after = date === '' ? [] : [`(${date})`];
    if (each.speaker === null) return sentenceOf([finished(each.said), ...after].join(' '), citations);
    const before = chosen[index - 1];
    const isSame = before?.speaker === each.speaker && before.passage.document_id === each.passage.document_id;
    const introduction = isSame ? [] : [introductionOf(each.speaker, language)];
    const said = finished(quoted(asQuoted(each.quote, language), language));
    return sentenceOf([...introduction, said, ...after].join(' '), citations);
  });
}

/** Whether two documents give different numbers for the same question. */
function differInNumbers(chosen: readonly Candidate[], language: Language): boolean {
  const numbers = new Map<string, string[]>();
  for (const { said, passage } of chosen) {
    const known = numbers.get(passage.document_id) ?? [];
    numbers.set(passage.document_id, [...known, ...quantitiesIn(said, language)]);
  }
  const given = [...numbers.values()].filter((each) => each.length > 0).map((each) => each.toSorted().join(' '));
  return new Set(given).size > 1;
}

/** The document of the best sentence first; within a document, as they stand in it. */
function inOrder(chosen: readonly Candidate[]): Candidate[] {
  const documents = [...new Set(chosen.map(({ passage }) => passage.document_id))];
  const orderOf = ({ passage }: Candidate): number => documents.indexOf(passage.document_id);
  return chosen.toSorted((a, b) => orderOf(a) - orderOf(b) || a.start - b.start);
}
