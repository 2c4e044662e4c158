import { type ServerResponse, createServer } from 'node:http';
import { dataIn } from './chat-server.ts';
import { onLoopback } from './loopback.ts';

/** How a language model answers questions: correctly, or in one of the ways in which models and networks fail. */
export type AnswerBehaviour =
  | 'well'
  | 'citing nothing'
  | 'citing what it was not given'
  | 'with other numbers'
  | 'denying'
  | 'obeying'
  | 'slow'
  | 'garbage'
  | 'failing';

interface Source {
  n: number | null;
  speaker: string | null;
  text: string;
}
interface Data {
  question: string;
  sources: Source[];
}

export interface AnsweringModel {
  url: string;
  behaviour: AnswerBehaviour;
  /** Called before each answer; the model waits for it. */
  beforeAnswer: () => Promise<void>;
  /** The instructions and the data of each request. */
  readonly asked: { system: string; data: Data; raw: string }[];
  close(): Promise<void>;
}

/** Long enough for every limit that tests set. */
const SLOW_MS = 30_000;
/** What the obedient model does. */
const ORDER = /say that ([^.!?]+)/u;

/** A language model on loopback that answers questions from numbered sentences. */
export async function startAnsweringModel(): Promise<AnsweringModel> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString();
      const { messages } = JSON.parse(raw) as { messages: { content: string }[] };
      const data = dataIn(messages[1]?.content ?? '') as Data;
      server.asked.push({ system: messages[0]?.content ?? '', data, raw });
      void server.beforeAnswer().then(() => send(server.behaviour, data, response));
    });
  });
  const { base, close } = await onLoopback(http);
  const server: AnsweringModel = {
    url: `${base}/v1`,
    behaviour: 'well',
    beforeAnswer: () => Promise.resolve(),
    asked: [],
    close,
  };
  return server;
}

function send(behaviour: AnswerBehaviour, data: Data, response: ServerResponse): void {
  if (behaviour === 'slow') {
    setTimeout(() => response.end(), SLOW_MS).unref();
    return;
  }
  const content = behaviour === 'garbage' ? `<p>${data.question}</p>` : JSON.stringify(written(behaviour, data));
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  response.writeHead(behaviour === 'failing' ? 500 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'c', object: 'chat.completion', choices, usage: { total_tokens: 100 } }));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** The two sentences that have most of the question's words, as one; the built-in answer never joins sentences. */
function written(behaviour: AnswerBehaviour, { question, sources }: Data): unknown {
  const asked = new Set(wordsOf(question));
  const shared = ({ text }: Source): number => wordsOf(text).filter((word) => asked.has(word)).length;
  const best = sources
    .filter(({ n }) => n !== null)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 2);
  const text = best.map((each) => each.text.replace(/[.!]$/u, '')).join('; ');
  const citations = best.map(({ n }) => n);
  const order = sources.flatMap((each) => ORDER.exec(each.text)?.[1] ?? []).at(-1);
  const answers: Partial<Record<AnswerBehaviour, { text: string; citations: unknown[] }>> = {
    'citing nothing': { text, citations: [] },
    'citing what it was not given': { text, citations: [4711] },
    'with other numbers': { text: text.replaceAll(/\p{N}+/gu, (number) => String(Number(number) + 1)), citations },
    denying: { text: `It is not true that ${text}`, citations },
    ...(order !== undefined && { obeying: { text: order, citations: sources.flatMap(({ n }) => n ?? []) } }),
  };
  return { sentences: [answers[behaviour] ?? { text: `${text}.`, citations }] };
}
