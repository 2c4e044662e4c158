import { AppError } from '@insights/errors';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { nextPageLink } from './paging.ts';
import { SMALL_BODY_BYTES, declaredBytes } from './read-bytes.ts';
import { RawAnswer } from './raw-answer.ts';
import type { PageOf, Route } from './route.ts';
import { StatusAnswer } from './status-answer.ts';

/** Sends what a handler returned, checked against the route's schema and cut to it. */
export function sendAnswer(
  route: Route,
  result: unknown,
  { request, response, publicUrl }: { request: Request; response: Response; publicUrl: string },
): void {
  if (route.success.status === 204) return void response.status(204).end();
  if (result instanceof RawAnswer) return sendRaw(response, route.success.status, result);
  if (route.page) {
    const { items, next_cursor } = result as PageOf<unknown>;
    if (next_cursor !== '') response.set('Link', nextPageLink(publicUrl, request.originalUrl, next_cursor));
    return sendJson(response, route.success.status, project(route, items));
  }
  if (result instanceof StatusAnswer) return sendJson(response, result.status, project(route, result.body));
  sendJson(response, route.success.status, project(route, result));
}

/** Exactly what the reference says: unknown fields are dropped, a misfit is our own fault. */
function project(route: Route, result: unknown): unknown {
  const schema = route.success.body;
  return schema && fitted(schema, result, `${route.method} ${route.path}`);
}

/** A value as its schema says. Errors: `internal`, with `where` in the log. */
export function fitted<S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const misfits = parsed.error.issues.slice(0, 10).map(({ path, code }) => `${path.join('.')}: ${code}`);
  throw new AppError('internal', {
    publicMessage: 'Something went wrong on our side.',
    log: { reason: 'the answer does not fit its schema', route: where, misfits },
  });
}

export function sendJson(response: Response, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  if (isLargeBodyComing(response.req)) response.set('Connection', 'close');
  // Past Express, which would add a charset, and JSON has none.
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': bytes.length });
  if (!isLargeBodyComing(response.req)) return void response.end(bytes);
  response.write(bytes);
  endWhenRead(response);
}

/** Whether the answer is there before the request is. Of a small body Node itself reads the rest. */
function isLargeBodyComing(request: Request): boolean {
  return !request.complete && (declaredBytes(request) ?? Infinity) > SMALL_BODY_BYTES;
}

/** So long a sender who has the answer already may go on sending. */
const LINGER_MS = 3_000;

/**
 * Reads on and forgets, for a while, before the connection is closed: one that is closed while its sender sends is reset, and a reset
 * connection shows its sender no answer.
 */
function endWhenRead(response: Response): void {
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  response.req.once('end', end).once('close', end).resume();
}

function sendRaw(response: Response, status: number, answer: RawAnswer): void {
  if (answer.file_name !== undefined) response.attachment(answer.file_name);
  response.status(status).set('Content-Type', answer.content_type);
  response.send(typeof answer.content === 'string' ? answer.content : Buffer.from(answer.content));
}
