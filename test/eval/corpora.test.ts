import assert from 'node:assert/strict';
import { test } from 'node:test';

import { corpus, everyday, labelledSentences } from './corpora.ts';
import { kMeans } from './k-means.ts';
import { ORDERS, distinctInterviews, withJunk, withOrder } from './vary.ts';

test('48 interviews on eight subjects have ten or more answers each', () => {
  const { interviews } = everyday();
  const sizes = Object.values(Object.groupBy(interviews, ({ attributes }) => attributes['subject'] ?? ''));
  assert.deepEqual(
    sizes.map((of) => of?.length),
    Array.from({ length: 8 }, () => 6),
  );
  for (const { name, turns } of interviews) {
    assert.ok(turns.filter(({ speaker }) => speaker === 'participant').length >= 10, name);
  }
});

test('the conversations of a contradiction name its target', () => {
  const { contradictions, interviews } = corpus('new-office');
  assert.equal(contradictions.length, 20);
  assert.equal(interviews.length, 50);
  for (const { targets, positive, negative } of contradictions) {
    for (const name of [...positive, ...(negative ?? [])]) {
      const said = interviews.find((interview) => interview.name === name)?.turns.map(({ text }) => text.toLowerCase());
      assert.ok(
        said?.some((text) => targets.some((target) => text.includes(target))),
        `${name}: ${targets.join(', ')}`,
      );
    }
  }
});

test('every labelled sentence is in its conversation', () => {
  const labels = labelledSentences();
  assert.ok(labels.length >= 400);
  for (const { corpus: name, conversation, sentence } of labels) {
    const { interviews } = name.startsWith('everyday/') ? everyday() : corpus(name);
    const turns = interviews.find((interview) => interview.name === conversation)?.turns ?? [];
    assert.ok(
      turns.some(({ text }) => text.includes(sentence)),
      sentence,
    );
  }
});

test('1,000 generated interviews are distinct and the same each time', () => {
  const texts = () => distinctInterviews(1_000).interviews.map(({ turns }) => turns.map(({ text }) => text).join('\n'));
  assert.equal(new Set(texts()).size, 1_000);
  assert.deepEqual(texts(), texts());
});

test('a fifth of the conversations with junk are junk, and each order stands in two turns', () => {
  const { campaign, junk } = withJunk();
  assert.equal(junk.size * 5, campaign.interviews.length);
  assert.equal(ORDERS.length, 50);
  for (const order of ORDERS) {
    const turns = withOrder(order).interviews.flatMap((interview) => interview.turns);
    assert.equal(turns.filter(({ text }) => text.includes(order)).length, 2);
  }
});

test('k-means++ separates what is separate', () => {
  const vector = (...terms: string[]) => new Map(terms.map((term) => [term, 1 / Math.sqrt(terms.length)]));
  const rows = [vector('a', 'b'), vector('x', 'y'), vector('a', 'c'), vector('x', 'z'), vector('a'), vector('x')];
  const [best] = kMeans(rows, 2);
  const [first, second] = best?.clusters ?? [];
  assert.deepEqual(best?.clusters, [first, second, first, second, first, second]);
  assert.notEqual(first, second);
});
