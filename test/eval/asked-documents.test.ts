import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, askedDocuments, inTurn, totalsOf } from './asked-documents.ts';

const documents = askedDocuments();
const texts = documents.map(({ text }) => text);

for (const [name, judged] of Object.entries({ alone: inTurn(documents), 'in one vault': ask(documents, texts) }))
  test(`answers consist of sentences that answer, and what has no answer is declined (documents ${name})`, () => {
    const { answered, declined, fitting, sentences } = totalsOf(judged);
    assert.ok(fitting >= 0.88, `${fitting} of ${sentences} sentences answer`);
    assert.ok(declined >= 0.95, `declined ${declined}`);
    assert.ok(answered >= 0.85, `answered ${answered}`);
  });
