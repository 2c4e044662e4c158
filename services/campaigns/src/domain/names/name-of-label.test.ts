import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOfLabel } from './name-of-label.ts';

test('the label of a speaker is a name unless its words are common ones', () => {
  const of = (label: string, language = 'en') => nameOfLabel(label, language);
  assert.equal(of('Judith Farrow'), 'Judith Farrow');
  assert.equal(of('Judith 2'), 'Judith');
  assert.equal(of('Doctor Farrow'), 'Doctor Farrow');
  assert.equal(of('Jean-Pierre', 'fr'), 'Jean-Pierre');
  assert.equal(of('王小明', 'zh'), '王小明');
  for (const role of ['Interviewer', 'PARTICIPANT', 'Speaker 2', 'Doctor', 'P1', 'TN 03', 'I', ''])
    assert.equal(of(role, 'en'), null, role);
  assert.equal(of('Interviewer', 'de'), null);
});
