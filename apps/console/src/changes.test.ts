import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import type { Evidence } from '@insights/api-client/rest';
import type { Answer, Exchange } from './answer.ts';
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
    ['report-html', 'c', '1'],
    ['codebook', 'c'],
    ['codings', 'c', 'one'],
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
  assert.deepEqual(await readAgain('interview', ['c']), ['progress c', 'campaign c', 'codebook c', 'codings c one']);
  assert.deepEqual(await readAgain('report', ['v']), [
    'report-status c',
    'report-html c 1',
    'codebook c',
    'codings c one',
  ]);
});

test('a list is read whole where the change is below its first page, or is of many', async () => {
  for (const ids of [['nils'], []]) assert.ok((await readAgain('contact', ids)).includes('contacts c'));
  assert.ok((await readAgain('conversation', ['two'])).includes('conversations c completed'));
});

test('an answer on the screen goes as soon as an interview changes that it shows', async () => {
  const of = (conversation_id: string, place: 'passages' | 'claims'): Exchange => {
    const quotes = [{ id: 'e', conversation_id } as Evidence];
    const claim = { id: 'c', text: '', author: null, balance: null, isOfWords: false, quotes: [], dissent: quotes };
    const nothing = { sentences: [], claims: [], passages: [], suggestions: [], message: '', version: 1 };
    const answer: Answer = { ...nothing, status: 'passages', isTruncated: false };
    const said = place === 'passages' ? { passages: quotes } : { claims: [claim] };
    return { id: conversation_id, question: 'Why?', answer: { ...answer, ...said } };
  };
  const left = async (kind: 'conversation' | 'contact' | 'report', ids: string[]) => {
    const queries = new QueryClient();
    queries.setQueryData(['asked', 'c'], [of('one', 'passages'), of('two', 'claims')]);
    await readChanged(queries, 'c', { kind, ids });
    const exchanges = queries.getQueryData<readonly Exchange[]>(['asked', 'c']) ?? [];
    return exchanges.filter(({ answer }) => answer !== null).map(({ id }) => id);
  };
  assert.deepEqual(await left('conversation', ['one', 'three']), ['two']);
  assert.deepEqual(await left('conversation', ['two']), ['one']);
  // Many interviews; a redaction of every version of the report.
  assert.deepEqual(await left('conversation', []), []);
  assert.deepEqual(await left('report', []), []);
  // A new version; somebody who was invited.
  assert.deepEqual(await left('report', ['v']), ['one', 'two']);
  assert.deepEqual(await left('contact', ['maya']), ['one', 'two']);
});
