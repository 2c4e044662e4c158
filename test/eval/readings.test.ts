import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CONFIDENT, MAX_STATEMENT } from '../../packages/statements/src/index.ts';
import type { Statement } from '../../packages/statements/src/index.ts';
import { corpus } from './corpora.ts';
import { readingsOf } from './reading.ts';
import type { Read } from './reading.ts';

const speech = readingsOf(corpus('speech'));
const ofKind = (kind: string): Read[] => speech.filter(({ interview }) => interview.attributes['kind'] === kind);
const telling = ({ reading }: Read): Statement[] => reading.statements.filter(({ kind }) => kind !== 'aside');

test('speech without punctuation is read clause by clause', () => {
  for (const read of ofKind('unpunctuated')) {
    const words = read.interview.turns.flatMap(({ speaker, text }) =>
      speaker === 'participant' ? text.split(' ') : [],
    );
    assert.ok(telling(read).length >= words.length / 40, read.interview.name);
    for (const { text } of read.reading.statements) assert.ok(text.length <= MAX_STATEMENT, text);
  }
});

test('remarks about the call do not drop the rest of a turn', () => {
  const monologues = ofKind('monologue');
  assert.equal(monologues.length, 12);
  for (const read of monologues) assert.ok(telling(read).length >= 2, read.interview.name);
});

test('one-word answers support nothing', () => {
  assert.deepEqual(ofKind('one word').flatMap(telling), []);
});

test('languages without full support are detected, summarised in their own words and not classified', () => {
  for (const { interview, reading, summary } of readingsOf(corpus('unsupported'))) {
    assert.equal(reading.language, interview.attributes['language']);
    assert.equal(reading.support, 'partial');
    assert.deepEqual(
      reading.statements.filter(({ confidence, kind }) => confidence >= CONFIDENT && kind !== 'aside'),
      [],
    );
    assert.ok(summary.length > 0);
    for (const { evidence } of summary)
      for (const { seq, start, end, quote } of evidence)
        assert.equal(interview.turns[seq]?.text.slice(start, end), quote);
  }
});
