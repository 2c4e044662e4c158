import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, isVerbatim, quotedIn } from '@insights/language';
import { pick, randomNumbers, randomTurn } from '@insights/language/testing';
import { bySize } from '../../../test/support/size.ts';
import { readConversation, summarise } from './index.ts';
import type { Turn } from './index.ts';

const TRANSCRIPTS = bySize({ smoke: 100, proof: 4_000 });

test('statements and the quotes of summaries are slices of their turns, whatever the transcript', () => {
  for (let seed = 1; seed <= TRANSCRIPTS; seed += 1) {
    const next = randomNumbers(seed);
    const language = pick(LANGUAGES, next);
    const turns = Array.from({ length: 4 }, (_, seq): Turn => {
      const speaker = seq % 2 === 0 ? 'interviewer' : 'participant';
      return { id: `t${seq}`, seq, speaker, text: randomTurn(next, language), question_id: null };
    });
    const conversation = { id: 'c', turns };
    const textOf = new Map(turns.map(({ id, text }) => [id, text]));
    const reading = readConversation(conversation, { language, questions: [] });
    for (const { turn_id, start, end, text, target, because } of reading.statements) {
      const turn = textOf.get(turn_id) ?? '';
      assert.equal(turn.slice(start, end), text, `seed ${seed}`);
      if (target !== null) assert.equal(turn.slice(target.start, target.end), target.text, `seed ${seed}`);
      assert.ok(because === null || (because.start >= start && because.end <= end), `seed ${seed}`);
    }
    for (const { text, evidence } of summarise(reading, conversation)) {
      for (const { turn_id, start, end, quote } of evidence)
        assert.equal(textOf.get(turn_id)?.slice(start, end), quote, `seed ${seed}`);
      for (const { words } of quotedIn(text))
        assert.ok(isVerbatim(words, [...textOf.values()]), `seed ${seed}: ${JSON.stringify([words, text])}`);
    }
  }
});
