import type { chat, queries } from '@insights/contracts';
import { type Language, languageOf } from '@insights/language';
import type { Question } from '../search/question.ts';
import { quoted } from './answer/attribution.ts';
import { declineOf, isForeign, passagesOnly } from './answer/declines.ts';
import { asQuoted } from './answer/plain-speech.ts';
import type { ShownAnswer } from './chat-answer.ts';
import { balanceText, interviewerSays, nearestText } from './interview-texts.ts';

/** Where a quote stands in the stored transcript. */
export type Place = Omit<chat.ChatCitation, 'n'>;

/** What a campaign says, with the places of what it cites, by the id of the evidence. What has no place is not cited. */
export interface PlacedAnswer {
  readonly answer: queries.CampaignAnswer;
  readonly language: string;
  readonly places: ReadonlyMap<string, Place>;
  /** Of evidence that an interviewer says: the participant to whom. */
  readonly saidTo: ReadonlyMap<string, string>;
}

/** Of each side of a topic. */
const CITED_PER_SIDE = 2;
/** Topics whose balance is told in the text; all are in `answers`. */
const TOLD_TOPICS = 3;

/** Evidence that may be cited; of topics the first of each side. */
export const citableOf = ({ sentences, passages, topics }: queries.CampaignAnswer): string[] => [
  ...new Set([
    ...sentences.flatMap(({ evidence }) => evidence),
    ...passages,
    ...topics.flatMap((topic) => [...firstOf(topic.evidence), ...firstOf(topic.dissent_evidence)]),
  ]),
];

const firstOf = (ids: readonly string[]): string[] => ids.slice(0, CITED_PER_SIDE);

/** Numbers of citations, in the order in which they are asked for. */
class Numbers {
  readonly citations: chat.ChatCitation[] = [];
  readonly #known = new Map<Place, number>();
  readonly #from: number;

  constructor(from: number) {
    this.#from = from;
  }

  of(ids: readonly string[], { places }: PlacedAnswer): number[] {
    const numbers = ids.flatMap((id) => {
      const place = places.get(id);
      return place === undefined ? [] : this.#numberOf(place);
    });
    return [...new Set(numbers)];
  }

  #numberOf(place: Place): number {
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const n = this.#from + this.citations.length;
    this.citations.push({ n, ...place });
    this.#known.set(place, n);
    return n;
  }
}

export interface Beside {
  readonly question: Question;
  /** The first number of a citation. */
  readonly from: number;
  /** Whether documents have answered already. Then nothing is declined. */
  readonly isAnswered: boolean;
}

/**
 * What the interviews of campaigns say: sentences that were proven, else passages as they were said, each with how many people speak of it.
 * If nothing is found, a fixed text in the language of the question says so before the nearest passages.
 */
export function interviewAnswer(asked: readonly PlacedAnswer[], beside: Beside): ShownAnswer {
  const numbers = new Numbers(beside.from);
  const answered = asked.filter((each) => statusOf(each) === 'answered');
  const quoting = asked.filter((each) => statusOf(each) === 'passages');
  const [first] = quoting;
  const nearest = asked.find(({ answer, places }) => answer.passages.some((id) => places.has(id))) ?? asked[0];
  const sentences = [
    ...answered.flatMap((each) => [...saidBy(each, numbers), ...balances(each, numbers)]),
    ...(first ? introduced(first, beside) : []),
    ...quoting.flatMap((each) => [...quotesOf(each, numbers), ...balances(each, numbers)]),
  ];
  if (sentences.length === 0 && nearest && !beside.isAnswered) sentences.push(...declined(nearest, beside, numbers));
  const answers = asked.map((each): chat.ChatAnswer => ({
    interview_id: each.answer.interview_id,
    status: statusOf(each),
    author: each.answer.author,
    topics: topicsOf(each, each.answer.topics, numbers),
    suggestions: each.answer.suggestions,
  }));
  return { sentences, citations: numbers.citations, answers };
}

const languageIn = ({ language }: PlacedAnswer): Language => languageOf(language) ?? 'en';

/** Of what can be cited. */
function statusOf(each: PlacedAnswer): queries.AnswerStatus {
  const { answer, places } = each;
  if (answer.status === 'answered') return provenOf(each).length > 0 ? 'answered' : 'declined';
  const isQuoting = answer.status === 'passages' && answer.passages.some((id) => places.has(id));
  return isQuoting ? 'passages' : 'declined';
}

const provenOf = ({ answer, places }: PlacedAnswer) =>
  answer.sentences.filter(({ evidence }) => evidence.every((id) => places.has(id)));

const sentence = (
  text: string,
  citations: number[],
  of: Pick<chat.ChatSentence, 'author' | 'interview_id'>,
): chat.ChatSentence => ({ text: [text, ...citations.map((n) => `[${n}]`)].join(' '), citations, ...of });

/** A fixed text. */
const said = (text: string): chat.ChatSentence => sentence(text, [], { author: 'engine', interview_id: null });

const saidBy = (each: PlacedAnswer, numbers: Numbers): chat.ChatSentence[] =>
  provenOf(each).map(({ text, author, evidence }) =>
    sentence(text, numbers.of(evidence, each), { author, interview_id: each.answer.interview_id }),
  );

function quotesOf(each: PlacedAnswer, numbers: Numbers): chat.ChatSentence[] {
  return each.answer.passages.flatMap((id) => {
    const language = languageIn(each);
    const quote = asQuoted(each.places.get(id)?.quote ?? '', language);
    if (quote === '') return [];
    const person = each.saidTo.get(id);
    const text = person === undefined ? quoted(quote, language) : interviewerSays(quote, person, language);
    return [sentence(text, numbers.of([id], each), { author: 'floor', interview_id: null })];
  });
}

function introduced({ answer }: PlacedAnswer, { question, isAnswered }: Beside): chat.ChatSentence[] {
  if (!isForeign(question)) return [said(answer.message)];
  return isAnswered ? [] : [said(passagesOnly(question))];
}

function declined(each: PlacedAnswer, { question }: Beside, numbers: Numbers): chat.ChatSentence[] {
  const isOwn = !isForeign(question);
  const { status, message } = each.answer;
  const decline = said(isOwn && status === 'declined' ? message : declineOf(question));
  const quotes = quotesOf(each, numbers);
  if (quotes.length === 0) return [decline];
  return [decline, said(isOwn ? nearestText(languageIn(each)) : passagesOnly(question)), ...quotes];
}

/** How many people speak of something rests on everybody, cited or not. */
function balances(each: PlacedAnswer, numbers: Numbers): chat.ChatSentence[] {
  const told = each.answer.topics.slice(0, TOLD_TOPICS);
  return topicsOf(each, told, numbers).map((topic, index) => {
    const text = balanceText(topic, told[index]?.author === 'floor', languageIn(each));
    const citations = [...new Set([...topic.citations, ...topic.dissent_citations])];
    return sentence(text, citations, { author: 'engine', interview_id: each.answer.interview_id });
  });
}

const topicsOf = (each: PlacedAnswer, topics: readonly queries.AnswerTopic[], numbers: Numbers): chat.ChatTopic[] =>
  topics.map(({ evidence, dissent_evidence, ...topic }) => ({
    label: topic.label,
    support_count: topic.support_count,
    dissent_count: topic.dissent_count,
    unclear_count: topic.unclear_count,
    silent_count: topic.silent_count,
    not_asked_count: topic.not_asked_count,
    margin: topic.margin,
    citations: numbers.of(firstOf(evidence), each),
    dissent_citations: numbers.of(firstOf(dissent_evidence), each),
  }));
