// The console's templates pass the rehearsal that the console offers for every guide.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KINDS, TEMPLATES } from '../../apps/console/src/templates.ts';
import { de } from '../../apps/console/src/words/de.ts';
import { en } from '../../apps/console/src/words/en.ts';
import { es } from '../../apps/console/src/words/es.ts';
import { fr } from '../../apps/console/src/words/fr.ts';
import { guideOf } from '../../services/interviewer/src/rehearsal/guide.ts';
import { weakQuestions } from '../../services/interviewer/src/rehearsal/question-checks.ts';

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, en, es, fr };

test('no question of a template is weak in any language', () => {
  const found = Object.entries(WORDS).flatMap(([language, words]) =>
    TEMPLATES.filter((template) => template !== 'blank').flatMap((template) => {
      const questions = KINDS.map((kind, index) => ({ kind, text: words[`template_${template}_${index + 1}`] }));
      return weakQuestions(guideOf({ name: template, language, questions }).questions, language);
    }),
  );
  assert.deepEqual(found, []);
});
