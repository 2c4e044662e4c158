import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCorpus } from '../corpus/corpus.ts';
import { digestOf } from '../corpus/digest.fixture.ts';
import { effectOf } from './effects.ts';

const ASK = '? What is it like here?';
/** What follows from the first statement of an interview. */
function effect(answer: string, kind: 'problem' | 'wish' = 'problem', ...more: string[]) {
  const { statements } = readCorpus([digestOf('c0', [ASK, answer, ...more])]);
  const found = effectOf({ said: statements.slice(0, 1), kind }, statements, []);
  return found === null ? null : { quote: found.quote, isGain: found.isGain };
}

test('what somebody says comes of a problem is its effect, in the same sentence or the next', () => {
  const CASES = [
    ['The gutter is broken, so the wall is soaked.', 'the wall is soaked.'],
    ["The doors are so narrow that the pram doesn't fit.", "the pram doesn't fit."],
    ['The printer is broken again. That means the forms are late.', 'the forms are late.'],
    ['The printer is broken again. So I lose half a day.', 'I lose half a day.'],
    ['The invoices are always wrong and our customers wait for weeks.', 'our customers wait for weeks.'],
  ] as const;
  for (const [answer, quote] of CASES) assert.deepEqual(effect(answer), { quote, isGain: false }, answer);
});

test('what a wish would bring is a gain, and what happens without it is none', () => {
  assert.deepEqual(effect('I would like a later bus, then I could stay for the practice.', 'wish'), {
    quote: 'I could stay for the practice.',
    isGain: true,
  });
  assert.deepEqual(effect("I would like a later bus, because otherwise I can't stay for the practice.", 'wish'), {
    quote: "I can't stay for the practice.",
    isGain: false,
  });
});

test('what people do about a problem, and what follows from another one, is no effect', () => {
  assert.equal(effect('The printer is broken again, so I write the forms by hand.'), null);
  assert.equal(effect('The printer is broken again. The phones are terrible. So I lose half a day.'), null);
  assert.equal(effect('The printer is broken again. The canteen is in the basement.'), null);
});
