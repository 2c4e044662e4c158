import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPTIONS } from './choices.fixture.ts';
import { matchChoices } from './index.ts';
import { SEVERAL } from './several.fixture.ts';

test('several options are chosen by what is named, by all or none of them, and a correction takes back what it denies', () => {
  for (const [language, want, texts] of SEVERAL)
    for (const text of texts) {
      const read = matchChoices(text, OPTIONS[language], language);
      const found = read.kind === 'chosen' ? read.options.map((one) => OPTIONS[language].indexOf(one)).join('') : '?';
      assert.equal(found, want, `${language} ${text}: ${JSON.stringify(read)}`);
    }
});
