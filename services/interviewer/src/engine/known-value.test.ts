import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextMove, propose, prove, replay } from './index.ts';
import type { InterviewInput, Question, Turn } from './index.ts';
import { asked, campaignOf, questionOf, said } from './testing/turns.ts';

const YEARS = questionOf('years', 'For how many years have you worked here?', { kind: 'number', unit: 'years' });
const SHIFT = questionOf('shift', 'Which shift is worst?', { kind: 'choice', options: ['early', 'late', 'night'] });
const SINCE = questionOf('since', 'On which day did you start?', { kind: 'date' });
const NIGHTS = questionOf('nights', 'Do you work at night?', { kind: 'yes_no' });
const ANSWER = 'I have been here for about 3 years, since the ward closed. The worst is the night shift.';

const inputOf = (closed: Question, answer = ANSWER): InterviewInput => ({
  campaign: campaignOf('Shifts'),
  template: null,
  questions: [
    questionOf('start', 'How did you come to this job?'),
    closed,
    questionOf('wish', 'What would you change?'),
  ],
  turns: [
    asked(1, 'Hello. Shall we start?', { note: 'greet@0' }),
    said(2, 'yes'),
    asked(3, 'How did you come to this job?', { question_id: 'start', note: 'ask@1' }),
    said(4, answer),
  ],
  now_ms: 20_000,
  resumed: false,
});

const confirm = (input: InterviewInput, why: string, value = '', say = '') =>
  prove(input, { action: 'confirm', question_id: input.questions[1]?.id ?? null, why, value, say });

/** The input after the value was offered and the participant replied. */
function replied(input: InterviewInput, why: string, reply: string, value = ''): InterviewInput {
  const proved = confirm(input, why, value);
  assert.ok('move' in proved, JSON.stringify(proved));
  const { text, question_id, note } = proved.move;
  const turns: Turn[] = [...input.turns, asked(5, text, { question_id, note }), said(6, reply)];
  return { ...input, turns, now_ms: 40_000 };
}

test('a value that was said before its question is offered in the words of the participant', () => {
  const years = confirm(inputOf(YEARS), 'about 3 years');
  assert.ok('move' in years);
  assert.equal(years.move.text, 'You said “about 3 years”: shall I put down 3 years?');
  assert.deepEqual(years.move.why, { rule: 'known_value', trigger_seq: 4, words: ['about 3 years'] });
  const shift = confirm(inputOf(SHIFT), 'The worst is the night shift');
  assert.ok('move' in shift);
  assert.match(shift.move.text, /^About “Which shift is worst\?”, you said .*Shall I put down “night”\?$/);
});

test('a value that was said in other words is offered as the question has it, and stored beside the words', () => {
  const told = 'I came with the new year of 2024, three winters back, and after dark it is unbearable.';
  for (const [question, quote, value, shown] of [
    [YEARS, 'three winters back', '2.5', '2.5 years'],
    [SHIFT, 'after dark it is unbearable', 'Night', '“night”'],
    [NIGHTS, 'after dark it is unbearable', 'yes', '“Yes”'],
  ] as const) {
    const proved = confirm(inputOf(question, told), quote, value);
    assert.ok('move' in proved, quote);
    const mark = question === YEARS ? ': shall' : '. Shall';
    assert.ok(proved.move.text.toLowerCase().endsWith(`you said “${quote}”${mark} I put down ${shown}?`.toLowerCase()));
    assert.deepEqual(proved.move.why.words, [quote, value.toLowerCase()]);
  }
});

test('a month or a year that was said is offered as it was said, and no day is made of it', () => {
  for (const [told, quote, value, shown] of [
    ['I came in August 2017.', 'in August 2017', '', 'August 2017'],
    ['I came in August 2017.', 'in August 2017', '2017-08-01', 'August 2017'],
    ['I came when the ward closed, in spring.', 'when the ward closed', '2019-04', 'April 2019'],
    ['I came in March.', 'in March', '2026-03', 'March 2026'],
    ['That was 2014.', 'That was 2014', '2014-01-01', '2014'],
    ['I came on October 3, 2024.', 'on October 3, 2024', '', '3 October 2024'],
  ] as const) {
    const proved = confirm(inputOf(SINCE, told), quote, value);
    assert.ok('move' in proved, `${told} ${JSON.stringify(proved)}`);
    assert.ok(proved.move.text.endsWith(`Shall I put down ${shown}?`), proved.move.text);
    const { turns, ...rest } = replied(inputOf(SINCE, told), quote, 'Yes', value);
    assert.equal(replay({ ...rest, turns }).at(-1)?.isSame, true, told);
  }
  assert.deepEqual(confirm(inputOf(SINCE, 'I came in March.'), 'in March'), { refused: 'not_said' });
});

test('yes is offered to a question for yes or no, and no is not', () => {
  const told = 'I have done nights for years.';
  const done = replied(inputOf(NIGHTS, told), 'I have done nights', 'Yes', 'yes');
  assert.deepEqual(nextMove(done).answers, [{ seq: 6, question_id: 'nights', outcome: 'answered' }]);
  const denied = nextMove(replied(inputOf(NIGHTS, told), 'I have done nights', 'No', 'yes'));
  assert.deepEqual([denied.text, denied.answers[0]?.outcome], [NIGHTS.text, 'none']);
  assert.deepEqual(confirm(inputOf(NIGHTS, told), 'I have done nights', 'no'), { refused: 'not_said' });
});

test('a year, an amount and a day are no telephone number, and danger told elsewhere in a message hides no value', () => {
  const cost = questionOf('cost', 'What did it cost?', { kind: 'number' });
  for (const [question, text, quote, value] of [
    [SINCE, 'I called on October 3, 2024. They took me back at once.', 'I called on October 3, 2024.', '2024-10-03'],
    [SINCE, 'Seit 15.01.2018 fahre ich so.', '15.01.2018', '2018-01-15'],
    [cost, 'The total was 4300 with the fuel.', 'total was 4300 with the fuel', '4300'],
    [YEARS, 'My husband died in May. That was in my third year there.', 'my third year there', '3'],
  ] as const)
    assert.ok('move' in confirm({ ...inputOf(question, text), heard: { signs: [], wishes: [] } }, quote, value), quote);
  for (const quote of ['0171 2345678', '+44 20 7946 0958'])
    assert.deepEqual(confirm(inputOf(cost, `Ring ${quote}, it was 40.`), quote, '40'), { refused: 'not_said' }, quote);
});

test('a value of another form, beyond the question, or other than the words say is not offered', () => {
  const told = 'I came three winters back, so for about 3 years. After dark it is unbearable.';
  for (const [question, quote, value] of [
    [YEARS, 'three winters back', 'three or so'],
    [YEARS, 'about 3 years', '4'],
    [SHIFT, 'After dark it is unbearable', 'midnight'],
    [SINCE, 'three winters back', '2024-02-30'],
    [SINCE, 'three winters back', 'winter 2023'],
    [SHIFT, 'It is unbearable at night', 'night'],
  ] as const)
    assert.deepEqual(confirm(inputOf(question, told), quote, value), { refused: 'not_said' }, `${quote}: ${value}`);
});

test('nothing is offered that was not said, gives no value, or may not be repeated', () => {
  assert.deepEqual(confirm(inputOf(YEARS), 'about 4 years'), { refused: 'not_said' });
  assert.deepEqual(confirm(inputOf(YEARS), 'since the ward closed'), { refused: 'not_said' });
  assert.deepEqual(confirm(inputOf(SHIFT, 'The early or the late shift, I think.'), 'the late shift'), {
    refused: 'not_said',
  });
  const secret = 'Please keep this off the record: I have been here for 3 years.';
  assert.deepEqual(confirm(inputOf(YEARS, secret), 'I have been here for 3 years'), { refused: 'not_said' });
  assert.deepEqual(confirm(inputOf(NIGHTS), 'The night shift'), { refused: 'not_said' });
});

test('only the closed question that comes next may be offered, and nothing with standard probing', () => {
  const may = (input: InterviewInput) =>
    (propose(input).leeway?.may ?? []).flatMap(({ action, question_ids }) =>
      action === 'confirm' ? question_ids : [],
    );
  assert.deepEqual(may(inputOf(YEARS)), ['years']);
  assert.deepEqual(may(inputOf(NIGHTS)), ['nights']);
  const standard = { ...inputOf(YEARS), campaign: campaignOf('Shifts', { probing_mode: 'standard' }) };
  assert.deepEqual(may(standard), []);
});

test('a yes is booked and the interview goes on; a no, or words without a value, get the question in full', () => {
  for (const reply of ['Yes', 'Yes, that is right.', 'correct', 'Sure']) {
    const move = nextMove(replied(inputOf(YEARS), 'about 3 years', reply));
    assert.deepEqual([move.question_id, move.why.rule], ['wish', 'next_question'], reply);
    assert.deepEqual(move.answers, [{ seq: 6, question_id: 'years', outcome: 'answered' }]);
  }
  for (const reply of ['No', 'no, that was something else', 'That was the other ward.']) {
    const move = nextMove(replied(inputOf(YEARS), 'about 3 years', reply));
    assert.deepEqual([move.text, move.why.rule], [YEARS.text, 'value_denied'], reply);
    assert.deepEqual(move.answers, [{ seq: 6, question_id: 'years', outcome: 'none' }], reply);
  }
  for (const reply of ['No, 5 years', 'Five years, in fact.', 'Yes, 4 years']) {
    const move = nextMove(replied(inputOf(YEARS), 'about 3 years', reply));
    assert.equal(move.question_id, 'wish', reply);
  }
});

test('another value that only a model reads in the reply is no yes: the question is asked in full', () => {
  const heard = { signs: [], wishes: [], settles: true };
  const move = nextMove({ ...replied(inputOf(YEARS), 'about 3 years', 'Well, it is rather longer by now.'), heard });
  assert.deepEqual(move.answers, [{ seq: 6, question_id: 'years', outcome: 'none' }]);
  assert.deepEqual([move.text, move.why.rule], [YEARS.text, 'value_denied']);
});

test('a wish beside an offer is granted', () => {
  const stop = nextMove(replied(inputOf(YEARS), 'about 3 years', 'I want to stop here'));
  assert.equal(stop.why.rule, 'stop_requested');
  const skip = nextMove(replied(inputOf(YEARS), 'about 3 years', 'I would rather not say'));
  assert.equal(skip.question_id, 'wish');
});

test('a replay makes the same offer from its stored turn', () => {
  for (const [question, why] of [
    [YEARS, 'about 3 years'],
    [SHIFT, 'The worst is the night shift'],
  ] as const) {
    const { turns, ...rest } = replied(inputOf(question), why, 'Yes');
    const replayed = replay({ ...rest, turns });
    assert.equal(replayed.at(-1)?.isSame, true);
  }
  const told = 'I came with the new year of 2024, and after dark it is unbearable.';
  for (const [question, why, say] of [
    [SHIFT, 'after dark it is unbearable', 'night'],
    [SINCE, 'with the new year of 2024', '2024-01-01'],
  ] as const) {
    const { turns, ...rest } = replied(inputOf(question, told), why, 'Yes', say);
    assert.equal(replay({ ...rest, turns }).at(-1)?.isSame, true, why);
  }
});

test('an offer may begin with a sentence about what was just said, which is guarded as any other, and a replay makes the same', () => {
  const input = inputOf(SHIFT);
  const quote = 'The worst is the night shift';
  const led = confirm(input, quote, '', 'So the night shift is the worst.');
  assert.ok('move' in led, JSON.stringify(led));
  assert.match(led.move.text, /^So the night shift is the worst\. About “Which shift is worst\?”/);
  const { text, question_id, note } = led.move;
  const turns: Turn[] = [...input.turns, asked(5, text, { question_id, note }), said(6, 'Yes')];
  assert.equal(replay({ ...input, turns }).at(-1)?.isSame, true);
  for (const say of ['You should see a doctor about it.', 'And why is that?', 'I have told your manager.'])
    assert.ok('refused' in confirm(input, quote, '', say), say);
});
