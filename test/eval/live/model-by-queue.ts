import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { dataIn } from '../../support/chat-server.ts';
import { onLoopback } from '../../support/loopback.ts';
import { type FolderQueue, writeWhole } from './folder-queue.ts';

/** A client gives up on a response that is silent for five minutes. */
const SIGN_OF_LIFE_MS = 60_000;

interface Body {
  readonly messages: readonly [{ readonly content: string }, { readonly content: string }];
  readonly response_format: { readonly json_schema: { readonly name: string; readonly schema: unknown } };
}

/**
 * A language model on loopback whose answers come from a queue. A request has the name of the question, a file with its instructions, which
 * are the same for all of them, and the data. Answers are sent as a whole.
 */
export async function startModel(queue: FolderQueue, folder: string) {
  mkdirSync(join(folder, 'instructions'), { recursive: true });
  const stopping = new AbortController();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = JSON.parse(await textOf(request)) as Body;
    response.writeHead(200, { 'content-type': 'application/json' });
    const alive = setInterval(() => response.write(' '), SIGN_OF_LIFE_MS);
    try {
      const content = await queue.ask(requestOf(asked, folder), stopping.signal);
      const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
      response.end(JSON.stringify({ id: 'queue', object: 'chat.completion', choices }));
    } finally {
      clearInterval(alive);
    }
  }

  const { base, close } = await onLoopback(server);
  return {
    url: `${base}/v1`,
    close(): Promise<void> {
      stopping.abort();
      return close();
    },
  };
}

function requestOf({ messages: [system, user], response_format }: Body, folder: string): object {
  const { name, schema } = response_format.json_schema;
  // The marker around the data is another one in each request.
  const marker = user.content.slice(1, user.content.indexOf('>'));
  const text = `${system.content.replaceAll(marker, 'data')}\n\nJSON schema of the answer:\n${JSON.stringify(schema)}\n`;
  const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.txt`;
  writeWhole(join(folder, 'instructions', file), text);
  return { asks: name, instructions: file, data: dataIn(user.content) };
}
