import { AppError, invalid } from '@insights/errors';
import { type Request, type Response, raw } from 'express';
import type { Route } from './route.ts';

const DEFAULT_LIMIT_BYTES = 1024 * 1024;
const JSON_TYPE = /^application\/(?:[a-z0-9!#$&^_.+-]+\+)?json$/;

export interface ReadBody {
  /** As it came, for the hash of an idempotency key. */
  readonly bytes: Buffer;
  /** What the route's schema is to check; undefined for a route that takes no body. */
  readonly value: unknown;
}

/** Errors: `payload_too_large`, `unsupported_media_type`, `invalid_request` (missing, not JSON, not an object). */
export async function readBody(route: Route, request: Request, response: Response): Promise<ReadBody> {
  const bytes = await readBytes(request, response, route.body_limit_bytes ?? DEFAULT_LIMIT_BYTES);
  if (!route.body) return { bytes, value: undefined };
  if (bytes.length === 0) {
    if (route.body_optional) return { bytes, value: {} };
    throw invalid(['body'], 'Field required', 'missing');
  }
  const value = parse(route, mediaTypeOf(request), bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const msg = 'Input should be a valid dictionary or object to extract fields from';
    throw invalid(['body'], msg, 'model_attributes_type');
  }
  return { bytes, value };
}

function readBytes(request: Request, response: Response, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    raw({ limit, type: () => true })(request, response, (error?: unknown) => {
      if (error) return reject(bodyError(error, limit));
      const body: unknown = request.body;
      resolve(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    });
  });
}

function bodyError(error: unknown, limit: number): AppError {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') {
    return new AppError('payload_too_large', {
      say: `The body is larger than the ${limit} bytes that are allowed here.`,
    });
  }
  if (type === 'encoding.unsupported') {
    return new AppError('unsupported_media_type', { say: 'Content-Encoding may be gzip, deflate, br or identity.' });
  }
  return new AppError('invalid_request', {
    say: 'The body could not be read.',
    problems: [{ loc: ['body'], msg: 'The body could not be read', type: 'value_error' }],
    cause: error,
  });
}

function mediaTypeOf(request: Request): string {
  return (request.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function parse(route: Route, mediaType: string, bytes: Buffer): unknown {
  const form = route.body_forms?.[mediaType];
  if (form) return form(textOf(bytes));
  if (JSON_TYPE.test(mediaType)) return parseJson(textOf(bytes));
  const allowed = ['application/json', ...Object.keys(route.body_forms ?? {})].join(' or ');
  throw new AppError('unsupported_media_type', { say: `Send the body as ${allowed}.` });
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid(['body'], 'The body is not valid UTF-8', 'json_invalid');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw invalid(['body', ...(place === undefined ? [] : [Number(place)])], 'JSON decode error', 'json_invalid');
  }
}
