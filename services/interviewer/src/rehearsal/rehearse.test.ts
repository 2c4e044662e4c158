import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rehearsals, wordsOf } from '@insights/contracts';
import { GuideError, guideOf } from './guide.ts';
import { PARTICIPANTS } from './participants.ts';
import { WEAK_SPOTS } from './question-checks.ts';
import { rehearse } from './rehearse.ts';
import { reportOf } from './report.ts';
import { walk } from './walk.ts';
import { weakInPlay } from './weak-in-play.ts';

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

/** A sound guide with a question of each kind. */
const SOUND: Record<string, object[]> = {
  en: [
    { text: 'How did your last order go?' },
    { text: 'From 1 (not at all) to 5 (very), how sure were you?', kind: 'scale' },
    { text: 'What did you buy?', kind: 'choice', options: ['Bread', 'Milk', 'Something else'] },
    { text: 'What do you eat?', kind: 'multi_choice', options: ['Butter', 'Jam', 'Something else'], min: 1, max: 2 },
    { text: 'When was your first order?', kind: 'date' },
  ],
  de: [
    { text: 'Wie lief Ihre letzte Bestellung ab?' },
    { text: 'Von 1 (gar nicht) bis 5 (sehr): Wie sicher waren Sie?', kind: 'scale' },
    { text: 'Was kaufen Sie?', kind: 'choice', options: ['Brot', 'Milch', 'Etwas anderes'] },
    { text: 'Kam sie rechtzeitig an?', kind: 'yes_no' },
    { text: 'Für wie viele Personen kochen Sie?', kind: 'number', unit: 'Personen' },
  ],
  fr: [
    { text: 'Comment s’est passée votre dernière commande ?' },
    { text: 'De 1 (pas du tout) à 5 (tout à fait), étiez-vous à l’aise ?', kind: 'scale' },
    { text: 'Qu’achetez-vous ?', kind: 'choice', options: ['Du pain', 'Du lait', 'Autre chose'] },
    { text: 'La livraison était-elle à l’heure ?', kind: 'yes_no' },
    { text: 'Pour combien de personnes cuisinez-vous ?', kind: 'number', unit: 'personnes' },
  ],
  es: [
    { text: '¿Cómo fue su último pedido?' },
    { text: 'De 1 (nada) a 5 (mucho), ¿qué tan cómodo se sintió?', kind: 'scale' },
    { text: '¿Qué compra?', kind: 'choice', options: ['Pan', 'Leche', 'Otra cosa'] },
    { text: '¿Llegó a tiempo?', kind: 'yes_no' },
    { text: '¿Para cuántas personas cocina?', kind: 'number', unit: 'personas' },
  ],
};

test('a sound guide has no weak spots, and every willing participant’s answers count, in each language', () => {
  for (const [language, questions] of Object.entries(SOUND)) {
    const { walks, weak_spots } = rehearse(guideOf({ name: 'Shop', language, questions }));
    assert.deepEqual(weak_spots, [], language);
    for (const { participant, ended, answers } of walks) {
      if (PARTICIPANTS.find(({ name }) => name === participant)?.isWilling !== true) continue;
      const outcomes = answers.map(({ outcome }) => outcome);
      assert.deepEqual(
        [ended, ...outcomes],
        ['completed', ...questions.map(() => 'answered')],
        `${language} ${participant}`,
      );
    }
  }
});

test('who does not want to answer, corrects a value or stops is understood, in each language', () => {
  for (const [language, questions] of Object.entries(SOUND)) {
    const { walks } = rehearse(guideOf({ name: 'Shop', language, questions }));
    const of = (name: string) => walks.find(({ participant }) => participant === name) ?? assert.fail(name);
    assert.equal(of('hostile').ended, 'stopped', language);
    assert.deepEqual(new Set(of('evasive').answers.map(({ outcome }) => outcome)), new Set(['declined']), language);
    const valueOf = (name: string) => of(name).answers[1]?.value;
    assert.deepEqual([valueOf('brief'), valueOf('correcting')], [3, 4], language);
  }
});

test('the participants and the kinds of weak spots are those of the contract, and a rehearsal has those that are wanted', () => {
  assert.deepEqual(
    PARTICIPANTS.map(({ name }) => name),
    wordsOf(rehearsals.SimulatedParticipant),
  );
  assert.deepEqual(Object.keys(WEAK_SPOTS).toSorted(), wordsOf(rehearsals.WeakSpotKind).toSorted());
  const guide = guideOf({ name: 'Shop', language: 'en', questions: SOUND['en'] });
  const walked = rehearse(guide, ['brief', 'hostile']).walks.map(({ participant }) => participant);
  assert.deepEqual(walked, ['brief', 'hostile']);
});

test('an answer that the options do not foresee does not count, and one remark names why', () => {
  const guide = guideOf({
    name: 'Shop',
    language: 'en',
    questions: [{ text: 'What do you buy?', kind: 'choice', options: ['Bread', 'Milk'] }],
  });
  const { walks, weak_spots } = rehearse(guide);
  assert.deepEqual(
    weak_spots.map(({ kind }) => kind),
    ['options_not_exhaustive'],
  );
  assert.equal(walks.find(({ participant }) => participant === 'contrary')?.answers[0]?.outcome, 'none');
});

test('a question that offers choices, or asks for one month, needs no long memory', () => {
  const kinds = kindsOf([
    {
      text: 'How often did you come here in the last year?',
      kind: 'choice',
      options: ['Weekly', 'Less often', 'Never'],
    },
    { text: 'How many loaves did you buy in the last month?', kind: 'number' },
    { text: 'How many loaves did you buy in the last three years?', kind: 'number' },
  ]);
  assert.deepEqual(kinds.slice(0, 2), [[], []]);
  assert.ok(kinds[2]?.includes('often_unknown'), String(kinds[2]));
});

test('a number that an open question wants is no answer to it', () => {
  const kinds = kindsOf([
    { text: 'From 1 (bad) to 10 (good), what was the food like?', kind: 'scale' },
    { text: 'On a scale from 1 to 10, what was the service like?' },
  ]);
  assert.deepEqual(kinds, [[], ['not_answered', 'asked_again']]);
});

test('an answer that is an option of a question that is still open counts for that', () => {
  const options = ['Always at six', 'It depends on the day'];
  const kinds = kindsOf([{ text: 'When do you work?', kind: 'choice', options }, { text: 'How does a shift begin?' }]);
  assert.ok(kinds[1]?.includes('read_elsewhere'), String(kinds));
});

test('a question that is asked in circles is named', () => {
  const guide = guideOf({ name: 'Shop', language: 'en', questions: [{ text: 'How do you order?' }] });
  const [participant] = PARTICIPANTS;
  assert.ok(participant);
  const walked = walk(guide, participant);
  const asked = walked.moves.find(({ question_id }) => question_id === 'q1') ?? assert.fail();
  const left = { ...asked, question_id: null, why: { ...asked.why, rule: 'stalled' as const } };
  const spots = weakInPlay(guide, [{ ...walked, moves: [asked, left] }]);
  assert.ok(spots.some(({ question_id, kind }) => question_id === 'q1' && kind === 'looped'));
});

test('a guide that is too long for its time names what takes the time, what is not reached, and the required question at the end', () => {
  const subjects = ['bread', 'milk', 'fruit', 'meat', 'paper', 'soap', 'cheese', 'coffee', 'water', 'flowers'];
  const questions = subjects.map((subject) => ({ text: `How do you choose ${subject}?`, max_probes: 3 }));
  const kinds = kindsOf(questions, { settings: { max_duration_minutes: 10 } });
  assert.deepEqual(kinds[0], ['over_time']);
  assert.deepEqual(kinds.at(-1), ['required_at_end', 'never_reached']);
});

test('a plain guide of six required questions has no weak spot for its last one, which everybody reaches', () => {
  const kinds = kindsOf([
    { text: 'How did you come to work in a bakery?' },
    { text: 'Tell me about your last shift. What happened?' },
    { text: 'From 1 (not at all) to 10 (very), how tired are you after a shift?', kind: 'scale' },
    { text: 'How many people do you work with?', kind: 'number', unit: 'people' },
    { text: 'What helps you when it gets busy?' },
    { text: 'What would you change first?' },
  ]);
  assert.deepEqual(kinds, [[], [], [], [], [], []]);
});

test('degrees do not overlap and leave nothing out, and a question of two things is not also one that nobody can know', () => {
  const degrees = ['Very satisfied', 'Satisfied', 'Dissatisfied', 'Very dissatisfied'];
  const kinds = kindsOf([
    { text: 'How satisfied were you with the delivery?', kind: 'choice', options: degrees },
    { text: 'How do you order and why do you order there?' },
  ]);
  assert.deepEqual(kinds, [[], ['double_barrelled']]);
});

test('a question that repeats an earlier one is named', () => {
  const kinds = kindsOf([{ text: 'How do you choose a bakery?' }, { text: 'How did you choose your bakery?' }]);
  assert.deepEqual(kinds, [[], ['duplicate']]);
});

test('the report names the participants and the weak spots; a guide that cannot be read says why', () => {
  const guide = guideOf({ name: 'Shop', language: 'en', questions: [{ text: 'Do you like it?' }] });
  const text = reportOf(rehearse(guide));
  assert.match(text, /talkative/);
  assert.match(text, /Do you like it\?\n {4}- closed: /);
  assert.throws(() => guideOf({ questions: [{}] }), new GuideError('Question 1 has no text.'));
  assert.throws(() => guideOf([]), GuideError);
});
