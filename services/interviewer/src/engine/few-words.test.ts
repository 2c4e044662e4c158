import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageSpoken } from './index.ts';
import type { Campaign, Question } from './index.ts';
import { play } from './testing/play.ts';
import { campaignOf, questionOf } from './testing/turns.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
const GUIDE = {
  en: ['How do you book your appointments?', 'From 0 to 10, how easy is that?', 'What went wrong the last time?'],
  de: ['Wie buchen Sie Ihre Termine?', 'Von 0 bis 10: Wie leicht ist das?', 'Was ist beim letzten Mal schiefgegangen?'],
  fr: [
    'Comment prenez-vous vos rendez-vous ?',
    'De 0 à 10, à quel point est-ce facile ?',
    'Que s’est-il mal passé la dernière fois ?',
  ],
  es: ['¿Cómo pide sus citas?', 'De 0 a 10, ¿qué tan fácil es?', '¿Qué salió mal la última vez?'],
};

const questionsIn = (language: (typeof LANGUAGES)[number]): Question[] =>
  GUIDE[language].map((text, index) =>
    questionOf(`q${index + 1}`, text, { kind: index === 1 ? 'scale' : 'open', max_probes: 0 }),
  );

/** What the interviewer said to these messages, one after the other. */
function after(language: (typeof LANGUAGES)[number], messages: string[], more: Partial<Campaign> = {}) {
  const campaign = campaignOf('Appointments', { language, ...more });
  const input = { campaign, template: null, questions: questionsIn(language) };
  const { moves, turns } = play(input, (_move, index) => messages[index] ?? '', 2 * messages.length + 1);
  return { last: moves.at(-1), moves, turns, input };
}

test('a bare number to an open question is no answer; the question is asked once more in other words', () => {
  for (const [language, number] of [
    ['en', 'maybe 8'],
    ['de', '8'],
    ['fr', 'un 8'],
    ['es', '8'],
  ] as const) {
    const { last } = after(language, ['ok', number]);
    assert.equal(last?.why.rule, 'no_answer', language);
    assert.deepEqual(last.answers.at(-1)?.outcome, 'none', language);
    const again = after(language, ['ok', number, number]);
    assert.equal(again.last?.question_id, 'q2', language);
  }
});

test('a question that only the team can answer gets an honest reply and the address of the team', () => {
  for (const [language, question] of [
    ['en', 'Can I see the results later?'],
    ['de', 'Gibt es eine Aufwandsentschädigung?'],
    ['fr', 'Est-ce que je serai payé pour cela ?'],
    ['es', '¿Voy a recibir algo por participar?'],
  ] as const) {
    const { last } = after(language, ['ok', question], { contact_email: 'team@example.org' });
    assert.equal(last?.why.rule, 'question_back', question);
    assert.match(last.text, /team@example\.org/);
    const { last: unnamed } = after(language, ['ok', question]);
    assert.equal(unnamed?.why.rule, 'question_back', question);
  }
});

test('a question about the open question is explained', () => {
  const { last } = after('en', ['ok', 'What counts as booking?']);
  assert.equal(last?.why.rule, 'explain_requested');
});

test('a refusal declines an open question, and "nothing" answers what went wrong', () => {
  for (const [language, refusal, nothing] of [
    ['en', 'no thanks', 'nothing'],
    ['de', 'nein danke', 'nichts'],
    ['fr', 'non merci', 'rien'],
    ['es', 'no, gracias', 'nada'],
  ] as const) {
    assert.equal(after(language, ['ok', refusal]).last?.answers.at(-1)?.outcome, 'declined', refusal);
    const { last } = after(language, ['ok', refusal, '7', nothing]);
    assert.equal(last?.answers.at(-1)?.outcome, 'answered', nothing);
  }
  for (const refusal of ['rather not say', 'that is private'])
    assert.equal(after('en', ['ok', refusal]).last?.answers.at(-1)?.outcome, 'declined', refusal);
});

test('formal and long refusals decline too, and a "no" after "I do not know" does not answer', () => {
  for (const [language, refusal] of [
    ['en', 'I would rather not enter into that.'],
    ['en', 'No, thank you very much.'],
    ['de', 'Darüber möchte ich mich nicht weiter äußern.'],
    ['de', 'Nein, haben Sie vielen Dank.'],
    ['fr', 'Non, je vous remercie.'],
    ['es', 'Preferiría no entrar en ese asunto.'],
  ] as const)
    assert.equal(after(language, ['ok', refusal]).last?.answers.at(-1)?.outcome, 'declined', refusal);
  assert.notEqual(after('en', ['ok', 'I don’t know', 'no']).last?.answers.at(-1)?.outcome, 'answered');
});

test('"I do not know" is not the option "No", unless an option says that one does not know', () => {
  const { input } = after('es', []);
  const ask = (options: string[], text: string) => {
    const questions = [questionOf('q', '¿Iría más en bici?', { kind: 'choice', options })];
    const { moves } = play({ ...input, questions }, (_move, index) => (index === 0 ? 'ok' : text), 5);
    return moves.at(-1)?.answers.at(-1)?.outcome;
  };
  assert.equal(ask(['Sí', 'No'], 'no sé'), 'declined');
  assert.equal(ask(['Sí', 'No', 'No sé'], 'no sé'), 'answered');
});

test('messages without words answer nothing, and drawn-out words are read', () => {
  assert.equal(after('en', ['ok', '...!']).last?.answers.at(-1)?.outcome, 'none');
  assert.equal(after('en', ['yesss']).last?.question_id, 'q1');
  assert.equal(after('es', ['ok', 'siiii']).last?.why.rule, 'go_ahead');
});

test('a probe about a feeling or a cost needs one: being driven and the bus 44 are none', () => {
  const questions = [questionOf('q', 'How do you usually get to work?')];
  for (const text of ['my mum drives me', 'I just take the bus, the 44']) {
    const input = { campaign: campaignOf('Ways'), template: null, questions };
    const { moves } = play(input, (_move, index) => (index === 0 ? 'ok' : text), 5);
    assert.notEqual(moves.at(-1)?.why.rule, 'probe_strong', text);
  }
});

test('requests in a language that the campaign does not have are understood', () => {
  for (const [language, request] of [
    ['en', 'weiß nicht'],
    ['en', 'no sé'],
    ['en', 'je passe'],
    ['de', 'je passe'],
    ['es', 'keine Ahnung'],
    ['fr', 'no idea'],
  ] as const)
    assert.equal(after(language, ['ok', request]).last?.answers.at(-1)?.outcome, 'declined', `${language}: ${request}`);
});

test('the language that the participant was last heard in is the one to wait in', () => {
  const { input, turns } = after('en', ['ok', 'Ich rufe immer an, weil die Website nie funktioniert hat']);
  assert.equal(languageSpoken({ ...input, turns, now_ms: 0, resumed: false }), 'de');
});

test('a required question that was passed over in annoyance comes back once before the end', () => {
  const { moves } = after('en', ['ok', 'this is stupid', '7', 'they lost it', 'by phone']);
  const returns = moves.filter(({ why }) => why.rule === 'return_to_unanswered');
  assert.deepEqual(
    returns.map(({ question_id }) => question_id),
    ['q1'],
  );
});
