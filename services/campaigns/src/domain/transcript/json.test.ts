import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTranscript } from './parse-transcript.ts';
import { refused } from './refused.fixture.ts';

const parse = (turns: unknown[]) => parseTranscript({ format: 'json', transcript: { turns } });

test('a turn keeps its words, times, question and topics; other fields are ignored', () => {
  const { turns, warnings } = parse([
    { speaker: 'Interviewer', text: '  Why?\n' },
    {
      id: 'x',
      speaker: 'participant',
      text: 'Because,\nwell.',
      started_ms: 0,
      ended_ms: 10,
      question_id: 'q1',
      tags: ['time', { topic: ' money ', source: 'auto', confidence: 0.4 }, 'time'],
    },
    { speaker: 'participant', text: 'Hm.', started_ms: 5, ended_ms: null, question_id: null },
  ]);
  const none = { question_id: null, tags: [] };
  assert.deepEqual(turns, [
    { speaker: 'interviewer', speaker_label: null, text: 'Why?', started_ms: null, ended_ms: null, ...none },
    {
      speaker: 'participant',
      speaker_label: null,
      text: 'Because,\nwell.',
      started_ms: 0,
      ended_ms: 10,
      question_id: 'q1',
      tags: [
        { topic: 'time', source: 'person', confidence: 1 },
        { topic: 'money', source: 'person', confidence: 1 },
      ],
    },
    { speaker: 'participant', speaker_label: null, text: 'Hm.', started_ms: 5, ended_ms: null, ...none },
  ]);
  assert.deepEqual(warnings, ['Turn 3: begins while another is still being spoken.']);
});

test('each invalid field is reported with its path', () => {
  const turns = [
    'secret',
    { text: 'secret' },
    { speaker: 7, text: '  ' },
    { speaker: 'participant', text: 'secret', started_ms: 1.5, ended_ms: -1 },
    { speaker: 'participant', text: 'secret', started_ms: 90, ended_ms: 80 },
    { speaker: 'participant', text: 'secret', started_ms: 70, question_id: 7, tags: ['', 3] },
    { speaker: 'Mr Secret', text: 'secret', tags: 'secret' },
    { speaker: 'participant', text: 'secret \ud83d cut' },
    { speaker: 'participant', text: 'secret \0' },
  ];
  assert.deepEqual(refused({ format: 'json', transcript: { turns } }), [
    'object_type transcript.turns.0',
    'missing transcript.turns.1.speaker',
    'string_type transcript.turns.2.speaker',
    'text_empty transcript.turns.2.text',
    'offset_type transcript.turns.3.started_ms',
    'offset_type transcript.turns.3.ended_ms',
    'string_type transcript.turns.5.question_id',
    'text_empty transcript.turns.5.tags.0',
    'string_type transcript.turns.5.tags.1',
    'list_type transcript.turns.6.tags',
    'speaker_unmapped transcript.turns.6.speaker',
    'encoding_lone_surrogate transcript.turns.7.text',
    'encoding_nul transcript.turns.8.text',
  ]);
});

test('anything but a list of turns is rejected', () => {
  assert.deepEqual(refused({ format: 'json', transcript: 'Participant: secret' }), ['list_type transcript']);
  assert.deepEqual(refused({ format: 'json', transcript: { turns: {} } }), ['list_type transcript.turns']);
  assert.deepEqual(refused({ format: 'json', transcript: null }), ['list_type transcript']);
});
