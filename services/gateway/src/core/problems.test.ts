import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { problemsOf } from './problems.ts';

function typesOf(schema: z.ZodType, value: unknown): unknown[] {
  const result = schema.safeParse(value, { reportInput: true });
  assert.ok(!result.success);
  return problemsOf(result.error.issues, 'body').map(({ loc, type, ctx }) => [loc.slice(1).join('.'), type, ctx]);
}

test('each kind of problem has FastAPI’s type', () => {
  const schema = z.object({
    text: z.string(),
    whole: z.int(),
    part: z.int(),
    flag: z.boolean(),
    list: z.array(z.string()).min(1),
    thing: z.object({ id: z.uuid() }),
    map: z.record(z.string(), z.string()),
    mail: z.email(),
    time: z.iso.datetime(),
    link: z.url(),
    code: z.string().regex(/^[a-z]+$/),
    short: z.string().min(2),
    gone: z.enum(['a']),
    over: z.number().lt(5),
    under: z.number().gt(5),
    step: z.number().multipleOf(5),
    rule: z.string().refine(() => false, 'is against the rule'),
  });
  const wrong = {
    text: 1,
    whole: 'x',
    part: 1.5,
    flag: 'yes',
    list: [],
    thing: { id: 'x' },
    map: [],
    mail: 'x',
    time: 'x',
    link: 'x',
    code: 'A1',
    short: 'a',
    over: 5,
    under: 5,
    step: 7,
    rule: 'x',
  };
  assert.deepEqual(typesOf(schema, wrong), [
    ['text', 'string_type', undefined],
    ['whole', 'int_type', undefined],
    ['part', 'int_from_float', undefined],
    ['flag', 'bool_type', undefined],
    ['list', 'too_short', { field_type: 'List', min_length: 1, actual_length: 0 }],
    ['thing.id', 'uuid_parsing', undefined],
    ['map', 'dict_type', undefined],
    ['mail', 'value_error', undefined],
    ['time', 'datetime_parsing', undefined],
    ['link', 'url_parsing', undefined],
    ['code', 'string_pattern_mismatch', { pattern: '^[a-z]+$' }],
    ['short', 'string_too_short', { min_length: 2 }],
    ['gone', 'missing', undefined],
    ['over', 'less_than', { lt: 5 }],
    ['under', 'greater_than', { gt: 5 }],
    ['step', 'multiple_of', { multiple_of: 5 }],
    ['rule', 'value_error', undefined],
  ]);
});

test('for a union, the problems of the best-fitting alternative are reported', () => {
  const schema = z.union([
    z.object({ name: z.string(), email: z.email() }),
    z.object({ contacts: z.array(z.object({ email: z.email() })) }),
  ]);
  assert.deepEqual(typesOf(schema, { contacts: [{ email: 'x' }] }), [['contacts.0.email', 'value_error', undefined]]);
});

test('`input` contains no secret, no URL with a password, no conversation text and nothing long', () => {
  const schema = z.object({
    name: z.int(),
    secret: z.int(),
    url: z.int(),
    transcript: z.int(),
    key: z.int(),
    long: z.int(),
    thing: z.int(),
  });
  const value = {
    name: 'n',
    secret: 's',
    url: 'https://u:p@x',
    transcript: 't',
    key: 'k',
    long: 'x'.repeat(101),
    thing: {},
  };
  const result = schema.safeParse(value, { reportInput: true });
  assert.ok(!result.success);
  const inputs = problemsOf(result.error.issues, 'body').map(({ loc, input }) => [loc[1], input]);
  assert.deepEqual(
    inputs.filter(([, input]) => input !== undefined),
    [['name', 'n']],
  );
  const asName = z.object({ name: z.int() }).safeParse({ name: 'iis_abcdef' }, { reportInput: true });
  assert.ok(!asName.success);
  assert.equal(problemsOf(asName.error.issues, 'body')[0]?.input, undefined);
});
