import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { serveAlone } from '../gateway.fixture.ts';
import { routes } from '../routes/index.ts';
import { ContactsInput } from '../schemas/contact.ts';
import { preferencesOf, waitOf } from './prefer.ts';
import { route } from './route.ts';
import { fieldList, unknownFields } from './unknown-fields.ts';

const Body = z.object({
  name: z.string().optional(),
  questions: z.object({ text: z.string() }).array().nullish(),
  facts: z.record(z.string(), z.object({ a: z.string() })).default({}),
  either: z.union([z.string(), z.object({ kind: z.literal('x'), x: z.string() })]).optional(),
  free: z.record(z.string(), z.unknown()).optional(),
  changed: z
    .object({ at: z.string() })
    .optional()
    .transform((given) => given?.at ?? null),
});

const listOf = (value: unknown): string => fieldList(unknownFields(Body, value));

test('unknown fields are found at every depth', () => {
  assert.equal(listOf({ name: 'n', questions: [{ text: 't' }], free: { any: { thing: 1 } } }), '');
  assert.equal(listOf({ gaol: 1, questions: [{ text: 't' }, { text: 't', wieght: 2 }] }), 'gaol, questions[1].wieght');
  assert.equal(listOf({ facts: { one: { a: '', b: 1 } } }), 'facts.one.b');
  assert.equal(listOf({ either: { kind: 'x', x: '', y: 1 }, changed: { at: '', to: '' } }), 'either.y, changed.to');
  assert.equal(
    listOf(JSON.parse('{"__proto__": {}, "constructor": 1, "toString": 1}')),
    '__proto__, constructor, toString',
  );
  for (const value of [null, [], 'text', 7, { questions: 'text' }, { questions: [null, 'x'] }])
    assert.equal(listOf(value), '');
});

test('of one contact or many, the fields beside `contacts` are unknown, and so are those of a row that no contact has', () => {
  const listed = (value: unknown) => fieldList(unknownFields(ContactsInput, value));
  assert.equal(listed({ name: 'A', attributes: { age: 1 } }), '');
  assert.equal(listed({ name: 'A', nick: 'B' }), 'nick');
  assert.equal(listed({ contacts: [{ name: 'A' }, { email: 'not an address' }, 'x', null] }), '');
  const many = { name: 'x', hide_name: true, contacts: [{ name: 'A' }, { name: 'B', nick: 'C' }] };
  assert.equal(listed(many), 'name, hide_name, contacts[1].nick');
});

test('the list of unknown fields is safe in a header', () => {
  const long = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}ü`.repeat(100), 1]));
  assert.match(listOf(long), /^[!-~ ]{1,1010}\.\.\.$/);
  assert.equal(listOf({ 'a\r\nSet-Cookie: b': 1, 'c, d': 1 }), 'a%0D%0ASet-Cookie%3A%20b, c%2C%20d');
  assert.equal(listOf({ '\ud800': 1 }), '%EF%BF%BD');
  assert.equal(listOf({ [`iis_${'a1'.repeat(20)}`]: 1 }), '(hidden)');
});

const save = route({
  name: 'save',
  method: 'put',
  path: '/v1/saved',
  tag: 'reference',
  doc: 'For tests.',
  access: { public: true },
  workspace: 'none',
  body: Body,
  success: { status: 200, body: z.object({ name: z.string() }) },
  handle: ({ body }) => ({ name: body.name ?? '' }),
});

test('unknown fields are ignored and named, or refused where the caller prefers strict handling', async (t) => {
  const { url } = await serveAlone(t, [save]);
  const send = (body: unknown, prefer?: string) =>
    fetch(`${url}/v1/saved`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(prefer !== undefined && { prefer }) },
      body: JSON.stringify(body),
    });
  for (const prefer of [undefined, 'handling=lenient', 'handling=lenient, handling=strict', 'strict']) {
    const lenient = await send({ name: 'n', nmae: 1 }, prefer);
    assert.deepEqual(
      [lenient.status, lenient.headers.get('x-ignored-fields'), lenient.headers.get('preference-applied')],
      [200, 'nmae', null],
    );
  }
  for (const prefer of ['handling=strict', 'Handling = "strict"', 'respond-async, wait=5, handling=strict']) {
    const strict = await send({ name: 'n', nmae: 1, questions: [{ text: 1, txt: 2 }] }, prefer);
    assert.deepEqual([strict.status, strict.headers.get('preference-applied')], [422, 'handling=strict']);
    const { detail } = (await strict.json()) as { detail: { type: string; loc: unknown[] }[] };
    assert.deepEqual(
      detail.map(({ type, loc }) => [type, loc.join('.')]),
      [
        ['string_type', 'body.questions.0.text'],
        ['extra_forbidden', 'body.nmae'],
        ['extra_forbidden', 'body.questions.0.txt'],
      ],
    );
  }
  const fine = await send({ name: 'n' }, 'handling=strict');
  assert.deepEqual([fine.status, fine.headers.get('x-ignored-fields')], [200, null]);
});

test('every route says which fields of its body it does not know', () => {
  for (const { body, name, path } of routes) {
    if (!(body instanceof z.ZodObject)) continue;
    assert.equal(fieldList(unknownFields(body, { no_such_field: 1 })), 'no_such_field', `${name} ${path}`);
  }
});

test('the first of several preferences of one name counts', () => {
  const waits = (prefer: string) => waitOf(preferencesOf({ get: () => prefer } as never));
  assert.equal(waits('wait=5'), 5);
  assert.equal(waits('respond-async; Wait = "7", wait=9'), 7);
  assert.deepEqual(['wait=-1', 'wait=1e9', 'wait=', '', 'await=3'].map(waits), [0, 0, 0, 0, 0]);
  assert.equal(waits('wait=999999'), 60);
});
