import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { reports } from '@insights/contracts';
import { type Judgement, agreementOf } from './agreement.ts';

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
