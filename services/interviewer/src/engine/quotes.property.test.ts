import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, isVerbatim, quotedIn } from '@insights/language';
import { pick, randomNumbers, randomTurn } from '@insights/language/testing';
import { bySize } from '../../../../test/support/size.ts';
import { nextMove } from './index.ts';
import { asked, campaignOf, questionOf, said } from './testing/turns.ts';

const ANSWERS = bySize({ smoke: 300, proof: 5_000 });
const NAME = 'Invoices';

test('what the interviewer repeats of an answer is a slice of it, whatever the answer', () => {
  let quoting = 0;
  for (let seed = 1; seed <= ANSWERS; seed += 1) {
    const next = randomNumbers(seed);
    const language = pick(LANGUAGES, next);
    const answer = randomTurn(next, language);
    const question = questionOf('q', 'How is the export?', {});
    const move = nextMove({
      campaign: campaignOf(NAME, { language }),
      template: null,
      questions: [question, { ...question, id: 'next', text: 'And the app?' }],
      turns: [
        asked(1, 'Hello.', { note: 'greet@0' }),
        said(2, 'ok'),
        asked(3, question.text, { question_id: 'q', note: 'ask@5' }),
        said(4, answer),
      ],
      now_ms: 20_000,
      resumed: false,
    });
    for (const { words } of quotedIn(move.text)) {
      if (words === NAME) continue;
      assert.ok(isVerbatim(words, [answer]), `seed ${seed}: ${JSON.stringify([words, answer])}`);
      quoting += 1;
    }
  }
  assert.ok(quoting > ANSWERS / 10, `${quoting} quotes`);
});
