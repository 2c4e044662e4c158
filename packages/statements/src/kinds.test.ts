import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CONFIDENT, STATEMENT_KINDS, readConversation } from './index.ts';
import type { StatementKind } from './index.ts';
import { ENGLISH } from './testing/english.ts';
import { FRENCH } from './testing/french.ts';
import { GERMAN } from './testing/german.ts';
import { examplesOf } from './testing/labelled.ts';
import type { Labelled } from './testing/labelled.ts';
import { SPANISH } from './testing/spanish.ts';

/** Facts are what remains, so their precision on a set with as many of each kind says nothing about speech. */
const CLAIMED = STATEMENT_KINDS.filter((kind) => kind !== 'fact');

const kindsOf = (text: string, language: string): StatementKind[] =>
  readConversation(
    { id: 'c', turns: [{ id: 't', seq: 1, speaker: 'participant', text, question_id: null }] },
    { language, questions: [] },
  )
    .statements.filter(({ confidence }) => confidence >= CONFIDENT)
    .map(({ kind }) => kind);

function check(labelled: Labelled, language: string): void {
  const examples = [...examplesOf(labelled, 'dev'), ...examplesOf(labelled, 'held')].map(({ kind, text }) => ({
    kind,
    found: new Set(kindsOf(text, language)),
  }));
  for (const kind of CLAIMED) {
    const right = examples.filter((example) => example.kind === kind && example.found.has(kind)).length;
    const found = examples.filter((example) => example.found.has(kind)).length;
    const all = examples.filter((example) => example.kind === kind).length;
    assert.ok(right / found >= 0.85, `${language} ${kind}: precision ${right} of ${found}`);
    assert.ok(right / all >= 0.5, `${language} ${kind}: recall ${right} of ${all}`);
  }
}

test('English statements of each kind are recognised', () => check(ENGLISH, 'en'));
test('German statements of each kind are recognised', () => check(GERMAN, 'de'));
test('French statements of each kind are recognised', () => check(FRENCH, 'fr'));
test('Spanish statements of each kind are recognised', () => check(SPANISH, 'es'));
