import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, said } from '../engine/testing/turns.ts';
import { pauseBefore } from './patience.ts';

const question = asked(1, 'How do you get there?', { question_id: 'q' });

test('a message that is not finished gets more time, in each language', () => {
  const rows: [string, string[]][] = [
    ['en', ['First I take the bus,', 'and then', 'I walk because', 'We waited and waited …', 'three things:']],
    ['de', ['Erst nehme ich den Bus,', 'und dann', 'Ich gehe zu Fuß, weil', 'wir warten und']],
    ['fr', ['D’abord le bus,', 'et puis', 'Je marche parce que']],
    ['es', ['Primero el autobús,', 'y luego', 'Voy andando porque']],
  ];
  for (const [language, texts] of rows)
    for (const text of texts) assert.ok(pauseBefore([question, said(2, text)], 400, language) > 2_000, text);
});

test('a finished message is answered after the usual pause, several messages after a longer one', () => {
  assert.equal(pauseBefore([question, said(2, 'By bus.')], 400, 'en'), 400);
  assert.equal(pauseBefore([question, said(2, 'By bus')], 400, 'en'), 400);
  assert.equal(pauseBefore([question, said(2, 'By bus'), said(3, 'mostly')], 400, 'en'), 1_200);
  assert.equal(pauseBefore([], 0, 'en'), 0);
});
