import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nounPhrase } from './subject.ts';

const initial = (target: string) => ({ target, isInitial: true });
const inside = (target: string) => ({ target, isInitial: false });

test('a rare noun that begins one sentence and stands in lower case in another is no name', () => {
  assert.equal(nounPhrase('blight', [initial('Blight'), inside('blight')], 'en'), 'blight');
});

test('a rare noun with a capital in each sentence stays a name', () => {
  assert.equal(nounPhrase('kubernet', [initial('Kubernetes'), inside('Kubernetes')], 'en'), 'Kubernetes');
  assert.equal(nounPhrase('kubernet', [initial('Kubernetes')], 'en'), 'Kubernetes');
});

test('a common noun loses the capital of the sentence that it begins', () => {
  assert.equal(nounPhrase('park', [initial('Parking')], 'en'), 'parking');
});
