import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Code, Correction, QuotedCoding } from '@insights/api-client/rest';
import { matching, spanOf, themesOf } from './themes.ts';

const code = (id: string) => ({ id, name: `About ${id}` }) as Code;
const correction = (kind: Correction['kind'], ids: string[], label: string | null = null) =>
  ({ kind, label, themes: ids.map((theme_id) => ({ theme_id })) }) as Correction;

test('themes have the names that people gave them in a report, and rejected and merged ones are gone', () => {
  const codes = ['a', 'b', 'c', 'd'].map(code);
  const named = themesOf(codes, [
    correction('relabel_theme', ['a'], 'First'),
    correction('relabel_theme', ['a'], 'Second'),
    correction('merge_themes', ['b', 'c'], 'Both'),
    correction('hide_theme', ['d']),
    correction('merge_themes', ['a', 'gone'], 'Never'),
  ]);
  assert.deepEqual(
    named.map(({ id, name }) => [id, name]),
    [
      ['a', 'Second'],
      ['b', 'Both'],
    ],
  );
});

test('a theme is found by any part of its name, in any case', () => {
  const themes = ['They wait for weeks', 'Nobody calls', 'Long waits'].map((name) => ({ name }));
  assert.deepEqual(
    matching(themes, ' WAIT ').map(({ name }) => name),
    ['Long waits', 'They wait for weeks'],
  );
});

test('a passage is found by its words when others before it were hidden, and not when they are gone', () => {
  const coding = { start: 12, end: 21, quote: 'waits long' } as QuotedCoding;
  assert.deepEqual(spanOf(coding, '[name] waits long'), [7, 17]);
  assert.equal(spanOf(coding, '[name] is gone'), undefined);
  assert.equal(spanOf({ ...coding, quote: '' }, 'anything'), undefined);
});
