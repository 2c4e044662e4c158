import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titleOf } from './chat-title.ts';
import { promptOf } from './follow-up.ts';

const FIRST = 'Which problems do drivers report at the loading ramp in Hamburg?';

test('a follow-up takes over the terms of the last question that stands by itself, in each language', () => {
  const rows: [question: string, earlier: string[], carried: string[]][] = [
    ['And what about Berlin?', [FIRST], ['problems', 'drivers', 'ramp']],
    ['Why?', [FIRST], ['problems', 'drivers']],
    ['In Berlin?', [FIRST], ['problems', 'drivers']],
    ['How do they cope with it?', [FIRST], ['drivers', 'ramp']],
    ['And in Munich?', ['And what about Berlin?', FIRST], ['problems', 'drivers']],
    ['Und was ist mit Berlin?', ['Welche Probleme melden die Fahrer an der Rampe?'], ['probleme', 'fahrer', 'rampe']],
    ['Et à Lyon ?', ['Quels problèmes les chauffeurs signalent-ils au quai ?'], ['problèmes', 'chauffeurs', 'quai']],
    ['¿Y en Madrid?', ['¿Qué problemas tienen los conductores en el muelle?'], ['problemas', 'conductores', 'muelle']],
  ];
  for (const [question, earlier, carried] of rows) {
    const prompt = promptOf(question, earlier);
    assert.ok(prompt.startsWith(question), prompt);
    for (const term of carried) assert.ok(prompt.includes(term), `${prompt} lacks ${term}`);
  }
});

test('a question that stands by itself is searched for as it is', () => {
  const rows = [
    'How is the parking at night?',
    'What annoys patients about the new app?',
    'Welche Wünsche haben Pflegekräfte an die Übergabe?',
    'What do cleaners and cooks who start early in the morning say about their lockers and showers?',
  ];
  for (const question of rows) assert.equal(promptOf(question, [FIRST]), question);
  assert.equal(promptOf('And what about Berlin?', []), 'And what about Berlin?');
});

test('terms that the follow-up has itself are not repeated', () => {
  assert.ok(!promptOf('And the ramps?', [FIRST]).includes('ramp '));
});

test('a title is the question on one line, cut at a word and never inside a character', () => {
  assert.equal(titleOf('  What\n annoys people?  '), 'What annoys people?');
  assert.equal(titleOf(`${'word '.repeat(30)}?`), `${'word '.repeat(15)}word…`);
  const smileys = titleOf('😀'.repeat(60));
  assert.ok(smileys.isWellFormed() && smileys.endsWith('…'));
});
