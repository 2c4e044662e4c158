import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@insights/language';

import { openingLength } from './opening.ts';

const rest = (text: string, language: Language = 'en'): string => text.slice(openingLength(text, language));

test('hesitations, conjunctions and false starts before a sentence are left out', () => {
  assert.equal(rest('Um, so I kind of fell down the stairs.'), 'I kind of fell down the stairs.');
  assert.equal(rest("Yeah, so, have a. I've been waiting for a reply."), "I've been waiting for a reply.");
  assert.equal(rest('And the export is slow.'), 'the export is slow.');
  assert.equal(rest("I, I've been struggling with it."), "I've been struggling with it.");
  assert.equal(rest('the the lift is slow.'), 'the lift is slow.');
  assert.equal(rest('Äh, und der Lift ist langsam.', 'de'), 'der Lift ist langsam.');
  assert.equal(rest('Euh, et la machine est lente.', 'fr'), 'la machine est lente.');
  assert.equal(rest('Eh, y la máquina es lenta.', 'es'), 'la máquina es lenta.');
});

test('words that belong to the sentence stay', () => {
  for (const text of [
    'No money, no shoes.',
    'Not a single invoice was paid.',
    'So many invoices get lost.',
    'Well equipped rooms would help.',
    'Because of the rain we are late.',
    'Because the server is old, the export is slow.',
    'Yes, two days.',
  ])
    assert.equal(rest(text), text);
});
