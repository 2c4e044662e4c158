import type { Language } from '@insights/language';
import { introductionOf, quoted } from './attribution.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { PASSAGES, chooseSentences } from './choose-sentences.ts';
import { answerOf, citationOf, finished, sentenceOf, wordsIn } from './cited-sentence.ts';
import { DECLINES, NEAR_ANSWERS } from './declines.ts';
import type { AnswerSentence, ComposedAnswer, Passage } from './passage.ts';
import { asQuoted } from './plain-speech.ts';
import { type Question, questionOf } from './question.ts';
import { isAnswered, topicOf } from './relevance-floor.ts';

/** Words of an answer, numbers of citations included. */
export const MOST_WORDS = 80;

/**
 * The answer that sentences of the passages give, each with a citation: best passages first. It declines in the language of the question if the
 * passages are not about it. If they may not answer it, the answer begins with that. The same input gives the same answer.
 */
export function composeAnswer(prompt: string, passages: readonly Passage[], mostWords = MOST_WORDS): ComposedAnswer {
  const question = questionOf(prompt);
  const topic = topicOf(question, passages);
  if (topic === 'off') return declined(question);
  const candidates = candidatesOf(passages.slice(0, PASSAGES), question.language);
  const chosen = chooseSentences(candidates, question, mostWords);
  if (chosen.length === 0 || !isAnswered(question, chosen)) return declined(question);
  const isNear = topic === 'near';
  const told = isNear
    ? chosen.filter(({ terms }) => [...question.weights.keys()].some((term) => terms.has(term)))
    : chosen;
  if (told.length === 0) return declined(question);
  return answerOf(withinLimit(told, { ...question, isNear }, mostWords));
}

/** How an answer is put. */
interface Manner {
  readonly language: Language;
  readonly isNear: boolean;
}

/** What is said in passages that alternate between speakers needs more words than were foreseen: the least of the sentences are left out. */
function withinLimit(chosen: readonly Candidate[], manner: Manner, mostWords: number): AnswerSentence[] {
  for (let count = chosen.length; ; count -= 1) {
    const sentences = sentencesOf(inOrder(chosen.slice(0, count)), manner);
    const words = sentences.reduce((sum, each) => sum + wordsIn(each), 0);
    if (words <= mostWords || count === 1) return sentences;
  }
}

/** Words of a person are quoted; a sentence that follows another of the same person does not name them again. */
function sentencesOf(chosen: readonly Candidate[], { language, isNear }: Manner): AnswerSentence[] {
  return chosen.map((each, index) => {
    const citations = [citationOf(each, index + 1)];
    const opening = isNear && index === 0 ? [NEAR_ANSWERS[language]] : [];
    if (each.speaker === null) return sentenceOf([...opening, finished(each.said)].join(' '), citations);
    const before = chosen[index - 1];
    const isSame = before?.speaker === each.speaker && before.passage.document_id === each.passage.document_id;
    const introduction = isSame ? [] : [introductionOf(each.speaker, language)];
    const said = finished(quoted(asQuoted(each.quote), language));
    return sentenceOf([...opening, ...introduction, said].join(' '), citations);
  });
}

export const declined = ({ language }: Question): ComposedAnswer => ({
  answer: DECLINES[language],
  sentences: [],
  citations: [],
});

/** The document of the best sentence first; within a document, as they stand in it. */
function inOrder(chosen: readonly Candidate[]): Candidate[] {
  const documents = [...new Set(chosen.map(({ passage }) => passage.document_id))];
  const placeOf = ({ passage }: Candidate): number => documents.indexOf(passage.document_id);
  return chosen.toSorted((a, b) => placeOf(a) - placeOf(b) || a.start - b.start);
}
