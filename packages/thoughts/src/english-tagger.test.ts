import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { readEnglish } from './english-tagger.ts';

test('a sentence is read the same, whatever was read before it', () => {
  const sentence = "I nodded off at my sister's wedding.";
  const before = readEnglish(sentence);
  for (const earlier of ["It was at my sister's.", "My sister's, not mine.", "(my sister's)", "my sister's?"]) {
    readEnglish(earlier);
    assert.deepEqual(readEnglish(sentence), before, earlier);
  }
});

test('words that the model does not have take a bounded amount of memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapAfter = (texts: number): number => {
    const of = (text: number) => Array.from({ length: 1_000 }, (_, at) => `qx${(text * 1_000 + at).toString(36)}z`);
    for (let text = 0; text < texts; text += 1) readEnglish(of(text).join(' '));
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const first = heapAfter(60);
  const grown = heapAfter(180) - first;
  assert.ok(grown < 20, `${grown.toFixed(0)} MiB after 180,000 further words`);
});
