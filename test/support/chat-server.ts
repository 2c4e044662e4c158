import { type IncomingHttpHeaders, createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

/** A request to a language model. */
export interface ChatRequest {
  readonly system: string;
  readonly data: unknown;
  /** `json_schema`, `json_object` or, without a response format, `text`. */
  readonly form: string;
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
    }
  | { readonly status: number; readonly error?: object; readonly headers?: Record<string, string> }
  | { readonly garbage: string }
  | null;

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
      const { messages, response_format } = JSON.parse(raw) as {
        messages: { content: string }[];
        response_format?: { type: string };
      };
      const [system, user] = messages.map(({ content }) => content);
      const form = response_format?.type ?? 'text';
      asked.push({ system: system ?? '', data: dataIn(user ?? ''), form, headers: request.headers, raw });
      const sent = reply(asked.at(-1) as ChatRequest, asked.length);
      if (sent === null) return;
      if ('garbage' in sent) return void response.writeHead(200).end(sent.garbage);
      if ('status' in sent) {
        response.writeHead(sent.status, { 'content-type': 'application/json', ...sent.headers });
        return void response.end(JSON.stringify({ error: sent.error ?? { message: `about: ${raw}` } }));
      }
      const { content, finish_reason = 'stop', refusal, usage = { prompt_tokens: 100, completion_tokens: 20 } } = sent;
      const choices = [{ index: 0, finish_reason, message: { role: 'assistant', content, refusal } }];
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id: 'c', object: 'chat.completion', choices, ...(usage && { usage }) }));
    });
  });
  const { base, close } = await onLoopback(http);
  return { url: `${base}/v1`, asked, close };
}
