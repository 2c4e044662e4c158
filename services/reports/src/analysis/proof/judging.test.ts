import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@insights/language';
import { assignmentOf, codeOf, coding, readingOf } from '../campaign.fixture.ts';
import { corpusOf } from '../count/corpus.ts';
import { matrixOf } from '../count/matrix.ts';
import { seededRandom } from '../random.ts';
import { TOLD } from './hostile.fixture.ts';
import { inverted, renumbered } from './inversion.ts';
import { itemOf } from './items.ts';
import { type Batch, type ShownItem, type Verdict, batchesOf, fitnessOf, mayStand, verdictsOf } from './judging.ts';
import { type Proof, check, proofOf } from './sentences.ts';

const CAMPAIGN = { id: '', name: '', goal: 'Hand-overs', language: 'en' };

function proofWith(said: readonly string[]): Proof {
  const corpus = corpusOf(said.map((text, n) => readingOf(`c${n}`, [text])));
  const assignment = assignmentOf(said.map((_, n) => coding(`c${n}-o0`, 'k')));
  return proofOf(corpus, matrixOf(corpus, [codeOf('k')], assignment, []), { campaign: CAMPAIGN, questions: [] });
}

const itemsOf = (proof: Proof, sentences: readonly (readonly [string, string])[]) =>
  sentences.map(([text, id]) => {
    const outcome = check({ text, evidence: [id] }, { code_id: 'k' }, proof);
    assert.ok(!('failed' in outcome), `${text}: ${JSON.stringify(outcome)}`);
    return itemOf(outcome, proof);
  });

const SENTENCES = [
  ['{support} of {all} participants say the hand-over takes 45 minutes.', 'c0-o0'],
  ['A participant loses time on the notes.', 'c1-o0'],
  ['Results do not arrive in time.', 'c2-o0'],
  ['The form is open twice.', 'c3-o0'],
  ['The notes are too long at night.', 'c5-o0'],
  ['The hand-over is quick.', 'c6-o0'],
  ['Long forms lead to unread notes.', 'c0-o0'],
  ['The tablets break.', 'c7-o0'],
  ['The tablets break at work.', 'c7-o0'],
  ['The form is still open twice.', 'c3-o0'],
  ['Results come too late.', 'c2-o0'],
  ['The hand-over takes too long.', 'c0-o0'],
  ['The hand-over is done quickly.', 'c6-o0'],
] as const;

const proof = proofWith(TOLD.en.said);
const batches = batchesOf(itemsOf(proof, SENTENCES), proof);

type Judge = (item: ShownItem) => Verdict;
const answerOf = ({ items }: Batch, judge: Judge): unknown => ({
  verdicts: items.map((item) => ({ id: item.id, ...judge(item) })),
});
const isFit = (judge: Judge): boolean => fitnessOf(batches.map((batch) => verdictsOf(batch, answerOf(batch, judge))));
const verdict = (isSupported: boolean, states_link = false): Verdict => ({
  verdict: isSupported ? 'supported' : 'not',
  states_link,
  reason: '',
});

test('a batch has at most sixteen items, four of them controls, in places that do not tell', () => {
  assert.equal(batches.length, 2);
  for (const batch of batches) {
    assert.ok(batch.items.length <= 16);
    assert.equal(batch.controls.size, 4);
    assert.equal(batch.asked.size + batch.controls.size, batch.items.length);
    assert.deepEqual(
      batch.items.map(({ id }) => id),
      batch.items.map((_, n) => String(n + 1)),
    );
    assert.equal(new Set(batch.controls.values()).size, 4);
  }
  assert.notDeepEqual([...(batches[0]?.controls.keys() ?? [])], [...(batches[1]?.controls.keys() ?? [])]);
});

/** What a reader knows without understanding: whether somebody's quote has the words that are said to be theirs. */
const reader: Judge = ({ sentence, quotes }) => {
  const [, who, words = ''] = /^(.+?) says: (.+)\.$/.exec(sentence) ?? [];
  const by = who?.startsWith('Speaker') === true ? who.at(-1) : undefined;
  return verdict(quotes.some((quote) => (by === undefined || quote.by === by) && quote.text.includes(words)));
};

test('a judge that reads is fit; one that does not is found out', () => {
  const random = seededRandom(3);
  const overlap: Judge = ({ sentence, quotes }) => {
    const said = new Set(quotes.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
    const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
    return verdict(words.filter((word) => said.has(word)).length >= words.length * 0.5, true);
  };
  assert.equal(isFit(reader), true);
  assert.equal(
    isFit(() => verdict(true, true)),
    false,
    'always supported',
  );
  assert.equal(
    isFit(() => verdict(false)),
    false,
    'never supported',
  );
  assert.equal(
    isFit((item) => verdict(reader(item).verdict !== 'supported', true)),
    false,
    'the opposite',
  );
  assert.equal(
    isFit(() => verdict(random() < 0.5)),
    false,
    'by chance',
  );
  assert.equal(isFit(overlap), false, 'word overlap');
});

test('answers that are cut, malformed or evasive are not believed', () => {
  const [batch] = batches as [Batch, ...Batch[]];
  for (const answer of [null, undefined, '', 7, {}, { verdicts: 'all supported' }]) {
    const judged = verdictsOf(batch, answer);
    assert.equal(judged.verdicts.size, 0);
    assert.equal(fitnessOf([judged]), false);
  }
  const full = answerOf(batch, reader) as { verdicts: { id: string }[] };
  const withoutControls = { verdicts: full.verdicts.filter(({ id }) => !batch.controls.has(id)) };
  assert.equal(fitnessOf([verdictsOf(batch, withoutControls)]), false);
  const twice = verdictsOf(batch, { verdicts: [...full.verdicts, ...full.verdicts] });
  assert.equal(twice.verdicts.size, 0);
  const odd = verdictsOf(batch, {
    verdicts: [null, 1, { id: '1' }, { id: {}, verdict: 'supported' }, { id: '99', verdict: 'supported' }],
  });
  assert.equal(odd.verdicts.size, 0);
});

test('the same items make the same batches, and judged ones are not asked again', () => {
  const items = itemsOf(proof, SENTENCES);
  assert.deepEqual(batchesOf(items.toReversed(), proof), batches);
  const known = new Map(items.slice(1).map(({ id }) => [id, verdict(true)]));
  const rest = batchesOf(items, proof, known);
  assert.deepEqual(
    rest.flatMap(({ asked }) => [...asked.values()]),
    [items[0]?.id],
  );
  assert.deepEqual(batchesOf(items, proof, new Map([...known, [items[0]?.id ?? '', verdict(true)]])), []);
});

test('an item says nothing of other conversations', () => {
  const larger = proofWith([...TOLD.en.said, 'We have a new ward.', 'The ward is new to me as well.']);
  assert.deepEqual(itemsOf(larger, SENTENCES), itemsOf(proof, SENTENCES));
  const [first] = itemsOf(proof, SENTENCES);
  assert.equal(first?.sentence, 'N of N participants say the hand-over takes 45 minutes.');
  assert.deepEqual(first?.conversation_ids, ['c0']);
});

test('a cause stands only with its link', () => {
  assert.equal(mayStand({ wants_link: true }, verdict(true, false)), false);
  assert.equal(mayStand({ wants_link: true }, verdict(true, true)), true);
  assert.equal(mayStand({ wants_link: false }, verdict(true)), true);
  assert.equal(mayStand({ wants_link: false }, { verdict: 'partly', states_link: true, reason: '' }), false);
  assert.equal(mayStand({ wants_link: false }, undefined), false);
});

test('a few people are enough for controls, and none makes none', () => {
  const lonely = proofWith(['The notes are too long to read at night.']);
  const [batch] = batchesOf(itemsOf(lonely, [['The notes are too long.', 'c0-o0']]), lonely);
  assert.ok((batch?.controls.size ?? 0) >= 1);
  assert.equal(fitnessOf([]), false);
});

for (const [language, text, opposite] of [
  ['en', 'I never got the results in time', 'I always got the results in time'],
  ['en', "We don't get new ones", 'We do get new ones'],
  ['en', 'The notes are too long', 'The notes are not too long'],
  ['en', 'It’s slow', 'It is not slow'],
  ['en', 'Nobody reads it without help', null],
  ['en', 'It is not only slow', null],
  ['de', 'Die Notizen sind zu lang', 'Die Notizen sind nicht zu lang'],
  ['de', 'Ich habe keine Zeit', 'Ich habe Zeit'],
  ['de', 'Ich habe die Ergebnisse nie bekommen', 'Ich habe die Ergebnisse immer bekommen'],
  ['fr', "Je n'ai jamais reçu les résultats", 'Je ai toujours reçu les résultats'],
  ['fr', 'Les notes sont longues', 'Les notes ne sont pas longues'],
  ['fr', "C'est trop long", "ce n'est pas trop long"],
  ['es', 'Nunca recibí los resultados', 'siempre recibí los resultados'],
  ['es', 'Las notas son largas', 'Las notas no son largas'],
  ['es', 'No hay tiempo', 'hay tiempo'],
] as const)
  test(`the opposite of "${text}" is ${opposite === null ? 'unclear' : `"${opposite}"`}`, () => {
    assert.equal(inverted(text, language), opposite);
  });

test('a number becomes another one', () => {
  assert.equal(renumbered('We lose three hours', 'en'), 'We lose 7 hours');
  assert.equal(renumbered('Es dauert 45 Minuten', 'de'), 'Es dauert 91 Minuten');
  assert.equal(renumbered('It takes long', 'en'), null);
  for (const language of LANGUAGES) assert.notEqual(renumbered(TOLD[language].said[0] ?? '', language), null);
});
