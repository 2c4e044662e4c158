import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corpusOf } from '../count/corpus.ts';
import { interview } from './made.fixture.ts';
import { Persons } from './persons.ts';

const corpus = corpusOf([1, 2, 3].map((number) => interview(number)));
const persons = new Persons([2, 0, 2], corpus);

test('sentences name persons by their number in the request, and those of the report by their id', () => {
  assert.deepEqual(
    [2, 0].map((person) => persons.labelOf(person)),
    ['person 1', 'person 2'],
  );
  const [first, , third] = corpus.persons.map(({ id }) => id);
  const sentence = `${third} waits, and ${first}’s team does not.`;
  assert.equal(persons.named('{person 1} waits, and {person 2}’s team does not.'), sentence);
  assert.equal(persons.numbered(sentence), '{person 1} waits, and {person 2}’s team does not.');
});

test('a number that nobody has stays, and a sentence about somebody of whom the request has nothing is not shown', () => {
  assert.equal(persons.named('{person 3} waits.'), '{person 3} waits.');
  assert.equal(persons.numbered(`${corpus.persons[1]?.id} waits.`), null);
});
