import { AppError } from '@insights/errors';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { type AnswerPages, PageAnswer } from './answer-pages.ts';
import { nextPageLink } from './paging.ts';
import { PagedAnswer } from './paged-answer.ts';
import { SMALL_BODY_BYTES, declaredBytes } from './read-bytes.ts';
import { RawAnswer } from './raw-answer.ts';
import type { PageOf, Route } from './route.ts';
import { StatusAnswer } from './status-answer.ts';

interface Answering {
  readonly request: Request;
  readonly response: Response;
  readonly publicUrl: string;
  readonly answerPages: AnswerPages;
}

/** Sends the result of a handler, checked against the route's schema and reduced to it. */
export function sendAnswer(
  route: Route,
  result: unknown,
  { request, response, publicUrl, answerPages }: Answering,
): void {
  if (route.success.status === 204) return void response.status(204).end();
  if (result instanceof PageAnswer) return answerPages.send(response, route.success.status, result);
  if (result instanceof RawAnswer) return sendRaw(response, route.success.status, result);
  if (route.page) {
    const { items, next_cursor } = result as PageOf<unknown>;
    if (next_cursor !== '') response.set('Link', nextPageLink(publicUrl, request.originalUrl, next_cursor));
    return sendJson(response, route.success.status, project(route, items));
  }
  if (result instanceof PagedAnswer) {
    const { body, next_cursor } = result as PagedAnswer<unknown>;
    if (next_cursor !== '') response.set('Link', nextPageLink(publicUrl, request.originalUrl, next_cursor));
    return sendJson(response, route.success.status, project(route, body));
  }
  if (result instanceof StatusAnswer) {
    response.set(result.headers);
    return sendJson(response, result.status, project(route, result.body));
  }
  sendJson(response, route.success.status, project(route, result));
}

/** Reduces a result to its schema: unknown fields are dropped, and a mismatch is an internal error. */
export function project(route: Route, result: unknown): unknown {
  const schema = route.success.body;
  return schema && fitted(schema, result, `${route.method} ${route.path}`);
}

/** The value, reduced to its schema. Errors: `internal`, with `where` in the log. */
export function fitted<S extends z.ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const misfits = parsed.error.issues.slice(0, 10).map(({ path, code }) => `${path.join('.')}: ${code}`);
  throw new AppError('internal', {
    publicMessage: 'Internal error. Retry; if it persists, report the request id.',
    log: { reason: 'the answer does not fit its schema', route: where, misfits },
  });
}

export function sendJson(response: Response, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  if (isLargeBodyComing(response.req)) response.set('Connection', 'close');
  // Bypasses Express, which would add a charset; JSON has none.
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': bytes.length });
  if (!isLargeBodyComing(response.req)) return void response.end(bytes);
  response.write(bytes);
  endWhenRead(response);
}

/** Whether the response is ready before a large request was read. Node itself reads the rest of a small one. */
function isLargeBodyComing(request: Request): boolean {
  return !request.complete && (declaredBytes(request) ?? Infinity) > SMALL_BODY_BYTES;
}

/** How long the rest of a body is read after the response. */
const LINGER_MS = 3_000;

/**
 * Reads and discards the rest for a while before the connection is closed: closing it while the client sends would reset it, and
 * the client would not see the response.
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
  response.set(answer.headers);
  response.status(status).set('Content-Type', answer.content_type);
  if (answer.max_age_seconds > 0) response.set('Cache-Control', `public, max-age=${answer.max_age_seconds}`);
  response.send(typeof answer.content === 'string' ? answer.content : Buffer.from(answer.content));
}
