import type { OpenAI } from 'openai';
import { Stream } from 'openai/streaming';
import { type AnswerPart, AnswerReader } from './answer-part.ts';
import type { bodyOf } from './model-question.ts';

/** What a model has answered, in whatever way the endpoint sent it. */
export interface Completion {
  readonly content: string;
  readonly finish_reason: string | null;
  readonly is_refused: boolean;
  readonly usage: { readonly prompt_tokens: number; readonly completion_tokens: number } | null;
}

/** Receives what has arrived of an answer. */
export type OnPart = (part: AnswerPart) => void;
type Body = ReturnType<typeof bodyOf>;

/** One request for a whole answer. Errors: those of the library. */
export async function wholeCompletion(client: OpenAI, body: Body, signal: AbortSignal): Promise<Completion> {
  return completionOf(await client.chat.completions.create(body, { signal }));
}

/** One request for an answer that is read while it arrives. Endpoints that ignore the wish answer as a whole. Errors: those of the library. */
export async function streamedCompletion(
  client: OpenAI,
  body: Body,
  signal: AbortSignal,
  onPart: OnPart,
): Promise<Completion> {
  const streamed = { ...body, stream: true as const, stream_options: { include_usage: true } };
  const response = await client.chat.completions.create(streamed, { signal }).asResponse();
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
  if (!isStream) return completionOf((await response.json()) as OpenAI.ChatCompletion);
  const reading = new AbortController();
  const stop = () => reading.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    // With the client, because the library would otherwise log what it can't read.
    const chunks = Stream.fromSSEResponse<OpenAI.ChatCompletionChunk>(response, reading, client);
    return await joined(chunks, onPart);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function joined(chunks: AsyncIterable<OpenAI.ChatCompletionChunk>, onPart: OnPart): Promise<Completion> {
  const reader = new AnswerReader();
  let content = '';
  let [finish_reason, is_refused]: [string | null, boolean] = [null, false];
  let usage: Completion['usage'] = null;
  for await (const chunk of chunks) {
    usage = chunk.usage ?? usage;
    const [choice] = chunk.choices;
    finish_reason = choice?.finish_reason ?? finish_reason;
    is_refused ||= Boolean(choice?.delta.refusal);
    const piece = choice?.delta.content ?? '';
    if (piece === '') continue;
    content += piece;
    const part = reader.push(piece);
    if (part !== null) onPart(part);
  }
  // The connection ended before the answer did.
  if (finish_reason === null) throw new Error('the answer was cut off');
  return { content, finish_reason, is_refused, usage };
}

function completionOf({ choices, usage }: OpenAI.ChatCompletion): Completion {
  const [choice] = choices;
  return {
    content: choice?.message.content ?? '',
    finish_reason: choice?.finish_reason ?? null,
    is_refused: Boolean(choice?.message.refusal),
    usage: usage ?? null,
  };
}
