import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { onLoopback } from './loopback.ts';

/** A request to a language model. */
export interface ChatRequest {
  readonly system: string;
  readonly data: unknown;
  /** `json_schema`, `json_object` or, without a response format, `text`. */
  readonly form: string;
  /** Whether the answer is wanted as a stream. */
  readonly streams: boolean;
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
}

/** What the server sends: an answer of the model, or an error of the endpoint. `null`: nothing, for as long as the client waits. */
export type ChatReply =
  | {
      readonly content: string;
      readonly finish_reason?: string;
      readonly refusal?: string;
      readonly usage?: object | null;
      readonly pace?: Pace;
      /** Called when the answer has been sent, or its client has gone. */
      readonly onSent?: () => void;
    }
  | { readonly status: number; readonly error?: object; readonly headers?: Record<string, string> }
  | { readonly garbage: string }
  | null;

/** How an answer arrives. The defaults: at once, and as a stream if one is wanted. */
export interface Pace {
  readonly begin_ms?: number;
  /** Between pieces of the stream. */
  readonly every_ms?: number;
  /** Characters of a piece. */
  readonly size?: number;
  /** The answer comes as a whole, whatever is wanted. */
  readonly whole?: boolean;
  /** The connection breaks after so many pieces. */
  readonly breaks_after?: number;
}

/** The JSON document in the user message of a request: it stands between two markers. */
export const dataIn = (content: string): unknown => {
  const lines = content.split('\n');
  return JSON.parse(lines.length === 3 ? (lines[1] ?? '') : content);
};

/** A language model on loopback that answers as `reply` says. */
export async function startChatServer(reply: (request: ChatRequest, nth: number) => ChatReply) {
  const asked: ChatRequest[] = [];
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString();
      const { messages, response_format, stream } = JSON.parse(raw) as {
        messages: { content: string }[];
        response_format?: { type: string };
        stream?: boolean;
      };
      const [system, user] = messages.map(({ content }) => content);
      const form = response_format?.type ?? 'text';
      const streams = stream === true;
      asked.push({ system: system ?? '', data: dataIn(user ?? ''), form, streams, headers: request.headers, raw });
      const sent = reply(asked.at(-1) as ChatRequest, asked.length);
      if (sent === null) return;
      if ('garbage' in sent) return void response.writeHead(200).end(sent.garbage);
      if ('status' in sent) {
        response.writeHead(sent.status, { 'content-type': 'application/json', ...sent.headers });
        return void response.end(JSON.stringify({ error: sent.error ?? { message: `about: ${raw}` } }));
      }
      if (sent.onSent) response.once('close', sent.onSent);
      void answer(response, sent, streams);
    });
  });
  const { base, close } = await onLoopback(http);
  return { url: `${base}/v1`, asked, close };
}

type Answer = Extract<ChatReply, { content: string }>;

/** Sends an answer at its pace, until the client has gone. */
async function answer(response: ServerResponse, sent: Answer, streams: boolean): Promise<void> {
  const { content, finish_reason = 'stop', refusal, usage = { prompt_tokens: 100, completion_tokens: 20 } } = sent;
  const { begin_ms = 0, every_ms = 0, size = 7, whole = false, breaks_after = Infinity } = sent.pace ?? {};
  if (begin_ms > 0) await sleep(begin_ms, undefined, { ref: false });
  if (!streams || whole) {
    const choices = [{ index: 0, finish_reason, message: { role: 'assistant', content, refusal } }];
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify({ id: 'c', object: 'chat.completion', choices, ...(usage && { usage }) }));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (part: object) =>
    response.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', ...part })}\n\n`);
  for (let at = 0; at < content.length; at += size) {
    if (at / size >= breaks_after || response.destroyed) return void response.destroy();
    send({ choices: [{ index: 0, finish_reason: null, delta: { content: content.slice(at, at + size) } }] });
    if (every_ms > 0) await sleep(every_ms, undefined, { ref: false });
  }
  send({ choices: [{ index: 0, finish_reason, delta: refusal === undefined ? {} : { refusal } }] });
  if (usage) send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}
