import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexiconOf } from './index.ts';
import { stateOf } from './state.ts';
import { dialogues } from './testing/dialogues/all.ts';
import type { Turn } from './types.ts';

const all = dialogues().map(({ name, input }) => ({ name, input: { ...input, now_ms: 0, resumed: false } }));
type Input = (typeof all)[number]['input'];

const read = (input: Input, turns: Turn[]) => stateOf({ ...input, turns }, lexiconOf(input.campaign.language));

/** Another list of the same questions, of which nothing is known yet. */
const afresh = (input: Input, turns: Turn[]) => read({ ...input, questions: [...input.questions] }, turns);

test('an interview that is read turn by turn is in the same state as one that is read from the beginning', () => {
  for (const { name, input } of all) {
    const turns = input.turns.toSorted((a, b) => a.seq - b.seq);
    for (let end = 0; end <= turns.length; end += 1) {
      const soFar = turns.slice(0, end);
      assert.deepEqual(read(input, soFar), afresh(input, soFar), `${name}, ${end} turns`);
    }
  }
});

test('a state that was given out is nobody else’s: changing it changes no later reading', () => {
  for (const { name, input } of all.slice(0, 20)) {
    const lastSaid = input.turns.findLastIndex(({ speaker }) => speaker === 'participant');
    for (const turns of [input.turns, input.turns.slice(0, lastSaid + 1)]) {
      const given = read(input, turns);
      for (const progress of given.asked.values()) progress.answers.push('changed');
      for (const message of given.pending) message.reading = { ...message.reading, answer: 'changed' };
      given.pending.push(...given.pending);
      given.spoken.push('changed');
      given.asked.clear();
      assert.deepEqual(read(input, turns), afresh(input, turns), name);
    }
  }
});

test('turns that are not the same as before are read from the beginning', () => {
  for (const { name, input } of all.slice(0, 20)) {
    read(input, input.turns);
    const others = input.turns.map((turn) =>
      turn.speaker === 'participant' ? { ...turn, text: 'Nobody told us anything.' } : turn,
    );
    assert.deepEqual(read(input, others), afresh(input, others), name);
    const fewer = input.turns.slice(0, 5);
    assert.deepEqual(read(input, fewer), afresh(input, fewer), `${name}, fewer turns`);
  }
});
