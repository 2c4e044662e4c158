import { AppError, type ValidationProblem } from '@insights/errors';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Hold } from './body-memory.ts';
import { UploadedFile } from './file-form.ts';
import { LargeField } from './large-field.ts';
import { type Source, problemsOf } from './problems.ts';
import { isStrict, preferencesOf } from './prefer.ts';
import { type ReadBody, readBody } from './read-body.ts';
import type { Route } from './route.ts';
import { extraForbidden, fieldList, unknownFields } from './unknown-fields.ts';

export interface Input {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

/** More would not help, and a response should not be larger than its request. */
const MOST_PROBLEMS = 100;

/** Reads and validates a request. All problems are reported together. Fields that the route does not know are named in the response. */
export async function readInput(
  route: Route,
  request: Request,
  response: Response,
  hold: Hold,
): Promise<Input & Pick<ReadBody, 'digest' | 'raw'>> {
  const raw = await readBody(route, request, response, hold);
  const schema = raw.is_form ? route.file_form?.schema : route.body;
  const given = { params: { ...request.params }, query: lastOfEach(request.query), body: raw.value };
  const isJson = schema !== undefined && !raw.is_form;
  const strict = isJson && isStrict(preferencesOf(request));
  if (strict) response.append('Preference-Applied', 'handling=strict');
  const input = checkInput(route, given, { schema, strict });
  const ignored = isJson && !strict ? unknownFields(schema, given.body) : [];
  if (ignored.length > 0) response.set('X-Ignored-Fields', fieldList(ignored));
  return { ...input, digest: raw.digest, ...(raw.raw && { raw: raw.raw }) };
}

interface BodyCheck {
  readonly schema: z.ZodType | undefined;
  /** Fields that the schema does not know are problems. */
  readonly strict: boolean;
}

/** The parts of a request, checked by the schemas of the route. Errors: `invalid_request` with all problems. */
export function checkInput(
  route: Pick<Route, 'params' | 'query' | 'body'>,
  given: Input,
  { schema, strict }: BodyCheck,
): Input {
  const problems: ValidationProblem[] = [];
  const params = { ...given.params, ...check(route.params, given.params, 'path', problems) };
  const query = check(route.query, given.query, 'query', problems);
  const body = schema ? checkBody(schema, given.body, problems) : undefined;
  if (schema && strict) problems.push(...extraForbidden(unknownFields(schema, given.body)));
  if (problems.length > 0) {
    throw new AppError('invalid_request', {
      publicMessage: 'The request is not valid.',
      problems: problems.slice(0, MOST_PROBLEMS),
    });
  }
  return { params, query, body };
}

function check(
  schema: z.ZodObject | undefined,
  value: unknown,
  source: Source,
  problems: ValidationProblem[],
): Record<string, unknown> {
  if (!schema) return {};
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) {
    problems.push(...unstorable(result.data, [source]));
    return result.data;
  }
  problems.push(...problemsOf(result.error.issues.slice(0, MOST_PROBLEMS), source));
  return {};
}

function checkBody(schema: z.ZodType, value: unknown, problems: ValidationProblem[]): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) {
    problems.push(...unstorable(result.data, ['body']));
    return result.data;
  }
  problems.push(...problemsOf(result.error.issues.slice(0, MOST_PROBLEMS), 'body'));
  return undefined;
}

/** The last value of a repeated query parameter counts. */
export function lastOfEach(query: Request['query']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}

const DEEPEST = 32;

/** Rejects what PostgreSQL or UTF-8 cannot store (NUL, lone surrogates) and deep nesting. */
function unstorable(value: unknown, loc: readonly (string | number)[]): ValidationProblem[] {
  if (typeof value === 'string') {
    if (value.includes('\0'))
      return [{ loc: [...loc], msg: 'Text must not contain the NUL character', type: 'value_error' }];
    return value.isWellFormed() ? [] : [{ loc: [...loc], msg: 'Text must be valid Unicode', type: 'value_error' }];
  }
  // The service that parses a large field checks its texts.
  if (typeof value !== 'object' || value === null || value instanceof LargeField || value instanceof UploadedFile)
    return [];
  if (loc.length > DEEPEST) {
    return [{ loc: loc.slice(0, 2), msg: `Nested deeper than ${DEEPEST} levels`, type: 'value_error' }];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorable(item, [...loc, index]));
  return Object.entries(value).flatMap(([name, item]) => unstorable(item, [...loc, name]));
}
