import { sentencesOf } from '@insights/language';
import { type Candidate, termsOf } from './candidates.ts';
import { answerOf, citationOf, finished, sentenceOf, wordsIn } from './cited-sentence.ts';
import { type Fault, faultIn } from './fault-in.ts';
import type { AnswerSentence, ComposedAnswer } from './passage.ts';
import type { Question } from '../../search/question.ts';
import { isAnswered } from './relevance.ts';
import type { Source } from './sources.ts';

/** What a model wrote: a sentence with the numbers of its sources. */
export interface Written {
  readonly text: string;
  readonly citations: readonly number[];
}

export interface Checked {
  /** Null if nothing is left, or what is left does not answer the question. */
  readonly answer: ComposedAnswer | null;
  /** One for each sentence that was dropped. */
  readonly faults: readonly Fault[];
}

/** Sources of one sentence; further ones are left out. */
const MOST_CITATIONS = 3;

/** The sentences of a model that their sources support, in its order, up to a number of words. */
export function checkAnswer(
  written: readonly Written[],
  sources: readonly Source[],
  { question, mostWords }: { question: Question; mostWords: number },
): Checked {
  const citable = new Map(sources.map((source) => [source.n, source]));
  const faults: Fault[] = [];
  const answer = new AnswerInOrder(mostWords);
  for (const { text, citations } of written.flatMap((each) => singly(each, question))) {
    const given = [...new Set(citations)].flatMap((n) => citable.get(n) ?? []);
    const cited = given.filter(hasWordOf(text, question)).slice(0, MOST_CITATIONS);
    const fault = faultIn(text, cited, question.language);
    if (fault === null) answer.add(text, cited);
    else faults.push(fault);
  }
  const composed = answer.composed();
  const isAbout = composed !== null && isAnswered(question, answer.candidates) && sharesTerm(composed, question);
  return { answer: isAbout ? composed : null, faults };
}

/** The sentences that are cited may be about the question and those of the answer about something else. */
const sharesTerm = ({ answer }: ComposedAnswer, { weights, language }: Question): boolean =>
  weights.size === 0 || termsOf(answer, language).some((term) => weights.has(term));

const hasWordOf = (text: string, { language }: Question) => {
  const terms = new Set(termsOf(text, language));
  return (source: Source): boolean => termsOf(source.text, language).some((term) => terms.has(term));
};

/** The number of a source, which the model was not asked to write into its text. */
const CITATION = /\[\d{1,4}\]/g;

/** A text of several sentences as several texts with the same sources, without numbers of citations. */
const singly = ({ text, citations }: Written, { language }: Question): Written[] => {
  const plain = text
    .replaceAll(CITATION, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ([.,!;:])/gu, '$1')
    .trim();
  return sentencesOf(plain, language).map(({ start, end }) => ({ text: plain.slice(start, end).trim(), citations }));
};

/** Numbers citations in the order in which they are used; the same source has the same number. */
class AnswerInOrder {
  readonly #numbers = new Map<Candidate, number>();
  readonly #sentences: AnswerSentence[] = [];
  #room: number;

  constructor(mostWords: number) {
    this.#room = mostWords;
  }

  get candidates(): Candidate[] {
    return [...this.#numbers.keys()];
  }

  /** A sentence for which there is no room is left out. */
  add(text: string, cited: readonly Source[]): void {
    const candidates = cited.map(({ candidate }) => candidate);
    const words = wordsIn({ text, citations: [] }) + candidates.length;
    if (words > this.#room) return;
    this.#room -= words;
    const citations = candidates.map((each) => citationOf(each, this.#numberOf(each)));
    this.#sentences.push(sentenceOf(finished(text), citations));
  }

  composed(): ComposedAnswer | null {
    return this.#sentences.length === 0 ? null : answerOf(this.#sentences);
  }

  #numberOf(candidate: Candidate): number {
    const n = this.#numbers.get(candidate) ?? this.#numbers.size + 1;
    this.#numbers.set(candidate, n);
    return n;
  }
}
