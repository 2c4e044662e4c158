import type { ValidationProblem } from '@insights/errors';
import type { z } from 'zod';

/** Where a value came from: the first element of `loc`. In a path and a query everything arrives as text. */
export type Source = 'body' | 'query' | 'path' | 'header';

type Issue = z.core.$ZodIssue;
type Finding = Pick<ValidationProblem, 'type' | 'msg' | 'ctx'>;

/** The `detail` of a 422, with the messages and types of FastAPI. */
export function problemsOf(issues: readonly Issue[], source: Source, from: readonly (string | number)[] = []) {
  return issues.flatMap((issue) => problemsOfIssue(issue, source, [source, ...from]));
}

function problemsOfIssue(issue: Issue, source: Source, at: readonly (string | number)[]): ValidationProblem[] {
  const loc = [...at, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  if (issue.code === 'invalid_union') return ofUnion(issue, source, loc);
  const isMissing = issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
  if (isMissing) return [{ loc, msg: 'Field required', type: 'missing' }];
  const { type, msg, ctx } = describe(issue, source);
  return [{ loc, msg, type, ...shown(issue.input, loc), ...(ctx && { ctx }) }];
}

/** The problems of the best-fitting alternative. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion, source: Source, loc: (string | number)[]): ValidationProblem[] {
  const [closest] = issue.errors.toSorted((a, b) => a.length - b.length || depth(b) - depth(a));
  if (closest && closest.length > 0) return closest.flatMap((inner) => problemsOfIssue(inner, source, loc));
  return [{ loc, msg: 'Input fits none of the allowed forms', type: 'union_tag_invalid' }];
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}

function describe(issue: Issue, source: Source): Finding {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue, source === 'query' || source === 'path');
    case 'too_small':
      return ofTooSmall(issue);
    case 'too_big':
      return ofTooBig(issue);
    case 'invalid_format':
      return ofFormat(issue);
    case 'invalid_value': {
      const expected = inWords(issue.values.map((value) => `'${String(value)}'`));
      return { type: 'enum', msg: `Input should be ${expected}`, ctx: { expected } };
    }
    case 'not_multiple_of':
      return {
        type: 'multiple_of',
        msg: `Input should be a multiple of ${issue.divisor}`,
        ctx: { multiple_of: issue.divisor },
      };
    default:
      return { type: 'value_error', msg: issue.message };
  }
}

/** 'a', 'b' or 'c'. */
function inWords(items: string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`;
}

const integerText = 'Input should be a valid integer';
const TYPES: Record<string, Finding> = {
  string: { type: 'string_type', msg: 'Input should be a valid string' },
  int: { type: 'int_from_float', msg: `${integerText}, got a number with a fractional part` },
  number: { type: 'int_type', msg: integerText },
  boolean: { type: 'bool_type', msg: 'Input should be a valid boolean' },
  array: { type: 'list_type', msg: 'Input should be a valid list' },
  object: { type: 'model_attributes_type', msg: 'Input should be a valid dictionary or object to extract fields from' },
  record: { type: 'dict_type', msg: 'Input should be a valid dictionary' },
};

function ofType(issue: z.core.$ZodIssueInvalidType, isText: boolean): Finding {
  if (isText && (issue.expected === 'number' || issue.expected === 'int')) {
    return { type: 'int_parsing', msg: `${integerText}, unable to parse string as an integer` };
  }
  return TYPES[issue.expected] ?? { type: 'value_error', msg: issue.message };
}

function ofTooSmall(issue: z.core.$ZodIssueTooSmall): Finding {
  const least = Number(issue.minimum);
  if (issue.origin === 'string') {
    const msg = `String should have at least ${least} ${least === 1 ? 'character' : 'characters'}`;
    return { type: 'string_too_short', msg, ctx: { min_length: least } };
  }
  if (issue.origin === 'array') {
    const actual = Array.isArray(issue.input) ? issue.input.length : 0;
    const msg = `List should have at least ${least} ${least === 1 ? 'item' : 'items'} after validation, not ${actual}`;
    return { type: 'too_short', msg, ctx: { field_type: 'List', min_length: least, actual_length: actual } };
  }
  if (issue.inclusive === false) {
    return { type: 'greater_than', msg: `Input should be greater than ${least}`, ctx: { gt: least } };
  }
  return { type: 'greater_than_equal', msg: `Input should be greater than or equal to ${least}`, ctx: { ge: least } };
}

function ofTooBig(issue: z.core.$ZodIssueTooBig): Finding {
  const most = Number(issue.maximum);
  if (issue.origin === 'string') {
    const msg = `String should have at most ${most} ${most === 1 ? 'character' : 'characters'}`;
    return { type: 'string_too_long', msg, ctx: { max_length: most } };
  }
  if (issue.origin === 'array') {
    const actual = Array.isArray(issue.input) ? issue.input.length : most + 1;
    const msg = `List should have at most ${most} ${most === 1 ? 'item' : 'items'} after validation, not ${actual}`;
    return { type: 'too_long', msg, ctx: { field_type: 'List', max_length: most, actual_length: actual } };
  }
  if (issue.inclusive === false) {
    return { type: 'less_than', msg: `Input should be less than ${most}`, ctx: { lt: most } };
  }
  return { type: 'less_than_equal', msg: `Input should be less than or equal to ${most}`, ctx: { le: most } };
}

const FORMATS: Record<string, Finding> = {
  uuid: { type: 'uuid_parsing', msg: 'Input should be a valid UUID' },
  email: { type: 'value_error', msg: 'value is not a valid email address' },
  datetime: { type: 'datetime_parsing', msg: 'Input should be a valid datetime' },
  date: { type: 'date_parsing', msg: 'Input should be a valid date' },
  url: { type: 'url_parsing', msg: 'Input should be a valid URL' },
};

function ofFormat(issue: z.core.$ZodIssueInvalidStringFormat): Finding {
  const known = FORMATS[issue.format];
  if (known) return known;
  const pattern = (issue.pattern ?? '').replace(/^\/|\/[a-z]*$/g, '');
  return { type: 'string_pattern_mismatch', msg: `String should match pattern '${pattern}'`, ctx: { pattern } };
}

const PRIVATE_FIELD = /secret|token|password|key|authorization|url|transcript|text|cursor/i;
const SECRET_LOOK = /^(iis_|iir_|whsec_|eyJ)/;
const LONGEST_SHOWN = 100;

/** `input`, when it is safe to repeat: short plain values that are neither a secret nor part of a conversation. */
function shown(input: unknown, loc: readonly (string | number)[]): { input?: unknown } {
  const isPrivate = loc.some((step) => typeof step === 'string' && PRIVATE_FIELD.test(step));
  if (isPrivate || input === undefined) return {};
  if (typeof input === 'string') {
    return input.length > LONGEST_SHOWN || SECRET_LOOK.test(input) ? {} : { input };
  }
  return typeof input === 'object' && input !== null ? {} : { input };
}
