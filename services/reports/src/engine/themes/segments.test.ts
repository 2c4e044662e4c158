import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCorpus } from '../corpus/corpus.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { digestOf } from '../corpus/digest.fixture.ts';
import type { ConversationDigest } from '../digest.ts';
import { findThemes } from './find-themes.ts';

const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  orchard: ['orchard', 'apples', 'ladders', 'pickers', 'hedge'],
  brochure: ['brochure', 'printer', 'photographs', 'captions', 'headline'],
  minibus: ['minibus', 'drivers', 'insurance', 'timetable', 'garage'],
};
const PEOPLE = ['Anna', 'Ben', 'Cleo'];
const SAYINGS = [
  'The A belongs to the B.',
  'We counted the A beside the B yesterday.',
  'Somebody painted the A near the B.',
  'The A is next to the B.',
];

/** A meeting of three people that goes through the subjects one after the other. */
function meeting(rounds: number): ConversationDigest {
  const texts = Object.values(SUBJECTS).flatMap((words) =>
    Array.from({ length: rounds }, (_, at) =>
      (SAYINGS[at % SAYINGS.length] ?? '')
        .replace('A', words[at % words.length] ?? '')
        .replace('B', words[(at + 1) % words.length] ?? ''),
    ),
  );
  return digestOf(
    'm',
    texts.map((text, at) => `${PEOPLE[at % PEOPLE.length]}: ${text}`),
  );
}

const namedIn = (corpus: Corpus): string[] => {
  const words = findThemes(corpus).map(({ terms }) => terms.map(({ text }) => text).join(' '));
  return Object.keys(SUBJECTS).filter((subject) =>
    words.some((text) => (SUBJECTS[subject] ?? []).filter((word) => text.includes(word)).length >= 3),
  );
};

test('the themes of one meeting are what it is about, one stretch after the other', () => {
  const corpus = readCorpus([meeting(20)]);
  assert.deepEqual(namedIn(corpus), Object.keys(SUBJECTS));
  for (const { statements } of findThemes(corpus)) {
    const places = statements.map(({ statement }) => statement.seq).toSorted((a, b) => a - b);
    assert.ok((places.at(-1) ?? 0) - (places[0] ?? 0) < 24, 'a theme is a stretch of the meeting');
  }
});

test('a long meeting is divided in bounded time', () => {
  const corpus = readCorpus([meeting(300)]);
  const began = performance.now();
  assert.deepEqual(namedIn(corpus), Object.keys(SUBJECTS));
  assert.ok(performance.now() - began < 10_000);
});
