import { createMcpHandler } from '@modelcontextprotocol/server';
import { invalid } from '@insights/errors';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Readable } from 'node:stream';
import { pipeline as pipe } from 'node:stream/promises';
import { Exchange, type ExchangeContext, type RawBody } from '../core/exchange.ts';
import { parseBounded } from '../core/read-body.ts';
import { SMALL_BODY_BYTES } from '../core/read-bytes.ts';
import { serverFor } from './server.ts';
import { type Session, errorOf } from './session.ts';
import { TOOLSETS, type Toolset, isRecord } from './tool.ts';

export const MCP_PATH = '/v1/mcp';

/** Request headers of the protocol. */
const FORWARDED = ['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'origin'];

/** Answers both revisions: requests that describe themselves, and clients of 2025-11-25, which get no session. */
const handler = createMcpHandler(
  ({ authInfo }) => {
    const session = authInfo?.extra?.['session'] as Session;
    try {
      return serverFor(session);
    } catch (error) {
      // The handler answers it without a text.
      throw errorOf(error, session);
    }
  },
  { legacy: 'stateless', maxRequestBodySize: SMALL_BODY_BYTES },
);

/** Answers one request of the Model Context Protocol. */
export function mcpExchange({ content }: RawBody, publicUrl: string): Exchange {
  const parsedBody = messageIn(content);
  return new Exchange(async (request, response, context) => {
    const session = sessionOf(request, response, context);
    const slot = isSubscription(request) ? context.pipeline.streams.take(context.caller, request.ip) : null;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const signals = [gone.signal, context.pipeline.stopping, ...(slot ? [slot.ended] : [])];
    const incoming = new globalThis.Request(`${publicUrl}${MCP_PATH}`, {
      method: 'POST',
      headers: headersOf(request),
      signal: AbortSignal.any(signals),
    });
    try {
      const authInfo = { token: '', clientId: '', scopes: [], extra: { session } };
      const answer = await handler.fetch(incoming, { authInfo, parsedBody });
      const isJsonOnly = slot === null && !request.accepts(EVENT_STREAM);
      await send(response, isJsonOnly ? await withoutStream(answer) : answer);
    } finally {
      slot?.release();
    }
  });
}

/** A subscription keeps its response open, like an event stream. */
const isSubscription = (request: Request): boolean => request.get('mcp-method') === 'subscriptions/listen';

function headersOf(request: Request): Record<string, string> {
  const mine = Object.keys(request.headers).filter((name) => FORWARDED.includes(name) || name.startsWith('mcp-param-'));
  // Both forms, whatever the client wrote: the server chooses, as the protocol has it.
  return {
    accept: 'application/json, text/event-stream',
    ...Object.fromEntries(mine.map((name) => [name, request.get(name) ?? ''])),
  };
}

const EVENT_STREAM = 'text/event-stream';

/** For a client that reads JSON only: the message that ends a stream, which is the answer. */
async function withoutStream(answer: globalThis.Response): Promise<globalThis.Response> {
  if (!answer.headers.get('content-type')?.startsWith(EVENT_STREAM)) return answer;
  const events = (await answer.text()).split('\n').filter((line) => line.startsWith('data: {'));
  const { status } = answer;
  return new globalThis.Response(events.at(-1)?.slice('data: '.length), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

const Message = z.object({ jsonrpc: z.literal('2.0') });

/**
 * The one message of a body. The revisions have no batches: each message is a request, which the rate limits count. Errors: `invalid_request`.
 */
function messageIn(content: Buffer): unknown {
  const body = parseBounded(content);
  if (!Message.safeParse(body).success)
    throw invalid(['body'], 'The body must be one JSON-RPC 2.0 message. Send the messages of a batch one by one.');
  const { params } = body as { params?: { arguments?: unknown } | null };
  // Some clients send null for a tool without arguments.
  if (params?.arguments === null) delete params.arguments;
  if (params?.arguments !== undefined && !isRecord(params.arguments))
    throw invalid(['body', 'params', 'arguments'], 'The arguments must be an object, such as {"limit": 10}.');
  return body;
}

function sessionOf(request: Request, response: Response, { caller, pipeline }: ExchangeContext): Session {
  return {
    pipeline,
    caller,
    request,
    response,
    channel: 'mcp',
    toolsets: toolsetsOf(request.get('x-mcp-toolsets')),
    is_read_only: readOnlyOf(request.get('x-mcp-readonly')),
  };
}

/** Whoever writes anything else means to be safe, and must not be offered tools that change something. */
function readOnlyOf(header = 'false'): boolean {
  const text = header.trim().toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  throw invalid(['header', 'x-mcp-readonly'], 'Send true or false');
}

function toolsetsOf(header: string | undefined): Toolset[] | null {
  if (header === undefined) return null;
  const names = header.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !TOOLSETS.some((known) => known === name));
  if (unknown !== undefined) throw invalid(['header', 'x-mcp-toolsets'], `Toolsets are ${TOOLSETS.join(', ')}`);
  return TOOLSETS.filter((name) => names.includes(name));
}

async function send(response: Response, answer: globalThis.Response): Promise<void> {
  response.status(answer.status);
  const type = answer.headers.get('content-type');
  if (type !== null) response.set('Content-Type', type);
  if (answer.body === null) return void response.end();
  await pipe(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
}
