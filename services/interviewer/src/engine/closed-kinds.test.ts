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

const WAYS = {
  en: ['Which of these do you use?', 'Since when?', ['E-mail', 'Phone', 'Chat']],
  de: ['Was davon nutzen Sie?', 'Seit wann?', ['E-Mail', 'Telefon', 'Chat']],
  fr: ['Qu’utilisez-vous ?', 'Depuis quand ?', ['E-mail', 'Téléphone', 'Messagerie']],
  es: ['¿Qué usa usted?', '¿Desde cuándo?', ['Correo', 'Teléfono', 'Chat']],
} as const;

/** The last move after these messages to a guide of several options, a date and an open question. */
function afterWays(messages: readonly string[], language: keyof typeof WAYS = 'en', limits: Partial<Question> = {}) {
  const [ways, since, options] = WAYS[language];
  const questions = [
    questionOf('ways', ways, { kind: 'multi_choice', options: [...options], ...limits }),
    questionOf('since', since, { kind: 'date' }),
    questionOf('else', TEXTS[language][2], { required: false }),
  ];
  const input = { campaign: campaignOf('Contact', { language }), template: null, questions };
  const { moves } = play(input, (_move, index) => messages[index] ?? '', 2 * messages.length + 1);
  return { last: moves.at(-1), booked: moves.flatMap(({ answers }) => answers) };
}

test('several options and a date are asked verbatim and answered in free words or by what was tapped', () => {
  for (const [language, messages] of [
    ['en', ['ok', 'Phone and chat, never e-mail', 'March 2019']],
    ['en', ['ok', 'None of them', '12 March 2019']],
    ['en', ['ok', 'E-mail; Chat', '12 March 2019']],
    ['de', ['ok', 'alle außer Telefon', 'seit dem 12. März 2019']],
    ['fr', ['ok', 'le téléphone et la messagerie', 'en mars 2019']],
    ['es', ['ok', 'todos', 'el 12 de marzo de 2019']],
  ] as const) {
    const [ways, since, options] = WAYS[language];
    const asked = afterWays(messages.slice(0, 1), language).last?.text ?? '';
    assert.ok(asked.includes(ways.replace(/\s*\?$/, '')), asked);
    for (const option of options) assert.ok(asked.toLowerCase().includes(option.toLowerCase()), asked);
    assert.ok(afterWays(messages.slice(0, 2), language).last?.text.includes(since), since);
    const { last, booked } = afterWays(messages, language);
    assert.equal(last?.question_id, 'else', messages.join(' / '));
    const found = booked.map(({ question_id, outcome }) => `${question_id} ${outcome}`);
    assert.deepEqual(found.slice(-2), ['ways answered', 'since answered'], language);
  }
});

test('options that stay open, too few or too many, and a date that nothing fixes are asked back once', () => {
  assert.equal(afterWays(['ok', 'phone or chat']).last?.why.rule, 'clarify_multi_choice');
  assert.equal(afterWays(['ok', 'phone or chat', 'phone or chat, really']).last?.question_id, 'since');
  assert.match(afterWays(['ok', 'just phone'], 'en', { min: 2 }).last?.text ?? '', /at least 2/);
  assert.match(afterWays(['ok', 'all of them'], 'en', { max: 2 }).last?.text ?? '', /\b(?:at most|up to) 2/);
  assert.equal(afterWays(['ok', 'phone', 'the summer before I moved']).last?.why.rule, 'clarify_date');
  assert.match(afterWays(['ok', 'phone', '03/04/2019']).last?.text ?? '', /4 March 2019 or 3 April 2019/);
  assert.equal(afterWays(['ok', 'phone', '03/04/2019', '3 April 2019']).last?.question_id, 'else');
  assert.equal(afterWays(['ok', 'Telefon', '03.04.2019'], 'de').last?.question_id, 'else');
});

test('an option is the answer to its question even if it is the number that was just said', () => {
  const questions = [
    questionOf('food', 'From 1 to 10, what was the food like?', { kind: 'scale', max_probes: 0 }),
    questionOf('guests', 'How many are you?', { kind: 'choice', options: ['6', '7', 'Another number'] }),
  ];
  const messages = ['ok', '6', '6'];
  const input = { campaign: campaignOf('Food'), template: null, questions };
  const { moves } = play(input, (_move, index) => messages[index] ?? '', 2 * messages.length + 1);
  const found = moves.flatMap(({ answers }) => answers.map(({ question_id, outcome }) => `${question_id} ${outcome}`));
  assert.deepEqual(found.slice(-2), ['food answered', 'guests answered']);
});

const ODD = {
  en: ['How many minutes is your walk?', 'From 1 to 6, how steep is it?', 'How do you pay?', 'that changes', '7.5'],
  de: ['Wie viele Minuten gehen Sie?', 'Von 1 bis 6, wie steil ist es?', 'Wie zahlen Sie?', 'verschieden', '7,5'],
  fr: ['Combien de minutes marchez-vous ?', 'De 1 à 6, est-ce raide ?', 'Comment payez-vous ?', 'ça change', '7,5'],
  es: ['¿Cuántos minutos camina?', 'De 1 a 6, ¿qué empinado es?', '¿Cómo paga?', 'varía', '7,5'],
} as const;

test('a number that its own question does not have is asked back there, and never stored for an earlier one', () => {
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const [walk, steep, pay, open, fraction] = ODD[language];
    const guide = (kind: Partial<Question>) => [
      questionOf('walk', walk, { kind: 'number', unit: 'minutes' }),
      questionOf('next', kind.kind === 'scale' ? steep : pay, kind),
    ];
    const kinds: Partial<Question>[] = [
      { kind: 'scale', max_probes: 0 },
      { kind: 'number', min: 0, max: 6 },
      { kind: 'choice', options: ['Euro', 'Dollar'] },
    ];
    for (const kind of kinds)
      for (const number of kind.kind === 'choice' ? ['2'] : ['9', '-4', ...(kind.kind === 'scale' ? [fraction] : [])]) {
        const messages = ['ok', open, open, number];
        const input = { campaign: campaignOf('Hill', { language }), template: null, questions: guide(kind) };
        const { moves } = play(input, (_move, index) => messages[index] ?? '', 2 * messages.length + 1);
        const booked = moves.flatMap(({ answers }) => answers).at(-1);
        assert.equal(booked?.question_id, 'next', `${language} ${kind.kind} ${number}`);
        assert.equal(booked.outcome, kind.kind === 'choice' ? 'answered' : 'none', `${language} ${number}`);
      }
  }
});
