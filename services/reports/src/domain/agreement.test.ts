import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { reports } from '@insights/contracts';
import { type CodedTwice, type Judgement, agreementOf, codingAgreementOf } from './agreement.ts';

const times = (count: number, engine: reports.StatementKind, person: reports.StatementKind): Judgement[] =>
  Array.from({ length: count }, () => ({ engine, person }));

test('kappa of a worked example: 20 and 15 agreements, 5 and 10 disagreements give 0.4', () => {
  const judged = [
    ...times(20, 'problem', 'problem'),
    ...times(5, 'problem', 'fact'),
    ...times(10, 'fact', 'problem'),
    ...times(15, 'fact', 'fact'),
  ];
  const { statements, agreed, kappa, by_kind } = agreementOf(judged);
  assert.deepEqual([statements, agreed], [50, 35]);
  assert.ok(Math.abs((kappa ?? 0) - 0.4) < 1e-9, String(kappa));
  assert.deepEqual(by_kind, [
    { kind: 'fact', engine: 25, people: 20, both: 15 },
    { kind: 'problem', engine: 25, people: 30, both: 20 },
  ]);
});

test('full agreement over two kinds is 1, full disagreement is negative', () => {
  assert.equal(agreementOf([...times(3, 'wish', 'wish'), ...times(2, 'fact', 'fact')]).kappa, 1);
  assert.equal(agreementOf([...times(2, 'wish', 'fact'), ...times(2, 'fact', 'wish')]).kappa, -1);
});

test('nothing, one statement, and one kind throughout have no kappa', () => {
  for (const judged of [[], times(1, 'wish', 'fact'), times(9, 'wish', 'wish')])
    assert.equal(agreementOf(judged).kappa, null);
});

test("Gwet's AC1 keeps its sense where nearly all decisions are the same", () => {
  const { kappa, ac1 } = agreementOf([...times(95, 'fact', 'fact'), ...times(5, 'fact', 'wish')]);
  assert.equal(kappa, 0);
  assert.ok(ac1 !== null && ac1 > 0.94 && ac1 < 0.96, String(ac1));
  assert.equal(agreementOf(times(9, 'wish', 'wish')).ac1, 1);
  assert.equal(agreementOf([]).ac1, null);
});

test('the agreement on codes takes each passage with each code for one decision', () => {
  const passage = (engine: string[], people: string[]): CodedTwice => ({
    engine: new Set(engine),
    people: new Set(people),
  });
  const found = codingAgreementOf([passage(['a'], ['a']), passage(['a', 'b'], ['b'])], ['a', 'b', 'c']);
  assert.deepEqual([found.passages, found.decisions, found.agreed], [2, 6, 5]);
  assert.deepEqual(found.by_code, [
    { code_id: 'a', engine: 2, people: 1, both: 1 },
    { code_id: 'b', engine: 1, people: 1, both: 1 },
  ]);
  // Observed 5/6; by shares 1/2 · 1/3 + 1/2 · 2/3 = 1/2.
  assert.ok(Math.abs((found.kappa ?? 0) - 2 / 3) < 1e-9, String(found.kappa));
  assert.deepEqual(codingAgreementOf([], ['a']), {
    passages: 0,
    decisions: 0,
    agreed: 0,
    kappa: null,
    ac1: null,
    by_code: [],
  });
});
