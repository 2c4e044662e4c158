import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherLanguageIn } from './other-language.ts';

test('one small word that is said twice is no other language', () => {
  assert.equal(otherLanguageIn('ni bateau ni avion', 'fr'), undefined);
  assert.equal(otherLanguageIn('ni roman, ni conte, ni poème', 'fr'), undefined);
  assert.equal(otherLanguageIn('no leo ni novelas ni los cuentos', 'fr'), 'es');
});
