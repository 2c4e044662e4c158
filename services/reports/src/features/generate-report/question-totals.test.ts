import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupingAttributes } from './question-totals.ts';

const contacts = (count: number, attributesOf: (n: number) => Record<string, string>) =>
  Array.from({ length: count }, (_, n) => ({ contact_id: `contact-${n}`, attributes: attributesOf(n) }));

test('attributes with a few values divide contacts; names, dates and the same value for all do not', () => {
  const all = contacts(40, (n) => ({
    ward: n % 2 === 0 ? 'east' : 'west',
    staff_number: `${n}`,
    month: `2026-${n % 13}`,
    country: 'here',
    ...(n < 10 ? { shift: n % 2 === 0 ? 'night' : 'day' } : {}),
  }));
  assert.deepEqual(groupingAttributes(all), ['ward', 'shift']);
});

test('five attributes at most are used, those that most contacts have', () => {
  const all = contacts(20, (n) =>
    Object.fromEntries(
      Array.from({ length: 8 }, (_, place) => [`a${place}`, n % 2 === 0 ? 'x' : 'y'] as const).slice(0, 8 - (n % 3)),
    ),
  );
  assert.deepEqual(groupingAttributes(all), ['a0', 'a1', 'a2', 'a3', 'a4']);
});

test('a contact with several conversations counts once', () => {
  const same = { contact_id: 'one', attributes: { ward: 'east' } };
  assert.deepEqual(groupingAttributes([same, same, { contact_id: 'two', attributes: { ward: 'west' } }]), ['ward']);
  assert.deepEqual(groupingAttributes([same, same]), []);
});
