import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QueryAnswer } from '@insights/api-client/rest';
import { readAnswer } from './answer.ts';

const counts = { support_count: 2, dissent_count: 1, unclear_count: 0, silent_count: 3, not_asked_count: 0 };
const cited = { evidence: ['e1', 'gone'], dissent_evidence: ['e2'] };
const fact = { id: 'theme-1', text: 'Notes get lost.', author: 'floor', ...counts, ...cited };
const found = {
  facts: [fact],
  evidence: [{ id: 'e1' }, { id: 'e2' }],
  sources: [{ version_number: 4 }],
  is_truncated: false,
};

/** With the fields that a test needs. */
const read = (over: object = {}) => readAnswer({ ...found, ...over } as unknown as QueryAnswer);

const declined = { status: 'declined', message: '', sentences: [], topics: [], passages: [], suggestions: [] };

test('an answer comes with the claims of the report, each with its people and their quotes', () => {
  const { status, claims, sentences, version } = read({ answers: [declined] });
  assert.deepEqual([status, sentences.length, version], ['declined', 0, 4]);
  assert.deepEqual(claims[0]?.balance?.silent_count, 3);
  assert.deepEqual([claims[0]?.quotes, claims[0]?.dissent], [[{ id: 'e1' }], [{ id: 'e2' }]]);
});

test('a sentence about one topic has the balance of the topic, which is not shown twice', () => {
  const topic = { theme_id: 'theme-1', label: 'Notes', ...counts, ...cited };
  const sentence = { text: 'They get lost.', author: 'model', evidence: ['e1'], theme_ids: ['theme-1'] };
  const answer = {
    status: 'answered',
    message: '',
    sentences: [sentence, { ...sentence, theme_ids: ['theme-1', 'theme-2'] }],
    topics: [topic, { ...topic, theme_id: 'theme-3' }],
    passages: [],
    suggestions: ['What helps?'],
  };
  const { sentences, claims, suggestions } = read({ answers: [answer] });
  assert.deepEqual([sentences[0]?.balance?.support_count, sentences[1]?.balance], [2, null]);
  assert.deepEqual(
    claims.map(({ id }) => id),
    ['theme-1', 'theme-3'],
  );
  assert.deepEqual(suggestions, ['What helps?']);
});

test('an answer without sentences is none, and has the nearest passages', () => {
  const answer = { ...declined, status: 'passages', message: 'Nothing is summed up.', passages: ['e2'] };
  const { status, message, passages } = read({ facts: [], answers: [answer] });
  assert.deepEqual([status, message, passages], ['passages', 'Nothing is summed up.', [{ id: 'e2' }]]);
});
