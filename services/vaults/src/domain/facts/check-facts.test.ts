import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@insights/language';
import { checkFacts } from './check-facts.ts';
import { factsIn } from './facts-in.ts';
import { sentencesForModel } from './sentences-for-model.ts';

const chunkOf = (text: string, speakers: string[] = []) => ({
  id: 'c',
  ordinal: 0,
  text,
  speakers,
  turn_ids: [],
  graph_sentences: [],
});

type Named = readonly [subject: string, predicate: string, object: string, sentence?: number];

const check = (text: string, named: readonly Named[], language: Language = 'en', speakers: string[] = []) =>
  checkFacts(
    named.map(([subject, predicate, object, sentence = 1]) => ({ sentence, subject, predicate, object })),
    sentencesForModel([chunkOf(text, speakers)], language),
    { language, scope: 'd' },
  );

const faultOf = (text: string, named: Named, speakers: string[] = []) => check(text, [named], 'en', speakers).faults[0];

test('a fact with the words of its sentence is kept with the sentence as it stands in the chunk', () => {
  const text = 'Backups   go to a\nbunker in Norway since May 2023. Nobody objects to it.';
  const { facts, faults } = check(text, [['backups', 'go to', 'a bunker in Norway']]);
  assert.deepEqual(faults, []);
  const fact = facts[0]?.fact;
  assert.deepEqual([fact?.subject, fact?.predicate, fact?.object], ['backups', 'go to', 'a bunker in Norway']);
  assert.equal(fact?.source_text, 'Backups   go to a\nbunker in Norway since May 2023.');
  assert.equal(fact?.valid_at, '2023-05-01T00:00:00.000Z');
});

test('a fact is compared like the same fact that rules read, in four languages', () => {
  const same: [Language, string, Named][] = [
    ['en', 'The Basic plan costs 49 euros per month.', ['The Basic plan', 'costs', '49 euros per month']],
    ['en', 'The head office is in Berlin.', ['The head office', 'is', 'in Berlin']],
    ['en', 'The plan has no limit on users.', ['The plan', 'has', 'no limit on users']],
    ['de', 'Der Export ist nicht langsam.', ['Der Export', 'ist nicht', 'langsam']],
    ['fr', "L'export n'est pas lent.", ["L'export", "n'est pas", 'lent']],
    ['es', 'El plan Pro cuesta 49 euros al mes.', ['El plan Pro', 'cuesta', '49 euros al mes']],
  ];
  for (const [language, text, named] of same) {
    const [byRules] = factsIn(text, { language, speaker: null, scope: 'd ' });
    const [byModel] = check(text, [named], language).facts;
    const keysOf = (fact: typeof byRules) => [fact?.fact_key, fact?.claim_key, fact?.stance, fact?.slot_key];
    assert.ok(byRules);
    assert.deepEqual(keysOf(byModel?.fact), keysOf(byRules), text);
  }
});

test('a denial has the claim of what it denies, and the other stance', () => {
  const [first] = check('The export supports PDF.', [['The export', 'supports', 'PDF']]).facts;
  const [second] = check("The export doesn't support PDF.", [['The export', "doesn't support", 'PDF']]).facts;
  assert.equal(first?.fact.claim_key, second?.fact.claim_key);
  assert.deepEqual([first?.fact.stance, second?.fact.stance], [true, false]);
  const [drives] = check('The van drives to Bergen.', [['The van', 'drives to', 'Bergen']]).facts;
  const [stays] = check('The van does not drive to Bergen.', [['The van', 'does not drive to', 'Bergen']]).facts;
  assert.deepEqual([drives?.fact.claim_key, stays?.fact.stance], [stays?.fact.claim_key, false]);
  const [wish] = check('The export wants to support PDF.', [['The export', 'wants to support', 'PDF']]).facts;
  assert.notEqual(wish?.fact.claim_key, first?.fact.claim_key);
});

test('a fact of a sentence that was not given, or that states none, is dropped', () => {
  const named: Named = ['The plan', 'costs', '49 euros'];
  assert.equal(faultOf('The plan costs 49 euros.', ['The plan', 'costs', '49 euros', 7]), 'unquoted');
  for (const text of ['Maybe the plan costs 49 euros.', 'So the plan costs 49 euros?', 'Costs.'])
    assert.equal(faultOf(text, named), 'unquoted', text);
  assert.equal(faultOf('Interviewer: The plan costs 49 euros.', named, ['Interviewer']), 'unquoted');
});

test('a fact with words or phrases that its sentence does not have is dropped', () => {
  const text = 'Anna Weber and Tom Berg own the small shop.';
  assert.equal(faultOf(text, ['Anna Weber', 'own', 'the large shop']), 'unsupported');
  assert.equal(faultOf(text, ['Anna Berg', 'own', 'the small shop']), 'unsupported');
  assert.equal(faultOf(text, ['Tom Berg', 'rent', 'the small shop']), 'unsupported');
  assert.equal(faultOf(text, ['Tom Berg', 'own', 'the small shop']), undefined);
});

test('a fact that its sentence denies, or states of something else, is dropped', () => {
  assert.equal(faultOf('The export is not slow.', ['The export', 'is', 'slow']), 'contradicted');
  assert.equal(faultOf('No customer uses the export.', ['customer', 'uses', 'the export']), 'contradicted');
  const text = "The export doesn't read PDF but it writes CSV.";
  assert.equal(faultOf(text, ['The export', "doesn't read", 'CSV']), 'contradicted');
});

test('a fact about a pronoun, a number or nothing is dropped; "we" is the speaker', () => {
  for (const [text, subject, predicate, object] of [
    ['It costs 49 euros per month.', 'It', 'costs', '49 euros'],
    ['The point is clear to us.', 'The point', 'is', 'clear'],
    ['The plan is what it is.', 'The plan', 'is', 'it'],
    ['The plan costs 49 euros.', 'The plan', '', '49 euros'],
    ['The team has to finish the plan.', 'The team', 'has to', 'finish the plan'],
  ] as const)
    assert.equal(faultOf(text, [subject, predicate, object]), 'unclear', text);
  const spoken = 'Anna Weber: We ship parcels on Mondays.';
  const [own] = check(spoken, [['We', 'ship', 'parcels']], 'en', ['Anna Weber']).facts;
  assert.equal(own?.fact.subject, 'Anna Weber');
});

test('values that one sentence gives of one thing do not contradict each other', () => {
  const { facts } = check('The depot is in Berlin and the depot is in Munich.', [
    ['the depot', 'is in', 'Berlin'],
    ['the depot', 'is in', 'Munich'],
    ['the depot', 'is in', 'Munich'],
  ]);
  assert.deepEqual(
    facts.map(({ fact }) => [fact.object, fact.slot_key]),
    [
      ['Berlin', null],
      ['Munich', null],
    ],
  );
});
