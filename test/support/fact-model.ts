import { type ServerResponse, createServer } from 'node:http';
import { dataIn } from './chat-server.ts';
import { onLoopback } from './loopback.ts';

/** How a language model reads facts: correctly, or in one of the ways in which models and networks fail. */
export type FactBehaviour = 'well' | 'garbage' | 'failing' | 'slow';

export interface SentenceData {
  n: number | null;
  speaker: string | null;
  text: string;
}
export interface NamedFact {
  sentence: number;
  subject: string;
  predicate: string;
  object: string;
}

export interface FactReadingModel {
  url: string;
  behaviour: FactBehaviour;
  /** A request with a sentence that contains this gets garbage. */
  stumblesOver: string | null;
  /** The facts that it names. */
  names: (sentences: readonly SentenceData[]) => NamedFact[];
  /** Called before each answer; the model waits for it. */
  beforeAnswer: () => Promise<unknown>;
  /** Each request. */
  readonly asked: { system: string; sentences: SentenceData[]; raw: string }[];
  close(): Promise<void>;
}

/** Long enough for every limit that tests set. */
const SLOW_MS = 30_000;
const PLAIN = /^(.+?) (does not drive to|drives to|is not|is|costs|leaves at) (.+?)\.$/u;

/** The facts of sentences like "The van drives to Bergen." */
export const plainFacts = (sentences: readonly SentenceData[]): NamedFact[] =>
  sentences.flatMap(({ n, text }) => {
    const [, subject, predicate, object] = PLAIN.exec(text) ?? [];
    return n !== null && subject && predicate && object ? [{ sentence: n, subject, predicate, object }] : [];
  });

/** A language model on loopback that names the facts of numbered sentences. */
export async function startFactReadingModel(): Promise<FactReadingModel> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString();
      const { messages } = JSON.parse(raw) as { messages: { content: string }[] };
      const { sentences } = dataIn(messages[1]?.content ?? '') as { sentences: SentenceData[] };
      server.asked.push({ system: messages[0]?.content ?? '', sentences, raw });
      void server.beforeAnswer().then(() => send(server, sentences, response));
    });
  });
  const { base, close } = await onLoopback(http);
  const server: FactReadingModel = {
    url: `${base}/v1`,
    behaviour: 'well',
    stumblesOver: null,
    names: plainFacts,
    beforeAnswer: () => Promise.resolve(),
    asked: [],
    close,
  };
  return server;
}

function send(
  { behaviour, stumblesOver, names }: FactReadingModel,
  sentences: readonly SentenceData[],
  response: ServerResponse,
): void {
  if (behaviour === 'slow') {
    setTimeout(() => response.end(), SLOW_MS).unref();
    return;
  }
  const stumbles = stumblesOver !== null && sentences.some(({ text }) => text.includes(stumblesOver));
  const content =
    behaviour === 'garbage' || stumbles ? '<p>I see many facts!</p>' : JSON.stringify({ facts: names(sentences) });
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  response.writeHead(behaviour === 'failing' ? 500 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'c', object: 'chat.completion', choices, usage: { total_tokens: 100 } }));
}
