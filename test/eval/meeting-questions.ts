import { join } from 'node:path';
import type { Collection, Passage } from './passages.ts';
import { dataDirectory } from './primock57.ts';
import { type Meeting, loadQmsum } from './qmsum.ts';

/** The meetings as documents of lines `Speaker: text`, and the questions to them with the turns that answer them; empty without the data. */
export function meetingQuestions(dir = join(dataDirectory(), 'qmsum/val')): Collection {
  const documents = loadQmsum(dir).map((meeting, document) => ({ meeting, turns: turnsOf(meeting, document) }));
  return {
    texts: documents.map(({ turns }) => turns.map(({ line }) => line).join('\n')),
    questions: documents.flatMap(({ meeting, turns }) =>
      meeting.questions.map(({ query, spans }) => ({
        query,
        gold: turns.filter((_, index) => spans.some(([from, to]) => index >= from && index <= to)),
      })),
    ),
  };
}

function turnsOf({ turns }: Meeting, document: number): (Passage & { line: string })[] {
  let start = 0;
  return turns.map(({ speaker, text }) => {
    const line = `${speaker}: ${text.replaceAll(/\s+/g, ' ').trim()}`;
    const turn = { line, document, start, end: start + line.length };
    start = turn.end + 1;
    return turn;
  });
}
