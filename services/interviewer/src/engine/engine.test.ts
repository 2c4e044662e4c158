import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nextMove } from './index.ts';
import type { InterviewInput, Move, Question, Turn } from './index.ts';
import { PERSONAS } from './testing/personas.ts';
import type { Persona } from './testing/personas.ts';
import { participantOf, play, probesOf } from './testing/play.ts';
import type { Played } from './testing/play.ts';
import { asked, campaignOf, questionOf, said } from './testing/turns.ts';

const persona = (name: string): Persona => {
  const found = PERSONAS[name];
  assert.ok(found, name);
  return found;
};
const perform = (name: string): Played => play(persona(name).campaign, participantOf(persona(name)));
const kinds = ({ moves }: Played): string[] => moves.map(({ kind }) => kind);

/** The interviewer's move after one answer to one question. */
function answered(
  text: string,
  question: Partial<Question> = {},
  more: Partial<InterviewInput> = {},
  language = 'en',
): Move {
  const first = questionOf('q', 'How is the hand-over?', question);
  const turns = [
    asked(1, 'Hello.', { note: 'greet@0' }),
    said(2, 'ok'),
    asked(3, first.text, { question_id: 'q', note: 'ask@5' }),
    said(4, text),
  ];
  return nextMove({
    campaign: campaignOf('Nights', { language }),
    template: null,
    questions: [first, { ...first, id: 'next', text: 'And the breaks?', kind: 'open' }],
    turns,
    now_ms: 20_000,
    resumed: false,
    ...more,
  });
}

test('the greeting states the subject, the duration, and that questions may be skipped and the interview stopped', () => {
  for (const [language, skip, stop] of [
    ['en-US', 'skip', 'stop'],
    ['de', 'auslassen', 'aufhören'],
    ['fr-CA', 'passer', 'arrêter'],
    ['es', 'saltarse', 'parar'],
    ['ja', 'skip', 'stop'],
  ] as const) {
    const campaign = campaignOf('Nachtschicht', { language, max_duration_minutes: 25 });
    const move = nextMove({ campaign, template: null, questions: [], turns: [], now_ms: 0, resumed: false });
    assert.equal(move.kind, 'greet');
    for (const part of ['Nachtschicht', '25', skip, stop]) assert.ok(move.text.includes(part), `${language}: ${part}`);
  }
});

test('a talkative participant is quoted and asked every question', () => {
  const played = perform('talkative');
  assert.deepEqual(probesOf(played, 'walk'), ['probe:flagged']);
  assert.ok(played.moves.some(({ text }) => text.includes('“Nobody told us that bed twelve had gone to theatre”')));
  assert.equal(kinds(played).filter((kind) => kind === 'ask').length, 6);
  assert.equal(kinds(played).at(-1), 'goodbye');
});

test('a terse participant gets fewer probes, and none after a probe with a short answer', () => {
  const played = perform('terse');
  for (const question of persona('terse').campaign.questions)
    assert.ok(probesOf(played, question.id).length <= 1, question.id);
});

test('an annoyed participant gets one apology, no more probes or optional questions, and one offer to stop', () => {
  const played = perform('annoyed');
  const sorry = played.moves.findIndex(({ note }) => note.includes('+sorry'));
  assert.ok(sorry > 0);
  assert.equal(played.moves.filter(({ note }) => note.includes('+sorry')).length, 1);
  const after = played.moves.slice(sorry);
  assert.ok(after.every(({ kind, question_id }) => kind !== 'probe' && question_id !== 'breaks'));
  assert.equal(after.filter(({ note }) => note.startsWith('offer_stop')).length, 1);
  assert.equal(after.at(-1)?.finished, true);
});

for (const name of ['de', 'fr', 'es'])
  test(`an interview in ${name} asks every question, closes and ends`, () => {
    const played = perform(name);
    const { questions } = persona(name).campaign;
    assert.deepEqual(
      new Set(played.moves.flatMap(({ question_id }) => question_id ?? [])),
      new Set(questions.map(({ id }) => id)),
    );
    assert.ok(kinds(played).includes('closing_question'));
    assert.equal(played.moves.at(-1)?.finished, true);
  });

test('each request is understood in each language', () => {
  const rows: [string, [string, Move['kind'], string | null][]][] = [
    [
      'en',
      [
        ['skip', 'ask', 'next'],
        ['what do you mean?', 'clarify', 'q'],
        ['repeat please', 'repeat', 'q'],
        ['stop', 'goodbye', null],
        ['later', 'pause', 'q'],
        ['hang on', 'acknowledge', 'q'],
        ['who reads this?', 'acknowledge', 'q'],
        ['this is annoying', 'ask', 'next'],
        ['I don’t know', 'ask', 'next'],
      ],
    ],
    [
      'de',
      [
        ['weiter', 'ask', 'next'],
        ['wie meinen Sie das?', 'clarify', 'q'],
        ['bitte wiederholen', 'repeat', 'q'],
        ['aufhören', 'goodbye', null],
        ['später', 'pause', 'q'],
        ['Moment', 'acknowledge', 'q'],
        ['wer liest das?', 'acknowledge', 'q'],
        ['das nervt', 'ask', 'next'],
        ['weiß ich nicht', 'ask', 'next'],
      ],
    ],
    [
      'fr',
      [
        ['je passe', 'ask', 'next'],
        ['que voulez-vous dire ?', 'clarify', 'q'],
        ['répétez', 'repeat', 'q'],
        ['arrêter', 'goodbye', null],
        ['plus tard', 'pause', 'q'],
        ['un instant', 'acknowledge', 'q'],
        ['qui lit cela ?', 'acknowledge', 'q'],
        ['c’est pénible', 'ask', 'next'],
        ['je ne sais pas', 'ask', 'next'],
      ],
    ],
    [
      'es',
      [
        ['paso', 'ask', 'next'],
        ['¿qué quiere decir?', 'clarify', 'q'],
        ['repita', 'repeat', 'q'],
        ['parar', 'goodbye', null],
        ['más tarde', 'pause', 'q'],
        ['un momento', 'acknowledge', 'q'],
        ['¿quién lee esto?', 'acknowledge', 'q'],
        ['esto es ridículo', 'ask', 'next'],
        ['no lo sé', 'ask', 'next'],
      ],
    ],
  ];
  for (const [language, wishes] of rows)
    for (const [text, kind, id] of wishes) {
      const move = answered(text, {}, {}, language);
      assert.deepEqual([move.kind, move.question_id], [kind, id], `${language}: ${text} → ${move.text}`);
    }
});

test('an answer that names something strong gets one probe, which does not ask for the reason that it gave', () => {
  const strong = answered('The sheet is wrong and it is really frustrating for all of us on the ward');
  assert.match(strong.note, /^probe:strong@/);
  assert.match(strong.text, /“.*really frustrating.*”/);
  const given = answered('The sheet was wrong because the office had printed it before the rounds, so I called them');
  assert.match(given.note, /^probe:strong@/);
  assert.doesNotMatch(given.text, /come about|led up|behind/);
  const long = 'waiting for ages in that corridor next to the broken lamp with my papers in a plastic bag again';
  assert.match(answered(long).note, /^probe:strong@/);
});

test('no probe is used twice in an interview', () => {
  const questions = Array.from({ length: 9 }, (_, n) =>
    questionOf(`q${n}`, `What about part ${n}?`, { max_probes: 1 }),
  );
  const { moves } = play({ campaign: campaignOf('Parts'), template: null, questions }, (_move, n) =>
    n === 0 ? 'ok' : `We always lose an hour there, and number ${n} is the worst part of my whole week by far.`,
  );
  const probes = moves.filter(({ kind }) => kind === 'probe').map(({ text }) => text.match(/[^.“”]*\?/)?.[0].trim());
  assert.ok(probes.length >= 5, probes.join(' | '));
  assert.equal(new Set(probes).size, probes.length, probes.join(' | '));
});

test('an answer with a flagged word of the campaign is quoted in the probe', () => {
  const move = answered('We were late again. Everyone shrugged and went home as they do on most days.', {
    probe_when: ['late'],
  });
  assert.match(move.note, /^probe:flagged@/);
  assert.ok(move.text.includes('“We were late again”'), move.text);
});

test('a question that allows no probes gets none, and light probing asks one at most', () => {
  assert.equal(answered('It is awful', { max_probes: 0 }).kind, 'ask');
  const light = { template: { persona: '', tone: 'warm', probing: 'light' } as const };
  assert.equal(answered('It is awful', { max_probes: 3 }, light).kind, 'probe');
});

test('a number off the scale is asked for at once, and once more before the end', () => {
  const scale: Partial<Question> = { kind: 'scale', text: 'From 1 to 10?', max_probes: 0 };
  const first = answered('15', scale);
  assert.equal(first.kind, 'clarify');
  assert.ok(first.text.includes('10'));
  const played = play(
    {
      campaign: campaignOf('N'),
      template: null,
      questions: [questionOf('q', 'From 1 to 10?', { kind: 'scale', max_probes: 0 })],
    },
    (move) => (move.kind === 'greet' ? 'ok' : move.question_id === 'q' ? '99' : 'no'),
  );
  assert.deepEqual(kinds(played), ['greet', 'ask', 'clarify', 'ask', 'closing_question', 'goodbye']);
});

test('"No" and "Stop" are answers if they are options of the question', () => {
  const move = answered('No', { kind: 'choice', options: ['Yes', 'No'], max_probes: 0 });
  assert.deepEqual([move.kind, move.question_id], ['ask', 'next']);
  assert.equal(answered('Stop', { kind: 'choice', options: ['Go', 'Stop'], max_probes: 0 }).finished, false);
});

test('a choice names its options as they are written unless its text names them', () => {
  const played = perform('talkative');
  const choice = played.moves.find(({ question_id }) => question_id === 'who');
  assert.ok(
    choice?.text.endsWith('“Mostly regular colleagues”, “About half and half” or “Mostly agency or bank staff”?'),
    choice?.text,
  );
});

test('late in the interview only required questions are asked, near the end only the closing one, then goodbye', () => {
  const optional = { required: false };
  assert.equal(
    answered('Fine for me and all the others here, we all like how it is done', optional, { now_ms: 22 * 60_000 }).kind,
    'closing_question',
  );
  assert.equal(answered('Fine for me and all the others here', {}, { now_ms: 22 * 60_000 }).question_id, 'next');
  assert.equal(answered('Fine', {}, { now_ms: 26 * 60_000 }).kind, 'closing_question');
  assert.equal(answered('Fine', {}, { now_ms: 31 * 60_000 }).kind, 'goodbye');
});

test('a break does not use up the time', () => {
  const paused = answered('later');
  assert.equal(paused.paused, true);
  const { campaign } = persona('talkative');
  const question = questionOf('q', 'How is the hand-over?', { max_probes: 1, topic: 'hand-over' });
  const turns: Turn[] = [
    asked(1, 'Hello.', { note: 'greet@0' }),
    asked(2, question.text, { question_id: 'q', note: 'ask@5' }),
    said(3, 'later'),
    asked(4, paused.text, { question_id: 'q', note: paused.note }),
  ];
  const day = 86_400_000;
  const base = { campaign: campaign.campaign, template: null, questions: [question, { ...question, id: 'next' }] };
  const back = nextMove({ ...base, turns, now_ms: day, resumed: true });
  assert.match(back.note, /^resume@/);
  const later: Turn[] = [...turns, asked(5, back.text, { question_id: 'q', note: back.note }), said(6, 'skip')];
  assert.equal(nextMove({ ...base, turns: later, now_ms: day + 9_000, resumed: false }).question_id, 'next');
});

test('a returning participant hears the last topic and the open question in other words', () => {
  const { campaign, questions } = persona('talkative').campaign;
  const [question] = questions;
  assert.ok(question);
  const turns: Turn[] = [
    asked(1, 'Hello.', { note: 'greet@0' }),
    asked(2, question.text, { question_id: question.id, note: 'ask@5' }),
  ];
  const move = nextMove({ campaign, template: null, questions, turns, now_ms: 60_000, resumed: true });
  assert.deepEqual([move.kind, move.question_id], ['repeat', question.id]);
  assert.notEqual(move.text, question.text);
});

test('another process continues exactly as the first one would, at every turn', () => {
  for (const [name, { campaign }] of Object.entries(PERSONAS)) {
    const { turns, moves } = perform(name);
    let index = 0;
    turns.forEach((turn, at) => {
      if (turn.speaker !== 'interviewer') return;
      const move = moves[index++];
      const before = structuredClone(turns.slice(0, at));
      if (before.at(-1)?.speaker === 'interviewer') return;
      const now_ms = Number(move?.note.split('@')[1]) * 1000;
      for (const resumed of [false, true])
        assert.deepEqual(
          nextMove(structuredClone({ ...campaign, turns: before, now_ms, resumed })),
          move,
          `${name} ${at}`,
        );
    });
  }
});

test('turns in any order and without notes still lead to the right move', () => {
  const { campaign } = persona('talkative');
  const turns: Turn[] = [
    said(4, 'The sheet was wrong.'),
    asked(1, 'Hello.'),
    asked(3, 'Walk me through it?', { question_id: 'walk' }),
    said(2, 'ok'),
  ];
  assert.match(nextMove({ ...campaign, turns, now_ms: 0, resumed: false }).note, /^probe:strong@/);
});

test('an answer to a number with words of an earlier question stays with the number', () => {
  const questions = [
    questionOf('q', 'How did you come to use the shuttle, and what did you hope it would do?'),
    questionOf('rate', 'How much can you rely on it, from 1 to 10?', { kind: 'scale' }),
    questionOf('next', 'And the breaks?'),
  ];
  const turns = [
    asked(1, 'Hello.', { note: 'greet@0' }),
    said(2, 'ok'),
    asked(3, questions[0]?.text ?? '', { question_id: 'q', note: 'ask@5' }),
    said(4, 'I hoped the shuttle would save me the walk, and I came by it every day for three years.'),
    asked(5, questions[1]?.text ?? '', { question_id: 'rate', note: 'ask@90' }),
    said(6, 'I hoped I had said: the shuttle is a 7, with an 8 on Thursdays, but put 7.'),
  ];
  const move = nextMove({
    campaign: campaignOf('Shuttle'),
    template: null,
    questions,
    turns,
    now_ms: 150_000,
    resumed: false,
  });
  assert.notEqual(move.why.rule, 'late_answer');
  assert.equal(move.answers.at(-1)?.question_id, 'rate');
});

test('a number in the words that leave out a number is no answer', () => {
  const move = answered('I’ll skip this one. If I gave you a 4 you would only take an average.', { kind: 'scale' });
  assert.equal(move.why.rule, 'skip_requested');
  assert.deepEqual(
    move.answers.map(({ outcome }) => outcome),
    ['declined'],
  );
});

test('whoever is asked whether to stop and only repeats the word goes on', () => {
  const first = questionOf('q', 'How is the hand-over?');
  for (const [text, rule] of [
    ['Stop? No, where does that come from? I said that I did not know where to look.', 'next_question'],
    ['Stop, please.', 'stop_requested'],
  ] as const) {
    const turns = [
      asked(1, 'Hello.', { note: 'greet@0' }),
      said(2, 'ok'),
      asked(3, first.text, { question_id: 'q', note: 'ask@5' }),
      said(4, 'The sheets are lost, nobody looks for them, and the night shift writes everything down again.'),
      asked(5, 'Would you like to end here?', { question_id: 'q', note: 'offer_stop@60' }),
      said(6, text),
    ];
    const questions = [first, questionOf('next', 'And the breaks?')];
    const move = nextMove({
      campaign: campaignOf('Nights'),
      template: null,
      questions,
      turns,
      now_ms: 70_000,
      resumed: false,
    });
    assert.equal(move.finished, rule === 'stop_requested', text);
  }
});
