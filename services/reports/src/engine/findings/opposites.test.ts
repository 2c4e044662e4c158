import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCorpus } from '../corpus/corpus.ts';
import { digestOf } from '../corpus/digest.fixture.ts';
import { oppositesIn } from './opposites.ts';

const ASK = '? What is it like here?';
const pairs = (...lines: string[]): string[] =>
  oppositesIn(readCorpus(lines.map((line, index) => digestOf(`c${index}`, [ASK, line]))), new Set())
    .flatMap(({ positive, negative }) => [...positive, ...negative])
    .map(({ statement }) => statement.text);

test('two statements about one subject that differ in one negation are opposite facts', () => {
  assert.deepEqual(
    pairs('The night bus stops at the hospital gate.', 'The night bus never stops at the hospital gate.').length,
    2,
  );
});

test('orders, fragments, statements about the speaker and other subjects are none', () => {
  const OTHERS = [
    ['You can just say, where is my remote control.', 'Nothing more than this, just a remote control.'],
    ['Put fashion in electronics.', "We couldn't put the fashion into the electronics."],
    ['Solar panels with the rubber.', "We can't have solar panels with rubber."],
    ['I can hear the night bus from my bedroom.', "I can't hear the night bus from my bedroom."],
    ['The night bus stops at the hospital gate.', 'The taxi never stops at the hospital gate.'],
  ];
  for (const lines of OTHERS) assert.deepEqual(pairs(...lines), [], lines[0]);
});
