import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withNewest } from './newest-page.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const list = (...pages: string[][]) => ({
  pages: pages.map((ids, index) => ({ items: rows(...ids), next_cursor: `after ${index}` })),
  pageParams: pages.map((_, index) => (index === 0 ? '' : `after ${index - 1}`)),
});
const idsOf = ({ pages }: ReturnType<typeof list>) => pages.map(({ items }) => items.map(({ id }) => id).join(''));

test('new rows stand first, and those that they push out of the first page stay', () => {
  const data = withNewest(list(['d', 'c'], ['b', 'a']), { items: rows('f', 'e', 'd'), next_cursor: 'x' });
  assert.deepEqual(idsOf(data as ReturnType<typeof list>), ['fedc', 'ba']);
  assert.equal(data.pages[0]?.next_cursor, 'after 0');
});

test('rows that are gone go, and those that went up are there once', () => {
  const data = withNewest(list(['e', 'd', 'c'], ['b', 'a']), { items: rows('e', 'c', 'b'), next_cursor: 'x' });
  assert.deepEqual(idsOf(data as ReturnType<typeof list>), ['ecb', 'a']);
});

test('a first page that is the last is the whole list', () => {
  const data = withNewest(list(['c', 'b'], ['a']), { items: rows('b'), next_cursor: undefined });
  assert.deepEqual(idsOf(data as ReturnType<typeof list>), ['b']);
  assert.equal(data.pageParams.length, 1);
  assert.deepEqual(withNewest(list(['a']), { items: [], next_cursor: undefined }).pages[0]?.items, []);
});
