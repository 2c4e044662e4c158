import assert from 'node:assert/strict';
import { test } from 'node:test';

import { seededRandom } from '../../random.ts';
import { groupTest } from './permutation-test.ts';
import type { Profile } from './profiles.ts';

const THEMES = 8;
const negative = (themes: readonly number[]): Profile => new Map(themes.map((theme) => [theme, -1]));

test('people who raise the same themes are groups', () => {
  const profiles = Array.from({ length: 24 }, (_, person) => negative(person % 2 === 0 ? [0, 1, 2] : [4, 5, 6]));
  const { p, groups } = groupTest(profiles, THEMES);
  assert.ok(p < 0.05, `p = ${p}`);
  assert.equal(groups, 2);
});

test('themes raised at random make no groups in at least nine of ten cases', () => {
  const found = Array.from({ length: 20 }, (_, seed) => {
    const random = seededRandom(seed + 1);
    const profiles = Array.from({ length: 24 }, () =>
      negative(Array.from({ length: THEMES }, (_theme, theme) => theme).filter(() => random() < 0.35)),
    );
    return groupTest(profiles, THEMES).p < 0.05;
  }).filter(Boolean).length;
  assert.ok(found <= 2, `${found} of 20`);
});

test('those who talk much and those who talk little are no groups', () => {
  const random = seededRandom(7);
  const profiles = Array.from({ length: 24 }, (_, person) => {
    const share = person % 2 === 0 ? 0.7 : 0.2;
    return negative(Array.from({ length: THEMES }, (_theme, theme) => theme).filter(() => random() < share));
  });
  assert.ok(groupTest(profiles, THEMES).p >= 0.05);
});
