import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCorpus } from './corpus.ts';
import { digestOf } from './digest.fixture.ts';

const anna = ['? How is the rota made?', 'The rota comes out on Sunday evening, so nobody can plan the week.'];
const ben = ['? How is the rota made?', 'The rota is fine, but the lockers are too small for a helmet.'];

test('participants are numbered by what was said, whatever the ids and the order', () => {
  const one = readCorpus([digestOf('a', anna), digestOf('b', ben)]);
  const other = readCorpus([digestOf('y', ben), digestOf('x', anna)]);
  const said = ({ statements, participants }: typeof one): string[] =>
    statements.map(({ participant, statement }) => `${participants[participant]?.id} ${statement.text}`);
  assert.deepEqual(said(one), said(other));
  assert.deepEqual(
    one.participants.map(({ id }) => id),
    ['P1', 'P2'],
  );
});

test('each speaker of a conversation is a participant', () => {
  const { participants } = readCorpus([
    digestOf('m', ['? How was the move?', 'Ada: The lift was broken all week.', 'Bo: The new kitchen is lovely.']),
  ]);
  assert.deepEqual(
    participants.map(({ speaker_label }) => speaker_label),
    ['Ada', 'Bo'],
  );
});

test('two conversations with the same contact are of one participant', () => {
  const first = digestOf('a', anna);
  const second = { ...digestOf('b', ben), contact_id: first.contact_id };
  const corpus = readCorpus([first, second]);
  assert.equal(corpus.participants.length, 1);
  assert.equal(new Set(corpus.statements.map(({ conversation }) => conversation)).size, 2);
});

test('terms count participants, and only statements that raise something', () => {
  const corpus = readCorpus([digestOf('a', anna), digestOf('b', ben), digestOf('c', ['? And the rota?', 'Yes.'])]);
  assert.equal(corpus.terms.get('rota')?.participants, 2);
  assert.equal(corpus.participants.length, 3);
});

test('the singular and the plural of a noun are one term, and a word that breaks off names nothing', () => {
  const velos = readCorpus([
    digestOf(
      'v',
      ['? Et alors ?', 'Je laisse mon vélo dans la cour la nuit.', 'Il y a trop de vélos dans la gare le matin.'],
      {
        language: 'fr',
        questions: [],
      },
    ),
  ]);
  assert.deepEqual(
    [...velos.terms.keys()].filter((key) => key.startsWith('velo')),
    ['velo'],
  );
  const broken = readCorpus([digestOf('b', ['? And then?', 'The boi boiler leaked.', 'The boi boiler is old.'])]);
  assert.equal(broken.terms.get('boi')?.isNoun ?? false, false);
  assert.equal(broken.terms.get('boiler')?.isNoun, true);
});
