import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jsonrepair } from 'jsonrepair';
import { type OpenAI, APIConnectionError, APIError } from 'openai';
import type { z } from 'zod';
import type { Circuit } from './circuit.ts';
import { type OnPart, streamedCompletion, wholeCompletion } from './completion.ts';
import { FORMS, type Form, MAX_OUTPUT_TOKENS, type ModelQuestion, bodyOf } from './model-question.ts';
import { NO_USAGE, type Prices, type Usage, plus, tokensIn, usageOf } from './usage.ts';

/**
 * What became of a question. `cut`: the question or its answer was too long, so ask about less at a time. `refused`: by the model or a
 * content filter. `unusable`: in another form. `not_tried`: the circuit is open. `cancelled`: the signal aborted.
 */
export type RequestOutcome =
  | 'answered'
  | 'cut'
  | 'refused'
  | 'unusable'
  | 'failed'
  | 'timed_out'
  | 'not_tried'
  | 'cancelled';

export interface Asked<T> {
  readonly outcome: RequestOutcome;
  /** Null unless answered. */
  readonly answer: T | null;
  /** Of all requests that the question needed. */
  readonly usage: Usage;
  /** Input and output together. */
  readonly tokens: number;
}

export interface AskOptions {
  readonly client: OpenAI;
  readonly model: string;
  /** Of each request. */
  readonly timeout_ms: number;
  readonly signal: AbortSignal;
  /** Requests until the endpoint's failures are final. More than one also searches for the form that suits the endpoint. */
  readonly attempts?: number;
  readonly circuit?: Circuit;
  readonly prices?: Prices;
  /**
   * Receives what has arrived of the answer, as often as more arrives; never from an endpoint that sends answers as a whole. Unlike the
   * answer, a part has not been checked, and another attempt begins anew.
   */
  readonly onPart?: OnPart;
}

const UNKNOWN_PRICES: Prices = { input: 0, output: 0 };
/** The longest pause that an endpoint's Retry-After may demand; after a longer one the question fails. */
const MAX_PAUSE_MS = 60_000;
const FIRST_PAUSE_MS = 500;
/** Statuses with which servers reject a response format that they do not know. */
const FORM_REJECTED = new Set([400, 404, 415, 422, 501]);
const TOO_LONG = 'context_length_exceeded';
const FILTERED = 'content_filter';

/** The form that an endpoint is known to answer in, and whether it accepts the wish for a stream. */
const known = new WeakMap<OpenAI, Form>();
const known_streams = new WeakMap<OpenAI, boolean>();

/** How an answer is asked for. */
interface Way {
  readonly form: Form;
  readonly streams: boolean;
}

interface Reply {
  readonly outcome: RequestOutcome;
  readonly content?: string;
  readonly usage?: Usage;
  /** The endpoint may not know the form of the request. */
  readonly form_rejected?: boolean;
  /** Null: another attempt changes nothing. */
  readonly retry_ms?: number | null;
}

/**
 * Asks a model, and checks its answer against the form of the question. Failures are outcomes and contain nothing of the question:
 * errors of the library can repeat the request.
 */
export async function askModel<T>(question: ModelQuestion<T>, options: AskOptions): Promise<Asked<T>> {
  if (options.circuit?.admits() === false) return askedOf<T>('not_tried', null, NO_USAGE);
  let usage = NO_USAGE;
  let accepted: Form | null = null;
  let last: RequestOutcome = 'failed';
  for (const way of waysFor(options)) {
    const reply = await persistently(question, way, options);
    usage = plus(usage, reply.usage ?? NO_USAGE);
    last = reply.outcome;
    if (reply.form_rejected === true) continue;
    const answer = reply.content === undefined ? null : parsed(question.answer, reply.content);
    if (reply.content !== undefined) {
      accepted ??= way.form;
      last = answer === null ? 'unusable' : 'answered';
    }
    if (answer !== null) remember(options, way);
    // Some endpoints accept a schema and ignore it; a caller with time finds out, and later ones know.
    if (last === 'unusable' && (options.attempts ?? 1) > 1) continue;
    note(options.circuit, last);
    return askedOf(last, answer, usage);
  }
  if (accepted !== null) known.set(options.client, accepted);
  note(options.circuit, last);
  return askedOf<T>(last, null, usage);
}

/** The ways to try, one after the other: a stream first if one is wanted. */
function waysFor({ client, onPart }: Pick<AskOptions, 'client' | 'onPart'>): readonly Way[] {
  const form = known.get(client);
  const streams = onPart === undefined ? false : known_streams.get(client);
  const forms = form === undefined ? FORMS : [form];
  return (streams === undefined ? [true, false] : [streams]).flatMap((each) =>
    forms.map((one) => ({ form: one, streams: each })),
  );
}

function remember({ client, onPart }: AskOptions, { form, streams }: Way): void {
  known.set(client, form);
  if (onPart !== undefined) known_streams.set(client, streams);
}

/** The most that one attempt at a question uses: no token is shorter than a byte, and a way to ask may be searched for. */
export function mostOf(question: ModelQuestion<unknown>, { model, prices, ...options }: AskOptions): Usage {
  const body = bodyOf(question, { model, form: 'json_object', marker: `data-${randomUUID()}` });
  const most = usageOf(Buffer.byteLength(JSON.stringify(body)), MAX_OUTPUT_TOKENS, prices ?? UNKNOWN_PRICES);
  return { ...most, requests: waysFor(options).length };
}

const askedOf = <T>(outcome: RequestOutcome, answer: T | null, usage: Usage): Asked<T> => ({
  outcome,
  answer,
  usage,
  tokens: usage.input_tokens + usage.output_tokens,
});

function note(circuit: Circuit | undefined, outcome: RequestOutcome): void {
  if (outcome === 'failed' || outcome === 'timed_out') circuit?.failed();
  else if (outcome !== 'cancelled') circuit?.succeeded();
}

/** Repeats a request that the endpoint could not take yet. */
async function persistently<T>(question: ModelQuestion<T>, way: Way, options: AskOptions): Promise<Reply> {
  let usage = NO_USAGE;
  for (let attempt = 1; ; attempt += 1) {
    const reply = await once(question, way, options);
    usage = plus(usage, reply.usage ?? NO_USAGE);
    const wait = reply.retry_ms ?? null;
    if (wait === null || wait > MAX_PAUSE_MS || attempt >= (options.attempts ?? 1)) return { ...reply, usage };
    const backoff = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (1 + Math.random());
    const isOver = await pause(wait === 0 ? backoff : wait, false, { signal: options.signal }).catch(() => true);
    if (isOver) return { outcome: 'cancelled', usage };
  }
}

async function once<T>(question: ModelQuestion<T>, way: Way, options: AskOptions): Promise<Reply> {
  const { client, model, timeout_ms, signal, prices = UNKNOWN_PRICES, onPart } = options;
  const timeout = AbortSignal.timeout(timeout_ms);
  const body = bodyOf(question, { model, form: way.form, marker: `data-${randomUUID()}` });
  const over = AbortSignal.any([signal, timeout]);
  try {
    const { content, usage, finish_reason, is_refused } =
      way.streams && onPart
        ? await streamedCompletion(client, body, over, onPart)
        : await wholeCompletion(client, body, over);
    const input = usage?.prompt_tokens ?? tokensIn(JSON.stringify(body.messages));
    const used = usageOf(input, usage?.completion_tokens ?? tokensIn(content), prices);
    if (finish_reason === 'content_filter' || is_refused) return { outcome: 'refused', usage: used };
    if (finish_reason === 'length') return { outcome: 'cut', usage: used };
    return { outcome: 'answered', content, usage: used };
  } catch (error) {
    if (signal.aborted) return { outcome: 'cancelled' };
    if (timeout.aborted) return { outcome: 'timed_out', usage: { ...NO_USAGE, requests: 1 } };
    return { ...failureOf(error, isSearched(client, way)), usage: { ...NO_USAGE, requests: 1 } };
  }
}

/** Whether the endpoint may reject the way, and not the question. */
const isSearched = (client: OpenAI, { streams }: Way): boolean =>
  known.get(client) === undefined || (streams && known_streams.get(client) === undefined);

function failureOf(error: unknown, isSearching: boolean): Reply {
  if (error instanceof APIConnectionError) return { outcome: 'failed', retry_ms: 0 };
  if (!(error instanceof APIError)) return { outcome: 'failed' };
  const status: unknown = error.status;
  const code: unknown = error.code;
  if (status === 413 || code === TOO_LONG) return { outcome: 'cut' };
  if (code === FILTERED) return { outcome: 'refused' };
  if (typeof status !== 'number') return { outcome: 'failed' };
  if (isSearching && FORM_REJECTED.has(status)) return { outcome: 'failed', form_rejected: true };
  const mayPass = status === 408 || status === 409 || status === 429 || status >= 500;
  return { outcome: 'failed', retry_ms: mayPass ? retryAfter(error.headers) : null };
}

/** Milliseconds that the endpoint asks to wait; 0: it does not say. */
function retryAfter(headers: unknown): number {
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  if (value === null) return 0;
  const seconds = Number(value);
  const pause_ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : 1_000 * seconds;
  return Number.isNaN(pause_ms) ? 0 : Math.max(pause_ms, 0);
}

function parsed<T>(answer: z.ZodType<T>, content: string): T | null {
  for (const read of [JSON.parse, (text: string) => JSON.parse(jsonrepair(text)) as unknown]) {
    try {
      const found = answer.safeParse(read(withoutFence(content)));
      if (found.success) return found.data;
    } catch {
      // The next way of reading, or none.
    }
  }
  return null;
}

/** The document between the first and the last brace: models put fences and courtesies around it. */
function withoutFence(content: string): string {
  const from = content.indexOf('{');
  const to = content.lastIndexOf('}');
  return from === -1 || to < from ? content : content.slice(from, to + 1);
}
