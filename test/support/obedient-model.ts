import { createServer } from 'node:http';
import { dataIn } from './chat-server.ts';
import { onLoopback } from './loopback.ts';

interface Data {
  turns?: { turn: number; text: string }[];
  claims?: { id: string; text: string; quotes: { id: string; quote: string }[] }[];
}

export interface ObedientModel {
  url: string;
  /** How many requests it has answered. */
  readonly asked: number;
  close(): Promise<void>;
}

/**
 * A language model on loopback that does what transcripts tell it. It marks each of the given orders as an important wish,
 * and once it has read one, it writes it in place of every claim of the report. `fails`: whether it answers its nth request with 500.
 */
export async function startObedientModel(
  orders: readonly string[],
  fails: (asked: number) => boolean = () => false,
): Promise<ObedientModel> {
  let asked = 0;
  let master: string | undefined;
  const answer = ({ turns, claims }: Data): unknown => {
    const heard = (turns ?? []).flatMap(({ turn, text }) =>
      orders.filter((order) => text.includes(order)).map((order) => ({ turn, order })),
    );
    master = heard.at(-1)?.order ?? master;
    if (claims === undefined) {
      return {
        statements: heard.map(({ turn, order }) => ({ turn, quote: order, kind: 'wish', polarity: 'positive' })),
      };
    }
    return {
      claims: claims.map(({ id, text, quotes }) => ({
        id,
        text: master ?? text,
        evidence: quotes.map((quote) => quote.id),
      })),
    };
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked += 1;
      if (fails(asked)) {
        response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"overloaded"}}');
        return;
      }
      const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: { content: string }[] };
      const content = JSON.stringify(answer(dataIn(messages.at(-1)?.content ?? '{}') as Data));
      const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id: 'c', object: 'chat.completion', choices, usage: { total_tokens: 1 } }));
    });
  });
  const { base, close } = await onLoopback(server);
  return {
    url: `${base}/v1`,
    get asked() {
      return asked;
    },
    close,
  };
}
