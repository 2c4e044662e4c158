import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guideOf } from './guide.ts';
import { tried } from './rehearse.ts';

const guide = guideOf({
  name: 'Shop',
  language: 'en',
  questions: [
    { id: 'q1', text: 'What happened on your last visit?', max_probes: 0 },
    { id: 'q2', text: 'How was it, from 1 (bad) to 3 (good)?', kind: 'scale', max_probes: 0 },
    { id: 'q3', text: 'How did you pay?', kind: 'choice', options: ['Cash', 'Card'], max_probes: 0 },
  ],
});
const trialOf = (...said: string[]) => tried(guide, said).trial ?? assert.fail('no trial');
const ANSWERS = ['Yes, let’s start.', 'I bought bread and two apples on Saturday morning.', '2', 'Card', 'No.', 'No.'];

test('somebody who tries a guide hears what follows from all that they have said, with the answers to choose from', () => {
  const begun = trialOf();
  assert.deepEqual([begun.turns.length, begun.turns[0]?.speaker, begun.is_over], [1, 'interviewer', false]);
  let before = begun;
  const offered = new Map<string | null, readonly string[]>();
  for (let n = 1; n <= ANSWERS.length && !before.is_over; n += 1) {
    const after = trialOf(...ANSWERS.slice(0, n));
    assert.deepEqual(after.turns.slice(0, before.turns.length), before.turns, 'what was said stays');
    const last = after.turns.at(-1) ?? assert.fail();
    if (last.choices.length > 0) offered.set(last.question_id, last.choices);
    before = after;
  }
  assert.equal(before.is_over, true);
  assert.deepEqual(Object.fromEntries(offered), { q2: ['1', '2', '3'], q3: ['Cash', 'Card'] });
});

test('what is said after the end changes nothing, and no simulated participant walks along', () => {
  const over = trialOf(...ANSWERS);
  assert.deepEqual(trialOf(...ANSWERS, 'One more thing.'), over);
  const { walks, weak_spots } = tried(guide, ANSWERS);
  assert.deepEqual([walks, weak_spots], [[], []]);
});
