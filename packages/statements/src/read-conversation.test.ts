import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CONFIDENT, readConversation } from './index.ts';
import type { Statement, StatementKind } from './index.ts';

const read = (text: string, asked: string | null = null): Statement[] =>
  readConversation(
    {
      id: 'c',
      turns: [
        ...(asked === null
          ? []
          : [{ id: 'i', seq: 0, speaker: 'interviewer' as const, text: asked, question_id: null }]),
        { id: 'p', seq: 1, speaker: 'participant', text, question_id: null },
      ],
    },
    { language: 'en', questions: [] },
  ).statements;

const sure = (text: string, asked: string | null = null): StatementKind[] =>
  read(text, asked)
    .filter(({ confidence }) => confidence >= CONFIDENT)
    .map(({ kind }) => kind);

test('sentences are told apart by what they do', () => {
  assert.deepEqual(sure('The export is terribly slow.'), ['problem']);
  assert.deepEqual(sure('I could not log in.'), ['problem']);
  assert.deepEqual(sure('I love the calendar, it saves me hours every week.'), ['praise']);
  assert.deepEqual(sure('I wish we could filter by client.'), ['wish']);
  assert.deepEqual(sure('I worry that my data gets lost.'), ['worry']);
  assert.deepEqual(sure('So we copy everything into a spreadsheet instead.'), ['workaround']);
  assert.deepEqual(sure("That's why we lost two customers."), ['consequence']);
  assert.deepEqual(sure("It's because the server is shared."), ['cause']);
});

test('a negated, hypothetical, reported or polite expression is not taken literally', () => {
  assert.ok(!sure('The numbers are right.').includes('problem'));
  assert.ok(!sure("I'm not worried about that.").includes('worry'));
  assert.ok(!sure('She said she was worried.').includes('worry'));
  assert.ok(!sure('If it crashed I would call support.').includes('problem'));
  assert.deepEqual(sure("I can't complain."), ['praise']);
  assert.ok(!read('I wish you a good day.').some(({ kind }) => kind === 'wish'));
  assert.ok(!sure('I have to turn when you change position.').includes('wish'));
});

test('the part after a contrast prevails', () => {
  assert.deepEqual(sure('The onboarding looks nice but it takes forever.'), ['problem']);
  assert.deepEqual(sure('It was confusing at first but now I love it.'), ['praise']);
});

test('a statement is a verbatim slice of its turn', () => {
  const text = 'Um, well … the export, you know, it is slow.  And I like the calendar!';
  for (const statement of read(text)) assert.equal(text.slice(statement.start, statement.end), statement.text);
});
