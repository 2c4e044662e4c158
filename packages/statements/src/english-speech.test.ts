import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CONFIDENT, readConversation } from './index.ts';
import type { Statement, Turn } from './index.ts';

/** The only statement of an answer; `asked` is the interviewer's turn before it. */
function read(text: string, { asked, label = null }: { asked?: string; label?: string | null } = {}): Statement {
  const turns: Turn[] = [{ id: 'a', seq: 1, speaker: 'participant', text, question_id: null, speaker_label: label }];
  if (asked !== undefined) turns.unshift({ id: 'q', seq: 0, speaker: 'interviewer', text: asked, question_id: null });
  const { statements } = readConversation({ id: 'c', turns }, { language: 'en', questions: [] });
  assert.equal(statements.length, 1, text);
  const [statement] = statements;
  assert.ok(statement);
  return statement;
}

/** The kind of which the reading is sure; null if it is not. */
const sureKind = (text: string, options = {}): string | null => {
  const { kind, confidence } = read(text, options);
  return confidence >= CONFIDENT ? kind : null;
};

const isClaim = (kind: string | null): boolean => kind !== null && kind !== 'fact' && kind !== 'aside';

test('a sentence that breaks off, or only names something, states nothing', () => {
  for (const text of [
    'And the only hiccup',
    'The the problem',
    'My favourite colour is',
    'for the new keyboard we',
    "We can't find",
    'Some trouble with the',
    "I don't like the way that they",
  ])
    assert.equal(read(text).kind, 'aside', text);
  for (const text of ["That's horrible.", 'Too expensive.', 'The kettle leaks.', 'The drawer is a joke, though.'])
    assert.notEqual(read(text).kind, 'aside', text);
  assert.notEqual(read('The parking.', { asked: 'What is the biggest problem?' }).kind, 'aside');
});

test('a sentence that is cut from a long one is no fragment', () => {
  const text =
    'so i take the early bus to the harbour and then the ferry to the island because the bridge is closed and then i walk to the school with the children and we';
  const { statements } = readConversation(
    { id: 'c', turns: [{ id: 'a', seq: 1, speaker: 'participant', text, question_id: null }] },
    { language: 'en', questions: [] },
  );
  assert.ok(statements.length > 1);
  assert.ok(statements.slice(0, -1).every(({ kind }) => kind !== 'aside'));
});

test('two negations make no complaint', () => {
  for (const text of [
    "It doesn't seem like a bad idea to write that down.",
    "There is no reason why we couldn't use the second door.",
    "I don't think the manual is confusing.",
    "I can't see that there'd be a problem with that.",
    "You don't think this is completely unusable.",
    "There's nothing wrong with the chairs.",
    'We work very hard to keep the place clean.',
  ])
    assert.notEqual(read(text).polarity, 'negative', text);
  for (const text of [
    'The key is almost impossible to lose.',
    "You can't go wrong with the soup.",
    'It was not bad at all.',
  ])
    assert.equal(sureKind(text), 'praise', text);
  assert.equal(sureKind("I don't think they care, and the canteen is awful."), 'problem');
});

test('a question is of no kind, also without a question mark', () => {
  for (const text of [
    "What's the most annoying thing about the door",
    'Do we need a bigger table that is not too heavy',
    'Is it too expensive',
    'And how many broken chairs do we have',
    'So are there any problems with the heating',
  ])
    assert.ok(!isClaim(sureKind(text)), text);
  assert.equal(sureKind("What's annoying is that the lift is slow."), 'problem');
  assert.equal(sureKind('What worries me is that the rent will rise.'), 'worry');
});

test('a verdict needs no full stop', () => {
  assert.equal(sureKind('The van and the depot are great'), 'praise');
  assert.equal(sureKind('The new scanner works very well'), 'praise');
  assert.equal(sureKind('The food could not be better'), 'praise');
});

test('a verb with "any more" tells of a problem of today', () => {
  assert.equal(sureKind("I can't do the school run any more."), 'problem');
  assert.equal(sureKind("The charity doesn't answer emails any more."), 'problem');
  assert.notEqual(sureKind("It isn't slow any more."), 'problem');
});

test('to ask for attention is no wish', () => {
  assert.notEqual(sureKind("The reason I'd like you to understand the plan is that we move in May."), 'wish');
  assert.notEqual(sureKind("I'd like you to look at the second page."), 'wish');
  assert.equal(sureKind("I'd like you to open on Sundays."), 'wish');
});

test('what would happen is no complaint', () => {
  assert.ok(!isClaim(sureKind('If it crashed I would restart it.')));
});

test('among people who plan something, what should be is a proposal', () => {
  const label = 'B';
  for (const text of [
    'The handle should be placed at the back.',
    'It needs to be round.',
    'They could be a bit bigger.',
    'A style that we do not have here, so it would be great.',
  ])
    assert.ok(!isClaim(sureKind(text, { label })), text);
  assert.equal(sureKind("I'd like a lighter handle.", { label }), 'wish');
  assert.equal(sureKind('I wish we had more time.', { label }), 'wish');
  assert.equal(sureKind('It would be great if we had a lighter handle.', { label }), 'wish');
  assert.equal(sureKind('The handle should be lighter.', { label, asked: 'What would you change?' }), 'wish');
});

test('a judgement is about its subject or its object', () => {
  const targetIn = (text: string): string | undefined => read(text).target?.text;
  assert.equal(targetIn('The four-day shift is a joke.'), 'The four-day shift');
  assert.equal(targetIn('I think the check-in is a waste of time.'), 'the check-in');
  assert.equal(targetIn('The porters do a great job.'), 'The porters');
  assert.equal(targetIn('The till is impossible'), 'The till');
  assert.equal(targetIn('Supper was super.'), 'Supper');
  assert.equal(targetIn('I love the walk-in clinic.'), 'the walk-in clinic');
  assert.equal(targetIn('I find the morning check-in very useful.'), 'the morning check-in');
  assert.equal(targetIn('The hand-over takes far too long.'), 'The hand-over');
  assert.equal(targetIn('The booking tool runs far too slowly.'), 'The booking tool');
  assert.equal(targetIn("It's a nightmare."), undefined);
});

test('what a fact says there is none of is no subject', () => {
  const subjectsIn = (text: string): string[] => read(text).terms.map((term) => term.text);
  assert.deepEqual(subjectsIn("I don't have any blisters, and no cough."), []);
  assert.deepEqual(subjectsIn("I've never had a migraine."), []);
  assert.ok(subjectsIn('There is no lift, so my mother has to stay at home.').includes('lift'));
});

test('trouble and good results are told without words of judgement', () => {
  for (const text of [
    'The wheelchair ramp is a problem because it is far from the door.',
    'Somebody is always drilling next door.',
    "The tenant hasn't paid since March.",
    'The insurer refused to pay.',
    'The boiler has gone wrong twice.',
    'I hardly see my grandchildren.',
  ])
    assert.equal(sureKind(text), 'problem', text);
  for (const text of [
    'The buns are the best in the street.',
    'They mended my bike in an hour.',
    'That cut the bill by half.',
  ])
    assert.equal(sureKind(text), 'praise', text);
});
