import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOf, assignmentOf, codeOf, coding, readingOf } from '../campaign.fixture.ts';
import { seededRandom } from '../random.ts';
import type { Coding, Reading } from '../types.ts';
import { corpusOf } from './corpus.ts';
import { marginOf, matrixOf } from './matrix.ts';
import { coverageOf, saturationOf } from './saturation.ts';

test('persons are numbered by content, whatever the ids and the order', () => {
  const made = ['It is slow.', 'It is fast.', 'It is fine.'].map((text, n) => readingOf(`c${n}`, [text]));
  const others = made.map((reading, n) => readingOf(`z${9 - n}`, [reading.turns[0]?.text ?? '']));
  const numbered = (readings: readonly Reading[]): string[] => {
    const corpus = corpusOf(readings);
    return corpus.persons.map(
      ({ id, conversations }) => `${id} ${corpus.readings[conversations[0] ?? 0]?.turns[0]?.text}`,
    );
  };
  assert.deepEqual(numbered(made), numbered(made.toReversed()));
  assert.deepEqual(numbered(made), numbered(others));
});

test('conversations of a contact under one key are one person', () => {
  const corpus = corpusOf([
    readingOf('a', ['One.'], { contact_id: 'x' }),
    readingOf('b', ['Two.'], { contact_id: 'x' }),
    readingOf('c', ['Three.'], { contact_id: 'x', participants: ['Guest'] }),
    readingOf('d', ['Four.'], { contact_id: '' }),
    readingOf('e', ['Five.'], { contact_id: '' }),
  ]);
  assert.equal(corpus.persons.length, 4);
  assert.equal(corpus.personOf('a', ''), corpus.personOf('b', ''));
  assert.notEqual(corpus.personOf('d', ''), corpus.personOf('e', ''));
  assert.equal(corpus.personOf('a', 'Guest'), undefined);
});

const QUESTIONS = [{ id: 'q1' }, { id: 'q2' }];
const stateOf = (reading: Reading, given: Parameters<typeof assignmentOf>[1] = {}, codings: Coding[] = []) =>
  matrixOf(
    corpusOf([reading]),
    [codeOf('k', { question_ids: ['q1', 'gone'] })],
    assignmentOf(codings, given),
    QUESTIONS,
  )[0]?.cells[0]?.state;

test('a cell says who supports, contradicts, is unclear, is silent or was not asked', () => {
  const plain = readingOf('a', ['One.', 'Two.']);
  const asked = { ...plain, asked: ['q1'] };
  assert.equal(stateOf(plain), 'not_asked');
  assert.equal(stateOf({ ...plain, asked: ['q2', 'gone'] }), 'not_asked');
  assert.equal(stateOf(asked), 'silent');
  assert.equal(stateOf({ ...plain, answers: [answerOf('q1', 'answered')] }), 'silent');
  assert.equal(stateOf({ ...plain, answers: [answerOf('q1', 'declined')] }), 'silent');
  assert.equal(stateOf({ ...asked, answers: [answerOf('q1', 'not_asked')] }), 'not_asked');
  assert.equal(stateOf(asked, { unclassified: new Map([['k', new Set(['a'])]]) }), 'not_asked');
  assert.equal(stateOf(asked, {}, [coding('a-o0', 'k')]), 'supports');
  assert.equal(stateOf(asked, {}, [coding('a-o0', 'k', 'contradicts')]), 'contradicts');
  assert.equal(stateOf(asked, {}, [coding('a-o0', 'k'), coding('a-o1', 'k', 'contradicts')]), 'unclear');
  assert.equal(stateOf(asked, {}, [coding('a-o0', 'k', 'nuances')]), 'unclear');
  assert.equal(stateOf(asked, {}, [coding('a-o0', 'k'), coding('a-o1', 'k', 'nuances')]), 'supports');
  assert.equal(stateOf(asked, { unclear: [coding('a-o0', 'k')] }), 'unclear');
  assert.equal(stateOf(asked, { unclear: [coding('a-o0', 'k')] }, [coding('a-o0', 'k')]), 'unclear');
  assert.equal(stateOf(asked, { unclear: [coding('a-o1', 'k')] }, [coding('a-o0', 'k')]), 'supports');
  assert.equal(stateOf(asked, { unclear: [coding('a-o1', 'k', 'contradicts')] }, [coding('a-o0', 'k')]), 'unclear');
  assert.equal(stateOf(asked, {}, [coding('nobody-said-this', 'k')]), 'silent');
});

test('the margin is the number of persons whose removal ends a claim', () => {
  const brute = (support: number, dissent: number): number => {
    let removed = 0;
    while (support - removed >= 2 && support - removed > dissent) removed += 1;
    return removed;
  };
  for (let support = 0; support < 12; support += 1)
    for (let dissent = 0; dissent < 12; dissent += 1)
      assert.equal(marginOf({ support_count: support, dissent_count: dissent }), brute(support, dissent));
});

test('the counts of random campaigns add up and follow from their conversations', () => {
  const random = seededRandom(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  for (let campaign = 0; campaign < 300; campaign += 1) {
    const readings = Array.from({ length: 1 + Math.floor(random() * 8) }, (_, n) =>
      readingOf(
        `c${n}`,
        ['A.', 'B.', 'C.'].map((text) => text + Math.floor(random() * 1e6)),
        {
          contact_id: pick(['', 'x', `y${n}`]),
          asked: random() < 0.5 ? ['q1'] : [],
        },
      ),
    );
    const all = readings.flatMap(({ observations }) => observations.map(({ id }) => id));
    const some = (share: number): Coding[] =>
      all.flatMap((id) =>
        random() < share ? [coding(id, pick(['k', 'l']), pick(['supports', 'contradicts', 'nuances']))] : [],
      );
    const assignment = assignmentOf(some(0.5), { unclear: some(0.1) });
    const codes = [codeOf('k', { question_ids: ['q1'] }), codeOf('l')];
    const corpus = corpusOf(readings);
    const matrix = matrixOf(corpus, codes, assignment, QUESTIONS);
    for (const { balance, cells, code } of matrix) {
      assert.equal(
        Object.values(balance).reduce((a, b) => a + b),
        corpus.persons.length,
      );
      if (code.id === 'l') assert.equal(balance.silent_count, 0);
      const speak = new Set(
        [...assignment.codings, ...assignment.unclear]
          .filter(({ code_id }) => code_id === code.id)
          .map(({ observation_id }) => corpus.personOf(observation_id.split('-')[0] ?? '', '')),
      );
      for (const [person, { state }] of cells.entries())
        assert.equal(speak.has(person), state !== 'silent' && state !== 'not_asked');
    }
    assert.deepEqual(matrixOf(corpusOf(readings.toReversed()), codes, assignment, QUESTIONS), matrix);
  }
});

test('coverage is low where nearly every subject comes from one person', () => {
  const estimate = coverageOf([...Array.from({ length: 46 }, () => 1), 2, 3, 4], 12);
  assert.ok(estimate !== null && estimate.coverage < 0.25, JSON.stringify(estimate));
  assert.equal(coverageOf([1, 2, 3], 12), null);
});

test('codes of several persons do not hide the subjects of one', () => {
  const readings = Array.from({ length: 12 }, (_, n) =>
    readingOf(`c${n}`, [`The shift ${n}.`, ...[0, 1, 2, 3].map((m) => `Thing ${n} ${m}.`)], {
      about: ['shift', `thing a${n}`, `thing b${n}`, `thing c${n}`, `thing d${n}`],
      started_at: `2026-01-${10 + n}T00:00:00Z`,
    }),
  );
  const shift = readings.map(({ conversation_id }) => coding(`${conversation_id}-o0`, 'shift'));
  const found = saturationOf(corpusOf(readings), { codings: shift }, 'en');
  assert.ok(found.coverage !== null && found.coverage < 0.3, String(found.coverage));
  assert.deepEqual(found.new_codes, [1, ...Array.from({ length: 11 }, () => 0)]);
  assert.deepEqual(found.new_subjects, [5, ...Array.from({ length: 11 }, () => 4)]);
  assert.equal(found.is_by_time, true);
  const nameless = readings.map((reading) => ({
    ...reading,
    observations: reading.observations.map((each) => ({ ...each, about: null })),
  }));
  assert.equal(saturationOf(corpusOf(nameless), { codings: shift }, 'en').coverage, null);
  assert.equal(saturationOf(corpusOf(readings.slice(0, 2)), { codings: shift }, 'en').coverage, null);
});

test('the estimated coverage is that of simulated campaigns', () => {
  const random = seededRandom(11);
  const errors: number[] = [];
  let held = 0;
  for (let campaign = 0; campaign < 1000; campaign += 1) {
    const persons = 3 + Math.floor(random() * 38);
    const [subjects, steep, most] = [20 + Math.floor(random() * 180), random() * 1.2, 0.2 + random() * 0.7];
    const chances = Array.from({ length: subjects }, (_, rank) => most / (1 + rank) ** steep);
    // People differ in how much they say.
    const talk = Array.from({ length: persons }, () => 0.4 + random() * 0.6);
    const incidences = chances.map((chance) => talk.filter((much) => random() < chance * much).length);
    const total = chances.reduce((a, b) => a + b, 0);
    const truth = chances.filter((_, n) => (incidences[n] ?? 0) > 0).reduce((a, b) => a + b, 0) / total;
    const estimate = coverageOf(
      incidences.filter((count) => count > 0),
      persons,
    );
    if (estimate === null) continue;
    errors.push(estimate.coverage - truth);
    if (Math.abs(estimate.coverage - truth) <= estimate.error) held += 1;
  }
  const bias = errors.reduce((a, b) => a + b, 0) / errors.length;
  console.log(`coverage of ${errors.length} campaigns: bias ${bias.toFixed(4)}, error held in ${held}`);
  assert.ok(Math.abs(bias) < 0.01);
  assert.ok(held / errors.length >= 0.94);
});
