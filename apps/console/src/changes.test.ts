import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { readChanged } from './changes.ts';

const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), next_cursor: undefined });
const list = (...pages: ReturnType<typeof page>[]) => ({ pages, pageParams: pages.map(() => '') });

/** The queries that a change reads again, of those that a campaign's screens have. */
async function readAgain(kind: 'contact' | 'conversation' | 'interview' | 'report', ids: string[]): Promise<string[]> {
  const queries = new QueryClient();
  const keys = [
    ['contacts', 'c'],
    ['conversations', 'c', 'completed'],
    ['newest', 'contacts', 'c'],
    ['newest', 'conversations', 'c', 'completed'],
    ['contact', 'c', 'maya'],
    ['contact', 'c', 'nils'],
    ['conversation', 'one'],
    ['newest-people', 'c', '1'],
    ['progress', 'c'],
    ['progress', 'another'],
    ['campaign', 'c'],
    ['report-status', 'c'],
  ];
  for (const key of keys) queries.setQueryData(key, null);
  queries.setQueryData(['contacts', 'c'], list(page('maya'), page('nils')));
  queries.setQueryData(['conversations', 'c', 'completed'], list(page('one'), page('two')));
  await readChanged(queries, 'c', { kind, ids });
  return keys.filter((key) => queries.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));
}

test('a change reads again what shows it, and nothing of another campaign', async () => {
  assert.deepEqual(await readAgain('contact', ['maya']), ['newest contacts c', 'contact c maya', 'progress c']);
  assert.deepEqual(await readAgain('conversation', ['one']), [
    'newest conversations c completed',
    'conversation one',
    'progress c',
    'campaign c',
    'report-status c',
  ]);
  assert.deepEqual(await readAgain('interview', ['c']), ['progress c', 'campaign c']);
  assert.deepEqual(await readAgain('report', ['v']), ['report-status c']);
});

test('a list is read whole where the change is below its first page, or is of many', async () => {
  for (const ids of [['nils'], []]) assert.ok((await readAgain('contact', ids)).includes('contacts c'));
  assert.ok((await readAgain('conversation', ['two'])).includes('conversations c completed'));
});
