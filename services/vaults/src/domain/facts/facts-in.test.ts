import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@insights/language';
import { threadMs } from '../../../../../test/support/thread-time.ts';
import { factsIn } from './facts-in.ts';

const read = (text: string, language: Language = 'en', speaker: string | null = null) =>
  factsIn(text, { language, speaker, scope: 'd' });
const said = (text: string, language: Language = 'en', speaker: string | null = null) =>
  read(text, language, speaker).map(({ subject, predicate, object }) => `${subject} | ${predicate} | ${object}`);

test('plain statements in four languages are facts', () => {
  assert.deepEqual(
    said('The Pro plan costs 49 euros per month. Acme GmbH is owned by Jane Doe. The data center is in Frankfurt.'),
    [
      'The Pro plan | costs | 49 euros per month',
      'Acme GmbH | is owned by | Jane Doe',
      'The data center | is in | Frankfurt',
    ],
  );
  assert.deepEqual(said('Der Tarif Pro kostet 49 Euro im Monat. Der Export ist nicht langsam.', 'de'), [
    'Der Tarif Pro | kostet | 49 Euro im Monat',
    'Der Export | ist nicht | langsam',
  ]);
  assert.deepEqual(said("L'abonnement Pro coûte 49 euros par mois. L'export n'est pas lent.", 'fr'), [
    "L'abonnement Pro | coûte | 49 euros par mois",
    "L'export | n'est pas | lent",
  ]);
  assert.deepEqual(said('El plan Pro cuesta 49 euros al mes. La exportación no es lenta.', 'es'), [
    'El plan Pro | cuesta | 49 euros al mes',
    'La exportación | no es | lenta',
  ]);
});

test('brackets, units and doubled names of a document belong to its facts, and never half a bracket', () => {
  assert.deepEqual(
    said(
      'The limit for crates is [5] kg. The [second] lamp is in [hall 3]. The gap is 3 mm wide. Bora Bora is in room 5.',
    ),
    [
      'The limit for crates | is | [5] kg',
      'The [second] lamp | is in | [hall 3]',
      'The gap | is | 3 mm wide',
      'Bora Bora | is in | room 5',
    ],
  );
  assert.deepEqual(said('Die Grenze für Kisten ist [5] kg.', 'de'), ['Die Grenze für Kisten | ist | [5] kg']);
  assert.deepEqual(said('La limite du coffre est [5] kg.', 'fr'), ['La limite du coffre | est | [5] kg']);
  assert.deepEqual(said('El límite de la caja es [5] kg.', 'es'), ['El límite de la caja | es | [5] kg']);
});

test('questions, conditions, guesses, duties, events and broken sentences are none', () => {
  for (const text of [
    'Is the office in Paris?',
    'If it rains, the roof is wet.',
    'Maybe the price is five euros.',
    'The server would be slow.',
    'The team has to finish the plan.',
    'The team has finished the plan.',
    'The team is working on the plan.',
    'It is good.',
    'The point is clear.',
    'The plan is the the red one.',
    'The report is called',
    'No plan in the list has a discount.',
    'The memo and the chiefs was shared with members.',
  ])
    assert.deepEqual(said(text), [], text);
  assert.deepEqual(said('This plan is cheap.', 'en', 'Anna'), []);
  assert.deepEqual(said('The plan is cheap', 'en', 'Anna'), []);
});

test('who speaks is the subject of what they say about themselves', () => {
  assert.deepEqual(said('We use Excel for the plan.', 'en', 'Anna'), ['Anna | use | Excel for the plan']);
});

test('a fact and its denial or its opposite have one claim and two stances', () => {
  const [slow, fast, denied] = read('The export is slow. The export is fast. The export is not slow.');
  assert.equal(new Set([slow, fast, denied].map((fact) => fact?.claim_key)).size, 1);
  assert.deepEqual([slow?.stance, fast?.stance, denied?.stance], [true, false, false]);
  assert.equal(new Set([slow, fast, denied].map((fact) => fact?.fact_key)).size, 3);
});

test('values of which there is one share a slot; things of which there are many do not', () => {
  const slots = (text: string) => new Set(read(text).map(({ slot_key }) => slot_key));
  for (const text of [
    'The launch date is 3 May 2026. The launch date is Friday.',
    'The office is located in Berlin. The office is in Munich.',
    'The team has five developers. The team has 7 developers.',
    'The shop is owned by Jane Doe. The shop is owned by a bank.',
  ]) {
    assert.equal(slots(text).size, 1, text);
    assert.ok(!slots(text).has(null), text);
  }
  assert.deepEqual(
    [...slots('The team uses Excel. The team uses Word. The export is useful. The export is new.')],
    [null],
  );
});

test('validity is read from the sentence', () => {
  const [fact] = read('Since May 2023, the server runs on Linux until 31 December 2027.');
  assert.deepEqual([fact?.valid_at, fact?.invalid_at], ['2023-05-01T00:00:00.000Z', '2027-12-31T00:00:00.000Z']);
  assert.equal(read('Since 31 February 2023, the server runs on Linux.')[0]?.valid_at, null);
});

test('hostile text takes linear time', () => {
  const began = threadMs();
  for (const text of ['the is '.repeat(100_000), 'a, '.repeat(200_000), '1 may '.repeat(100_000), 'é'.repeat(500_000)])
    read(text);
  assert.ok(threadMs() - began < 10_000);
});
