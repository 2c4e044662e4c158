import { AppError, invalid } from '@insights/errors';
import type { Request, Response } from 'express';
import type { Hold } from './body-memory.ts';
import type { RawBody } from './exchange.ts';
import { FORM_TYPE, parseForm } from './file-form.ts';
import { JsonScan } from './json-scan.ts';
import { LargeField, assertUtf8 } from './large-field.ts';
import { SMALL_BODY_BYTES, readBytes, requestHash } from './read-bytes.ts';
import type { Route } from './route.ts';

const JSON_TYPE = /^application\/(?:[a-z0-9!#$&^_.+-]+\+)?json$/;
/** Default maximum of objects, lists and fields in a body. Parsing and checking them takes 30 ms. */
const MOST_VALUES = 20_000;

export interface ReadBody {
  /** The value that the route's schema checks; undefined for a route without a body. */
  readonly value: unknown;
  /** The bytes of a route with `raw_body`. */
  readonly raw?: RawBody;
  /** A `file_form` was sent. */
  readonly is_form?: true;
  /** SHA-256 of address and body. */
  digest(): string;
}

/**
 * Errors: `payload_too_large`, `unsupported_media_type`, `request_timeout`, `unavailable`, `invalid_request` (missing, not JSON, not an
 * object, too many values).
 */
export async function readBody(route: Route, request: Request, response: Response, hold: Hold): Promise<ReadBody> {
  if (route.raw_body) return readRawBody(route, route.raw_body, request, response, hold);
  if (route.large_field !== undefined) return readLargeBody(route, route.large_field, request, response, hold);
  if (route.file_form && isForm(request)) return readForm(route.file_form.limit_bytes, request, response, hold);
  const limit = route.body_limit_bytes ?? SMALL_BODY_BYTES;
  const bytes = await readBytes(request, response, { limit, inflates: true, hold });
  const digest = () => requestHash(request).update(bytes).digest('hex');
  if (!route.body) return { digest, value: undefined };
  if (bytes.length === 0) {
    if (route.body_optional) return { digest, value: {} };
    throw missing();
  }
  return { digest, value: asObject(await parse(route, mediaTypeOf(request), bytes)) };
}

/** Errors: `unsupported_media_type`, and those of `readBytes`. */
async function readRawBody(
  route: Route,
  { media_types, streamed }: NonNullable<Route['raw_body']>,
  request: Request,
  response: Response,
  hold: Hold,
): Promise<ReadBody> {
  const digest = () => requestHash(request).digest('hex');
  if (streamed) return { digest, value: undefined };
  const media_type = mediaTypeOf(request);
  if (!media_types.includes(media_type)) {
    throw new AppError('unsupported_media_type', { publicMessage: `Send the body as ${media_types.join(' or ')}.` });
  }
  const limit = route.body_limit_bytes ?? SMALL_BODY_BYTES;
  const content = await readBytes(request, response, { limit, inflates: false, hold });
  if (content.length === 0) throw missing();
  return { digest, value: undefined, raw: { media_type, content } };
}

/** Whether the body is `multipart/form-data`. */
export const isForm = (request: Request): boolean => mediaTypeOf(request) === FORM_TYPE;

async function readForm(limit: number, request: Request, response: Response, hold: Hold): Promise<ReadBody> {
  const bytes = await readBytes(request, response, { limit, inflates: false, hold });
  if (bytes.length === 0) throw missing();
  const { value, digest } = await parseForm(bytes, request.get('content-type') ?? '');
  return { is_form: true, value, digest: () => requestHash(request).update(digest).digest('hex') };
}

/** Parses everything but the large field. */
async function readLargeBody(
  route: Route,
  field: string,
  request: Request,
  response: Response,
  hold: Hold,
): Promise<ReadBody> {
  const mediaType = mediaTypeOf(request);
  if (!JSON_TYPE.test(mediaType)) throw otherType(route);
  const limit = route.body_limit_bytes ?? SMALL_BODY_BYTES;
  const scan = new JsonScan(route.body_max_values ?? MOST_VALUES, field);
  const hash = requestHash(request);
  const inspect = (chunk: Buffer) => {
    scan.push(chunk);
    hash.update(chunk);
  };
  const bytes = await readBytes(request, response, { limit, inflates: false, hold, inspect });
  if (bytes.length === 0) throw missing();
  assertUtf8(bytes);
  const digest = () => hash.digest('hex');
  const range = scan.fieldRange;
  if (!range) return { digest, value: asObject(parseJson(bounded(bytes))) };
  const others = Buffer.concat([bytes.subarray(0, range.start), Buffer.from('null'), bytes.subarray(range.end)]);
  const value = { ...asObject(parseJson(bounded(others))) };
  return { digest, value: { ...value, [field]: new LargeField(bytes.subarray(range.start, range.end)) } };

  function bounded(json: Buffer): Buffer {
    if (json.length <= SMALL_BODY_BYTES) return withFewValues(json, MOST_VALUES);
    throw new AppError('payload_too_large', {
      publicMessage: `Apart from \`${field}\`, the body may have at most ${SMALL_BODY_BYTES} bytes.`,
    });
  }
}

function missing(): AppError {
  return invalid(['body'], 'Field required', 'missing');
}

function asObject(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  const msg = 'Input should be a valid dictionary or object to extract fields from';
  throw invalid(['body'], msg, 'model_attributes_type');
}

function mediaTypeOf(request: Request): string {
  return (request.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

async function parse(route: Route, mediaType: string, bytes: Buffer): Promise<unknown> {
  const form = route.body_forms?.[mediaType];
  if (form) return form(textOf(bytes));
  if (!JSON_TYPE.test(mediaType)) throw otherType(route);
  return parseBounded(bytes, route.body_max_values);
}

function otherType(route: Route): AppError {
  const forms = [...Object.keys(route.body_forms ?? {}), ...(route.file_form ? [FORM_TYPE] : [])];
  const allowed = ['application/json', ...forms].join(' or ');
  return new AppError('unsupported_media_type', { publicMessage: `Send the body as ${allowed}.` });
}

/** A value takes at least two bytes, so most bodies are too short to have too many. */
function withFewValues(json: Buffer, most: number): Buffer {
  if (json.length > most) new JsonScan(most).push(json);
  return json;
}

/** Errors: `invalid_request` (not UTF-8, not JSON, nested too deeply, too many values). */
export const parseBounded = (json: Buffer, mostValues = MOST_VALUES): unknown =>
  parseJson(withFewValues(json, mostValues));

function textOf(bytes: Buffer): string {
  assertUtf8(bytes);
  return bytes.toString();
}

function parseJson(bytes: Buffer): unknown {
  const text = textOf(bytes);
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw invalid(['body', ...(place === undefined ? [] : [Number(place)])], 'JSON decode error', 'json_invalid');
  }
}
