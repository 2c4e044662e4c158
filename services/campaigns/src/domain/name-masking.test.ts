import assert from 'node:assert/strict';
import test from 'node:test';
import { nameMasker } from './name-masking.ts';

test('known names go, as whole words and in their own case', () => {
  const mask = nameMasker('Will Brook');
  assert.equal(
    mask('I am Will Brook, and I will wade the brook. Willing, Brook?'),
    'I am [name], and I will wade the brook. Willing, [name]?',
  );
  assert.equal(mask("Will's idea"), "[name]'s idea");
});

test('names of several scripts, hyphens and accents are found', () => {
  assert.equal(
    nameMasker('José-María Núñez')('José-María sagt: Núñez, nicht Núñezs'),
    '[name] sagt: [name], nicht Núñezs',
  );
  assert.equal(nameMasker('李雷')('我是 李雷。'), '我是 [name]。');
});

test('no name, an initial or pattern characters harm nothing', () => {
  assert.equal(nameMasker(null)('text'), 'text');
  assert.equal(nameMasker('A. (Bob) *')('A plan for Bob, a*b'), 'A plan for [name], a*b');
});
