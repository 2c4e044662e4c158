/**
 * Whether answers consist of sentences that answer: `node test/eval/asked-documents.ts [dev]` asks the questions of `asked-documents.txt`, each
 * document alone and all documents in one vault. Of the documents that rules were chosen on (`dev`) it also prints the mistakes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeAnswer } from '../../services/vaults/src/domain/answer/compose-answer.ts';
import type { Passage } from '../../services/vaults/src/domain/answer/passage.ts';
import { understand } from '../../services/vaults/src/search/question.ts';
import { type RetrievalIndex, retrievalIndex } from './retrieval-index.ts';

export interface AskedDocument {
  readonly title: string;
  readonly text: string;
  readonly questions: readonly AskedQuestion[];
}

export interface AskedQuestion {
  readonly prompt: string;
  /** Parts of the sentences that answer; empty: nothing does. */
  readonly answers: readonly string[];
  /** Parts of sentences that may stand beside them. */
  readonly beside: readonly string[];
}

export function askedDocuments(): AskedDocument[] {
  const file = readFileSync(join(import.meta.dirname, 'corpora/asked-documents.txt'), 'utf8');
  return file
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [head = '', ...asked] = part.split(/^\? /mu);
      const [title = '', ...lines] = head.split('\n');
      return { title, text: lines.join('\n').trim(), questions: asked.map(questionIn) };
    });
}

function questionIn(part: string): AskedQuestion {
  const [prompt = '', ...lines] = part.trim().split('\n');
  const marked = (mark: string): string[] => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
  return { prompt, answers: marked('= '), beside: marked('~ ') };
}

/** An answer, and what became of its question. */
export interface Judged extends AskedQuestion {
  readonly quotes: readonly string[];
  /** Sentences that answer, or may stand beside those that do. */
  readonly fitting: number;
  /** It has an answer and at least one sentence that gives it, or neither. */
  readonly isRight: boolean;
}

export function judge(question: AskedQuestion, quotes: readonly string[]): Judged {
  const having = (parts: readonly string[]): number =>
    quotes.filter((quote) => parts.some((part) => quote.includes(part))).length;
  const isRight = question.answers.length === 0 ? quotes.length === 0 : having(question.answers) > 0;
  return { ...question, quotes, fitting: having([...question.answers, ...question.beside]), isRight };
}

/** Asks the questions of some documents to a vault of these texts. */
export function ask(documents: readonly AskedDocument[], texts: readonly string[]): Judged[] {
  const index = retrievalIndex(texts);
  return documents.flatMap(({ questions }) =>
    questions.map((question) => {
      const { citations } = composeAnswer(understand(question.prompt), passagesIn(index, question.prompt));
      return judge(
        question,
        citations.map(({ quote }) => quote),
      );
    }),
  );
}

export function passagesIn(index: RetrievalIndex, prompt: string): Passage[] {
  return index.find(prompt).flatMap(({ document, start }) => {
    const chunk = index.chunks[document]?.find((each) => each.start === start);
    const place = { id: `${document} ${start}`, document_id: String(document), document_version: 1 };
    return chunk === undefined ? [] : [{ ...place, conversation_id: null, ...chunk }];
  });
}

export interface Totals {
  /** Of the questions with an answer, those that got a sentence that gives it. */
  readonly answered: number;
  /** Of those without one, those that were declined. */
  readonly declined: number;
  /** Of the sentences shown, those that answer or may stand beside. */
  readonly fitting: number;
  readonly sentences: number;
}

export function totalsOf(judged: readonly Judged[]): Totals {
  const share = (of: readonly Judged[]): number => of.filter(({ isRight }) => isRight).length / Math.max(1, of.length);
  const sentences = judged.reduce((sum, { quotes }) => sum + quotes.length, 0);
  return {
    answered: share(judged.filter(({ answers }) => answers.length > 0)),
    declined: share(judged.filter(({ answers }) => answers.length === 0)),
    fitting: judged.reduce((sum, each) => sum + each.fitting, 0) / Math.max(1, sentences),
    sentences,
  };
}

/** Each document alone, or all in one vault. */
export const inTurn = (documents: readonly AskedDocument[]): Judged[] =>
  documents.flatMap((document) => ask([document], [document.text]));

if (import.meta.main) {
  const documents = askedDocuments();
  const halves = { dev: documents.filter((_, n) => n % 2 === 0), held: documents.filter((_, n) => n % 2 === 1) };
  const together = documents.map(({ text }) => text);
  for (const [half, part] of Object.entries(halves)) {
    for (const [name, judged] of Object.entries({ alone: inTurn(part), together: ask(part, together) })) {
      const { answered, declined, fitting, sentences } = totalsOf(judged);
      console.log(
        `${half} ${name}: answered ${answered.toFixed(3)}, declined what has no answer ${declined.toFixed(3)}, sentences that answer ${fitting.toFixed(3)} of ${sentences}`,
      );
      if (half !== process.argv[2]) continue;
      for (const each of judged.filter(({ isRight, fitting: fit, quotes }) => !isRight || fit < quotes.length))
        console.log(`  ${each.isRight ? 'padded' : 'WRONG '} ${each.prompt} → ${JSON.stringify(each.quotes)}`);
    }
  }
}
