import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openQuestion } from '../requests.fixture.ts';
import { consentIn, consentVersion, consentedLanguage } from './consent.ts';
import { defaultSettings } from './interview-settings.ts';
import { guideIn, participantLanguage } from './participant-language.ts';

const german = { text: 'Was war?', options: [] };
const french = { text: 'Qu’y avait-il ?', options: [] };
const guide = {
  language: 'en',
  questions: [
    { ...openQuestion('What happened?', 'a'), topic: 'events', translations: { 'de-DE': german, fr: french } },
    { ...openQuestion('And then?', 'b'), translations: { 'de-DE': { text: 'Und dann?', options: [] } } },
  ],
};

test('the participant’s language is the first that is known of them and that every question is translated into', () => {
  const rows: [known: (string | null)[], language: string][] = [
    [['de-DE'], 'de-DE'],
    [['de-AT', 'en'], 'de-DE'],
    [['DE'], 'de-DE'],
    [[null, 'de'], 'de-DE'],
    [['en-GB', 'de'], 'en'],
    // French is missing in one question.
    [['fr', 'de'], 'de-DE'],
    [['fr'], 'en'],
    [['*', ''], 'en'],
    [[null], 'en'],
    [[], 'en'],
  ];
  for (const [known, language] of rows) assert.equal(participantLanguage(guide, known), language, known.join());
  assert.equal(participantLanguage({ language: 'fr', questions: [] }, ['de']), 'fr');
});

test('a guide in another of its languages keeps the one that it was written in as a translation', () => {
  const { languages, questions } = guideIn(guide, 'de-DE');
  assert.deepEqual(languages, ['de-DE', 'en']);
  assert.deepEqual(
    questions.map(({ text }) => text),
    ['Was war?', 'Und dann?'],
  );
  assert.deepEqual(questions[0]?.translations['en'], { text: 'What happened?', options: [] });
  assert.equal(questions[0]?.topic, null);
  assert.deepEqual(guideIn(guide, 'en').questions, guide.questions);
});

test('the default consent text is in the participant’s language; a campaign’s own stays, and its version names what was read', () => {
  const settings = defaultSettings('en');
  const interview = { ...guide, settings };
  const inGerman = consentIn(interview, 'de-DE');
  assert.equal(inGerman.language, 'de');
  assert.match(inGerman.text, /^Ich bin einverstanden/);
  assert.deepEqual(consentIn({ ...interview, settings: { consent_text: 'I agree.' } }, 'de-DE'), {
    text: 'I agree.',
    language: 'en',
  });
  const [english, other] = [consentVersion(interview), consentVersion(interview, 'de-DE')];
  assert.notEqual(english, other);
  assert.deepEqual(
    [english, other].map((version) => consentedLanguage(interview, version)),
    ['en', 'de-DE'],
  );
  const changed = { ...interview, settings: { consent_text: 'Something else.' } };
  assert.equal(consentedLanguage(changed, other), undefined);
});
