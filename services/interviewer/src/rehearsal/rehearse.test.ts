import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GuideError, guideOf } from './guide.ts';
import { rehearse } from './rehearse.ts';
import { reportOf } from './report.ts';

const kindsOf = (questions: object[], more: object = {}): string[][] => {
  const { weak_spots } = rehearse(guideOf({ name: 'Shop', language: 'en', questions, ...more }));
  return questions.map((_question, index) =>
    weak_spots.filter(({ question_id }) => question_id === `q${index + 1}`).map(({ kind }) => kind),
  );
};

test('each weakness of a question is found', () => {
  const rows: [object, string][] = [
    [{ text: 'How do you order and why do you order there?' }, 'double_barrelled'],
    [{ text: 'Don’t you think the shop is easy to use?' }, 'leading'],
    [{ text: 'Do you like the shop?' }, 'closed'],
    [{ text: `How do you order ${'when it is late in the evening and '.repeat(5)}nobody is there?` }, 'too_long'],
    [{ text: 'From 1 to 10, how sure are you?', kind: 'scale' }, 'scale_without_ends'],
    [{ text: 'How old are you?', kind: 'choice', options: ['18 to 30', '30 to 50', '51 or more'] }, 'options_overlap'],
    [{ text: 'What do you buy?', kind: 'choice', options: ['Bread', 'Milk'] }, 'options_not_exhaustive'],
    [{ text: 'What do you buy?', kind: 'multi_choice', options: ['Bread', 'Milk'] }, 'options_not_exhaustive'],
    [{ text: 'How many times exactly did you order in the last five years?' }, 'often_unknown'],
  ];
  for (const [question, kind] of rows)
    assert.ok(kindsOf([question])[0]?.includes(kind), `${kind}: ${kindsOf([question])}`);
});

test('a sound guide has no weak spots, in each language', () => {
  const guides: [string, object[]][] = [
    [
      'en',
      [
        { text: 'How did your last order go?' },
        { text: 'From 1 (not at all) to 5 (very), how sure were you?', kind: 'scale' },
        {
          text: 'What do you buy?',
          kind: 'multi_choice',
          options: ['Bread', 'Milk', 'Something else'],
          min: 1,
          max: 2,
        },
        { text: 'When was your first order?', kind: 'date' },
      ],
    ],
    [
      'de',
      [
        { text: 'Wie lief Ihre letzte Bestellung ab?' },
        { text: 'Was kaufen Sie?', kind: 'choice', options: ['Brot', 'Milch', 'Etwas anderes'] },
      ],
    ],
    ['fr', [{ text: 'Comment s’est passée votre dernière commande ?' }]],
    ['es', [{ text: '¿Cómo fue su último pedido?' }]],
  ];
  for (const [language, questions] of guides) assert.deepEqual(kindsOf(questions, { language }).flat(), [], language);
});

test('a guide that is too long for its time names the questions that nobody reaches, and the required one at the end', () => {
  const subjects = ['bread', 'milk', 'fruit', 'meat', 'paper', 'soap', 'cheese', 'coffee', 'water', 'flowers'];
  const questions = subjects.map((subject) => ({ text: `How do you choose ${subject}?`, max_probes: 3 }));
  const kinds = kindsOf(questions, { settings: { max_duration_minutes: 10 } });
  assert.ok(kinds.at(-1)?.includes('never_reached') && kinds.at(-1)?.includes('required_at_end'), String(kinds));
  assert.deepEqual(kinds[0], []);
});

test('a question that repeats an earlier one is named', () => {
  const kinds = kindsOf([{ text: 'How do you choose a bakery?' }, { text: 'How did you choose your bakery?' }]);
  assert.deepEqual(kinds, [[], ['duplicate']]);
});

test('the report names the participants and the weak spots; a guide that cannot be read says why', () => {
  const text = reportOf(rehearse(guideOf({ name: 'Shop', language: 'en', questions: [{ text: 'Do you like it?' }] })));
  assert.match(text, /talkative/);
  assert.match(text, /Do you like it\?\n {4}- closed: /);
  assert.throws(() => guideOf({ questions: [{}] }), new GuideError('Question 1 has no text.'));
  assert.throws(() => guideOf([]), GuideError);
});
