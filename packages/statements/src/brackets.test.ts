import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConversation, summarise } from './index.ts';

const conversationOf = (text: string) => ({
  id: 'c',
  turns: [{ id: 't', seq: 1, speaker: 'participant' as const, text, question_id: null }],
});
const read = (text: string, language = 'en') => readConversation(conversationOf(text), { language, questions: [] });
const polarityOf = (text: string, language = 'en') => read(text, language).statements[0]?.polarity;

test('an inserted word counts: what is not reliable is not praised', () => {
  for (const [language, text] of [
    ['en', 'The tool is [not] reliable.'],
    ['de', 'Das Werkzeug ist [nicht] zuverlässig.'],
    ['fr', "L'outil [n'est pas] fiable."],
    ['es', 'La herramienta [no] es fiable.'],
  ] as const)
    assert.notEqual(polarityOf(text, language), 'positive', text);
  assert.equal(polarityOf('The tool is reliable [laughs].'), 'positive');
});

test('an inserted clause is no part of the target', () => {
  for (const text of [
    'The printer [sic] breaks down every week.',
    'The printer [the one upstairs] breaks down every week.',
  ])
    assert.ok(/^(?:The printer|breaks)$/.test(read(text).statements[0]?.target?.text ?? ''), text);
});

test('a hidden name is a noun that names no subject', () => {
  const { statements } = read('The tool is owned by [name] and not by [name], and it breaks every day.');
  assert.ok(statements.some(({ terms }) => terms.some(({ key }) => key === 'tool')));
  assert.ok(statements.every(({ terms }) => terms.every(({ text }) => !text.includes('name'))));
});

test('a tag of a transcriber does not make a turn pasted text', () => {
  assert.deepEqual(read('<laugh> The app crashes every day and nobody fixes it.').unused, {});
});

test('points of summaries have no transcription marks, and all editorial brackets', () => {
  const points = (text: string): string[] => summarise(read(text), conversationOf(text)).map((each) => each.text);
  assert.deepEqual(points('The tool is um [not] reliable [inaudible 00:01].'), ['The tool is [not] reliable.']);
  assert.deepEqual(points('[Our] printer [sic] breaks every week.'), ['[Our] printer [sic] breaks every week.']);
  assert.deepEqual(points('He told me “um, the the printer is broken”.'), [
    'He told me “um, the the printer is broken”.',
  ]);
});
