import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTranscript } from './parse-transcript.ts';
import { refused } from './refused.fixture.ts';

const parse = (lines: string[]) => parseTranscript({ format: 'srt', transcript: lines.join('\n') });
const said = (lines: string[]) =>
  parse(lines).turns.map(({ speaker, text, started_ms, ended_ms }) => `${speaker} ${started_ms}-${ended_ms}: ${text}`);

test('wrong, repeated and missing numbers, dots for commas, short hours and trailing coordinates are tolerated', () => {
  const lines = [
    '7', '00:00:01,000 --> 00:00:02,000', 'Interviewer: <i>Well</i>?', '',
    '7', '0:00:05.5 --> 0:00:06.25 X1:10 X2:20', '{\\an8}<font color="red">PARTICIPANT:</font> Yes & no.', 'R&amp;D <name>', '',
    '0:10 --> 0:11', 'interviewer:Why?',
  ]; // prettier-ignore
  assert.deepEqual(said(lines), [
    'interviewer 1000-2000: Well?',
    'participant 5500-6250: Yes & no. R&amp;D <name>',
    'interviewer 10000-11000: Why?',
  ]);
});

test('a blank line inside a cue, none between two cues, and spoken numbers are understood', () => {
  const lines = [
    '1', '00:00:01,000 --> 00:00:02,000', 'Interviewer: How many?', '2', '00:00:03,000 --> 00:00:04,000', 'Participant: Say',
    '', '42', '', 'or --> more.', '', '3', '00:00:08,000 --> 00:00:09,000', 'Participant: 12', '12',
  ]; // prettier-ignore
  assert.deepEqual(said(lines), [
    'interviewer 1000-2000: How many?',
    'participant 3000-4000: Say 42 or --> more.',
    'participant 8000-9000: 12 12',
  ]);
});

test('a number without a timing, a broken timing and stray words are reported with their lines', () => {
  const transcript = [
    'secret title', 'secret subtitle', '', '1', '00:00:01,000 --> 00:00:02,000', 'Participant: secret', '', '2', 'secret', '', '3',
    '00:00:05,000 --> soon', 'Participant: secret', '', '4', '00:00:09,000 --> 00:00:08,000', 'Participant: secret',
  ].join('\n'); // prettier-ignore
  assert.deepEqual(refused({ format: 'srt', transcript }), [
    'timing_missing transcript.line.1',
    'timing_missing transcript.line.8',
    'timing_malformed transcript.line.12',
  ]);
});

test('two concatenated files are rejected instead of being merged into one conversation', () => {
  const transcript = [
    '1', '00:00:01,000 --> 00:00:02,000', 'Participant: one', '', '2', '00:10:00,000 --> 00:10:01,000', 'Participant: two', '',
    '1', '00:00:01,000 --> 00:00:02,000', 'Participant: three',
  ].join('\n'); // prettier-ignore
  assert.deepEqual(refused({ format: 'srt', transcript }), ['time_backwards transcript.line.10']);
});

test('WebVTT sent as SubRip is detected', () => {
  assert.deepEqual(refused({ format: 'srt', transcript: 'WEBVTT\n\n' }), ['format_mismatch format']);
});
