/** Answers to questions about meetings, beside simple summaries of the same passages and of the same length. */
import { stopWordsOf, termOf, wordsOf } from '../../packages/language/src/index.ts';
import { MOST_WORDS, composeAnswer } from '../../services/vaults/src/domain/answer/compose-answer.ts';
import { type Candidate, candidatesOf } from '../../services/vaults/src/domain/answer/candidates.ts';
import { understand } from '../../services/vaults/src/search/question.ts';
import type { ComposedAnswer, Passage } from '../../services/vaults/src/domain/answer/passage.ts';
import { meetingQuestions } from './meeting-questions.ts';
import { loadQmsum } from './qmsum.ts';
import type { Asked } from './passages.ts';
import { type RetrievalIndex, retrievalIndex } from './retrieval-index.ts';

export interface AskedMeeting {
  readonly query: string;
  /** The answer that a person wrote. */
  readonly answer: string;
  /** Index of the meeting. */
  readonly meeting: number;
  /** The turns that answer it. */
  readonly gold: Asked['gold'];
}

/** The questions to all meetings with the answers that people wrote. */
export function askedMeetings(dir: string): AskedMeeting[] {
  const asked = loadQmsum(dir).flatMap(({ questions }, meeting) =>
    questions.map(({ answer }) => ({ answer, meeting })),
  );
  return meetingQuestions(dir).questions.flatMap(({ query, gold }, place) => {
    const known = asked[place];
    return known === undefined ? [] : [{ query, gold, ...known }];
  });
}

/** Meetings in one vault. */
export class MeetingVault {
  readonly #texts: readonly string[];
  readonly #index: RetrievalIndex;

  /** `meetings`: indexes of those that the vault has; without it, all. */
  constructor(dir: string, meetings?: readonly number[]) {
    const { texts } = meetingQuestions(dir);
    this.#texts = meetings === undefined ? texts : meetings.map((place) => texts[place] ?? '');
    this.#index = retrievalIndex(this.#texts);
  }

  passagesFor(query: string): Passage[] {
    return this.#index.find(query).flatMap(({ document, start, end }) => {
      const chunk = this.#index.chunks[document]?.find((each) => each.start === start);
      if (chunk === undefined || chunk.end !== end) return [];
      const { ordinal, speakers, text, turn_ids } = chunk;
      const place = { id: `${document} ${ordinal}`, document_id: String(document), document_version: 1 };
      return [{ ...place, conversation_id: null, turn_ids, speakers, ordinal, text, start, end }];
    });
  }

  answer(query: string): ComposedAnswer {
    return composeAnswer(understand(query), this.passagesFor(query));
  }

  /** How many of the sentences are in the turns that answer the question. */
  answeringIn({ citations }: ComposedAnswer, gold: Asked['gold']): number {
    return citations.filter(({ document_id, start, end }) =>
      gold.some((turn) => String(turn.document) === document_id && turn.start < end && start < turn.end),
    ).length;
  }

  /** Quotes that are not at their place in the text, and sentences without a citation. */
  faultsIn({ sentences, citations }: ComposedAnswer): number {
    const misplaced = citations.filter(
      ({ document_id, quote, start, end }) => this.#texts[Number(document_id)]?.slice(start, end) !== quote,
    );
    return misplaced.length + sentences.filter(({ text }) => !/\[\d+\]$/.test(text)).length;
  }
}

/** The text without the numbers of its citations. */
export const withoutNumbers = (text: string): string => text.replaceAll(/ \[\d+\]/g, '');

export type Summariser = (query: string, passages: readonly Passage[]) => string;

export const SIMPLE: Readonly<Record<string, Summariser>> = {
  lead: (_, passages) => firstThatFit(spokenIn(passages)),
  'best BM25 sentences': (query, passages) => firstThatFit(byBm25(query, spokenIn(passages))),
  TextRank: (_, passages) => firstThatFit(byTextRank(spokenIn(passages))),
};

const spokenIn = (passages: readonly Passage[]): Candidate[] => candidatesOf(passages, 'en');

function firstThatFit(candidates: readonly Candidate[]): string {
  const chosen: string[] = [];
  let room = MOST_WORDS;
  for (const { said, words } of candidates) {
    if (words > room) continue;
    chosen.push(said);
    room -= words;
  }
  return chosen.join(' ');
}

function byBm25(query: string, candidates: readonly Candidate[]): Candidate[] {
  const stop = stopWordsOf('en');
  const terms = new Set(wordsOf(query).flatMap((word) => (stop.has(word) ? [] : [termOf(word, 'en')])));
  const length = candidates.reduce((sum, { words }) => sum + words, 0) / Math.max(1, candidates.length);
  const frequency = new Map(
    [...terms].map((term) => [term, candidates.filter((each) => each.terms.has(term)).length] as const),
  );
  const scoreOf = (each: Candidate): number =>
    [...frequency].reduce((sum, [term, count]) => {
      const idf = Math.log(1 + (candidates.length - count + 0.5) / (count + 0.5));
      return each.terms.has(term) ? sum + (idf * 1.9) / (1 + 0.9 * (0.6 + (0.4 * each.words) / length)) : sum;
    }, 0);
  return candidates.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

const DAMPING = 0.85;
const ROUNDS = 30;
/** More sentences would only take longer. */
const MOST_RANKED = 150;

/** Mihalcea and Tarau 2004: a sentence is as important as the sentences that share words with it. */
function byTextRank(candidates: readonly Candidate[]): Candidate[] {
  const ranked = candidates.filter(({ terms }) => terms.size > 1).slice(0, MOST_RANKED);
  const similarity = ranked.map((a) => ranked.map((b) => (a === b ? 0 : similarityOf(a, b))));
  const sums = similarity.map((row) => row.reduce((sum, value) => sum + value, 0));
  let scores = ranked.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    scores = ranked.map((_, at) => {
      const received = scores.reduce((sum, score, from) => {
        const total = sums[from] ?? 0;
        return total === 0 ? sum : sum + (score * (similarity[from]?.[at] ?? 0)) / total;
      }, 0);
      return 1 - DAMPING + DAMPING * received;
    });
  }
  const order = new Map(ranked.map((each, at) => [each, scores[at] ?? 0]));
  return ranked.toSorted((a, b) => (order.get(b) ?? 0) - (order.get(a) ?? 0));
}

function similarityOf(a: Candidate, b: Candidate): number {
  const shared = [...a.terms].filter((term) => b.terms.has(term)).length;
  return shared / (Math.log(a.terms.size) + Math.log(b.terms.size));
}
