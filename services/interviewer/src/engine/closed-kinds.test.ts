import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question } from './index.ts';
import { play } from './testing/play.ts';
import { campaignOf, questionOf } from './testing/turns.ts';

const HOURS = { kind: 'number', unit: 'hours', min: 0, max: 80 } as const;
const TEXTS = {
  en: ['Do you work nights?', 'How many hours a week?', 'What else should we know?'],
  de: ['Arbeiten Sie nachts?', 'Wie viele Stunden pro Woche?', 'Was sollten wir noch wissen?'],
  fr: ['Travaillez-vous la nuit ?', 'Combien d’heures par semaine ?', 'Que devrions-nous encore savoir ?'],
  es: ['¿Trabaja de noche?', '¿Cuántas horas por semana?', '¿Qué más deberíamos saber?'],
} as const;

const guideIn = (language: keyof typeof TEXTS): Question[] => [
  questionOf('nights', TEXTS[language][0], { kind: 'yes_no' }),
  questionOf('hours', TEXTS[language][1], HOURS),
  questionOf('else', TEXTS[language][2], { required: false }),
];

/** What the interviewer says after these messages, the first of which answers the greeting. */
function after(messages: readonly string[], language: keyof typeof TEXTS = 'en') {
  const input = { campaign: campaignOf('Shifts', { language }), template: null, questions: guideIn(language) };
  const { moves } = play(input, (_move, index) => messages[index] ?? '', 2 * messages.length + 1);
  return { last: moves.at(-1), booked: moves.flatMap(({ answers }) => answers) };
}

const outcomes = (messages: readonly string[], language?: keyof typeof TEXTS) =>
  after(messages, language).booked.map(({ question_id, outcome }) => `${question_id} ${outcome}`);

test('a yes or no and a number are asked verbatim and answered in free words, without a question about their reason', () => {
  for (const [language, messages] of [
    ['en', ['ok', 'Not really', 'about twelve']],
    ['de', ['ok', 'klar', 'so um die zwölf']],
    ['fr', ['ok', 'pas du tout', 'une dizaine']],
    ['es', ['ok', 'claro', 'unas doce']],
  ] as const) {
    const [nights, hours] = TEXTS[language];
    assert.ok(after(messages.slice(0, 1), language).last?.text.includes(nights), nights);
    assert.ok(after(messages.slice(0, 2), language).last?.text.includes(hours), hours);
    const { last } = after(messages, language);
    assert.equal(last?.question_id, 'else', language);
    assert.deepEqual(outcomes(messages, language).slice(-2), ['nights answered', 'hours answered'], language);
  }
});

test('what is not understood is asked back once and then left', () => {
  const once = after(['ok', 'It depends on the roster']);
  assert.equal(once.last?.why.rule, 'clarify_yes_no');
  assert.equal(once.booked.at(-1)?.outcome, 'none');
  assert.equal(after(['ok', 'It depends on the roster', 'It really depends']).last?.question_id, 'hours');
  assert.equal(after(['ok', 'yes', 'quite a lot']).last?.why.rule, 'clarify_number');
  assert.equal(after(['ok', 'yes', 'quite a lot', 'far too much']).last?.question_id, 'else');
});

test('a range, a limit and none are answers to a number; a number beyond its limits is asked back with them', () => {
  for (const said of ['less than 5', 'between 3 and 5', 'none', 'can’t say exactly but 14ish'])
    assert.equal(after(['ok', 'yes', said]).last?.question_id, 'else', said);
  const { last } = after(['ok', 'yes', '200']);
  assert.equal(last?.why.rule, 'clarify_number');
  assert.match(last.text, /\b(?:0|80)\b/);
});

test('a wish to leave the question out gives no value, even with a number word in it', () => {
  assert.equal(outcomes(['ok', 'yes', 'skip this one']).at(-1), 'hours declined');
});
