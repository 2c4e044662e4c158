import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCorpus } from '../corpus/corpus.ts';
import { digestOf } from '../corpus/digest.fixture.ts';
import { findThemes } from './find-themes.ts';

const ASKED = '? What is on your mind?';

/** The themes of interviews of one answer each. */
const themesOf = (answers: readonly string[]) =>
  findThemes(readCorpus(answers.map((answer, index) => digestOf(`c${index}`, [ASKED, ...answer.split(' | ')]))));

test('a form of address and a filler between commas name nothing', () => {
  const { terms } = readCorpus([
    digestOf('a', [ASKED, 'The greenhouse leaks, warden. The greenhouse needs pots, trays, etcetera.']),
    digestOf('b', [ASKED, 'Warden, the greenhouse is too hot. We bought a greenhouse, tools, etcetera.']),
    digestOf('c', [ASKED, 'Nobody locks the greenhouse, warden. It holds seeds, soil, etcetera.']),
  ]);
  assert.equal(terms.get('greenhous')?.isNoun, true);
  for (const key of ['warden', 'etcetera']) assert.notEqual(terms.get(key)?.isNoun, true, key);
});

test('praise of what belongs to somebody else is no dissent from a complaint', () => {
  const complaints = [
    'The dogs are awful. | The dogs are a nightmare at night.',
    'The dogs are terrible. | Those dogs are horrible.',
  ];
  const dissentersOf = (answer: string) =>
    themesOf([...complaints, answer]).find(({ label }) => /dogs?/i.test(label))?.balance.dissenters ?? assert.fail();
  assert.equal(dissentersOf("My neighbour's dogs are wonderful.").length, 0);
  assert.equal(dissentersOf('The dogs are wonderful.').length, 1);
});
