import { type Ask } from '../asks.ts';
import { questionOf } from '../model/questions.ts';
import type { Reading } from '../types.ts';
import { type DataAnswer, type QuestionTask, answerQuestion } from './index.ts';

/** What requests have, as far as answers are made of it. */
export interface Given {
  readonly language: string;
  readonly statements: readonly { id: string; person: string; quote: string }[];
  readonly interviews: readonly { turns: readonly { turn?: number; by: string; text: string }[] }[];
  readonly items: readonly { id: string; sentence: string; quotes: readonly { text: string; by: string }[] }[];
}

export type Replies = Readonly<
  Partial<Record<'search' | 'find' | 'answer' | 'judge' | 'rewrite', (data: Given) => unknown>>
>;

/** Believes a sentence whose words its quotes have, and the controls that are true. */
export function honest({ items }: Given, believes: (sentence: string) => boolean = () => true): unknown {
  const verdicts = items.map(({ id, sentence, quotes }) => {
    const words = sentence.replace(/^.*? says: /u, '').replace(/\.$/u, '');
    const by = /^Speaker (\w) says/u.exec(sentence)?.[1];
    const isSaid = quotes.some(({ text, by: who }) => text.includes(words) && (by === undefined || by === who));
    const isTrue = isSaid || (!sentence.includes(' says: ') && believes(sentence));
    return { id, verdict: isTrue ? 'supported' : 'not', states_link: isTrue, reason: '' };
  });
  return { verdicts };
}

/** Finds turns whole: those that have one of the words, or all of them. */
export const finding =
  (...words: readonly string[]) =>
  ({ interviews }: Given): unknown => ({
    passages: interviews.flatMap(({ turns }) =>
      turns.flatMap(({ turn, text }) =>
        turn !== undefined && (words.length === 0 || words.some((word) => text.includes(word)))
          ? [{ turn, quote: text }]
          : [],
      ),
    ),
  });

/** A sentence that cites the statements with these words. */
export const saying =
  (text: string, ...words: readonly string[]) =>
  ({ statements }: Given): unknown => ({
    answered: true,
    sentences: [
      { text, evidence: words.map((each) => statements.find(({ quote }) => quote.includes(each))?.id ?? 'none') },
    ],
  });

/** Answers with a model that replies so, and what was asked in each round. */
export function answeredBy(
  task: QuestionTask,
  readings: readonly Reading[],
  replies: Replies,
  answers = new Map<string, unknown>(),
): { answer: DataAnswer; rounds: (readonly Ask[])[]; answers: Map<string, unknown> } {
  const rounds: (readonly Ask[])[] = [];
  for (;;) {
    const step = answerQuestion(task, readings, answers);
    if ('done' in step) return { answer: step.done, rounds, answers };
    rounds.push(step.asks);
    for (const ask of step.asks) answers.set(ask.key, replyTo(ask, replies));
  }
}

function replyTo(ask: Ask, replies: Replies): unknown {
  const data = JSON.parse(JSON.stringify(ask.data)) as Given;
  const name = ask.name.replace(/_\d+$/u, '') as keyof Replies;
  const { find = finding(), judge = honest } = replies;
  const given = { search: () => ({ words: [] }), rewrite: () => ({ sentences: [] }), ...replies, find, judge }[name]?.(
    data,
  );
  return questionOf(ask)?.answer.safeParse(given).data ?? null;
}
