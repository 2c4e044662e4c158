import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestConversation, packDigest, unpackDigest } from './index.ts';

const LONG_QUESTION = 'What happened then, and what did everybody else do about it? '.repeat(300);
const SENTENCE = 'The export of invoices fails every month, so we write them down. ';

const conversation = {
  id: 'c',
  contact_id: 'k',
  started_at: '2026-01-01T00:00:00.000Z',
  turns: [LONG_QUESTION, SENTENCE.repeat(200), 'And now?', 'I wish the bank import were faster.'].map(
    (text, index) => ({
      id: `turn-${index}`,
      seq: index + 1,
      speaker: index % 2 === 0 ? ('interviewer' as const) : ('participant' as const),
      text,
      question_id: null,
      started_ms: 1_000 * index,
    }),
  ),
};
const digest = digestConversation(conversation, { language: 'en', questions: [] });

test('a digest is the same after it was stored', () => {
  assert.ok(digest.reading.statements.length > 100);
  assert.deepEqual(unpackDigest(packDigest(digest)), digest);
  assert.deepEqual(digest.asked_turns, { 'turn-1': 'turn-0', 'turn-3': 'turn-2' });
});

test('a long question before many sentences is cut and stored once', () => {
  const [first] = digest.turns;
  assert.ok(first?.asked && first.asked.length <= 501);
  assert.ok(first.asked.endsWith('…') && LONG_QUESTION.startsWith(first.asked.slice(0, -1)));
  const packed = packDigest(digest);
  assert.equal(packed.split('what did everybody else do').length - 1, first.asked.split('everybody else').length - 1);
});
