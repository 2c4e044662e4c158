import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContactsResult } from '@insights/api-client/rest';
import { addedOf, bothOf } from './people-added.ts';

const person = (name: string, locale: string | null, email: string | null = null) => ({
  name,
  email,
  locale,
  timezone: null,
  attributes: {},
});
type Row = ContactsResult['results'][number];
const wrong = (index: number, field: string): Row => ({
  index,
  line: null,
  id: null,
  error: 'invalid_request',
  detail: [{ loc: ['body', 'contacts', index, field], msg: `wrong ${field}`, type: 'value_error' }],
});

test('a language that is not understood is said once, with all people whom it concerns', () => {
  const people = [
    person('Ana', 'Klingonisch'),
    person('Bo', 'de'),
    person('Cy', 'Klingonisch'),
    person('Di', 'Elvish'),
  ];
  const results = [wrong(0, 'locale'), wrong(2, 'locale'), wrong(3, 'locale')];
  const first = addedOf(people, { created: 1, failed: 3, results });
  const second = addedOf([person('Ed', 'Klingonisch')], { created: 0, failed: 1, results: [wrong(0, 'locale')] });
  const { created, failed } = bothOf(first, second);
  assert.equal(created, 1);
  assert.deepEqual(
    failed.map(({ reason, value, people: whom }) => [reason, value, whom]),
    [
      ['locale', 'Klingonisch', ['Ana', 'Cy', 'Ed']],
      ['locale', 'Elvish', ['Di']],
    ],
  );
});

test('wrong addresses, known people and other problems are each said once', () => {
  const people = [person('Ana', null, 'ana'), person('Bo', null, 'bo'), person('Cy', null, 'cy@example.org')];
  const known: Row = { index: 2, line: null, id: null, error: 'duplicate_contact', detail: null };
  const results = [wrong(0, 'email'), wrong(1, 'email'), known];
  const { failed } = addedOf(people, { created: 0, failed: 3, results });
  assert.deepEqual(
    failed.map(({ reason, people: whom }) => [reason, whom]),
    [
      ['email', ['ana', 'bo']],
      ['duplicate_contact', ['cy@example.org']],
    ],
  );
});
