import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTranscript } from './parse-transcript.ts';
import { refused } from './refused.fixture.ts';
import type { Speaker } from './types.ts';

const map: Record<string, Speaker> = {
  'Dr. Ana de Souza': 'interviewer',
  SPEAKER_01: 'participant',
  木村: 'participant',
};
const parse = (lines: string[], speaker_map = map) =>
  parseTranscript({ format: 'text', transcript: lines.join('\n'), speaker_map });

test('labels in any case, continuation lines and sentences with a colon are read', () => {
  const { turns } = parse([
    'INTERVIEWER: So, how is it?', '', 'participant: Fine.', '  The thing is: it works.', '', 'At 10:30 we stop: always.',
    'dr. ana  de souza: Really?', 'speaker_01:yes', '木村：はい',
  ]); // prettier-ignore
  assert.deepEqual(
    turns.map(({ speaker, text }) => [speaker, text]),
    [
      ['interviewer', 'So, how is it?'],
      ['participant', 'Fine. The thing is: it works. At 10:30 we stop: always.'],
      ['interviewer', 'Really?'],
      ['participant', 'yes'],
      ['participant', 'はい'],
    ],
  );
});

test('times before or after a label, in brackets or not, start a turn; marks within a turn are dropped', () => {
  const { turns } = parse([
    '[00:01:02] Interviewer: a', '(01:03) Participant: b', '[01:05] and c', '1:04 - Interviewer: d',
    '00:01:05.250 Participant: e', 'Interviewer [00:01:06]: f', 'Participant (1:07)', 'g', '**Interviewer** (01:08): h',
    '**Participant:** i', 'SPEAKER_01  1:09', 'j',
  ]); // prettier-ignore
  assert.deepEqual(
    turns.map(({ text, started_ms }) => [text, started_ms]),
    [
      ['a', 62_000],
      ['b and c', 63_000],
      ['d', 64_000],
      ['e', 65_250],
      ['f', 66_000],
      ['g', 67_000],
      ['h', 68_000],
      ['i', null],
      ['j', 69_000],
    ],
  );
});

test('an unknown label is reported once, by its line and never by its name', () => {
  const transcript = 'Mary Secret: hello\nParticipant: hi\nMary Secret: so\nPaul van Secret  0:15\nhm';
  const problems = refused({ format: 'text', transcript });
  assert.deepEqual(problems, ['speaker_unmapped transcript.line.1', 'speaker_unmapped transcript.line.4']);
});

test('impossible times are rejected with their lines', () => {
  const transcript =
    'the secret protocol\nof a talk\n[02:00] Participant: a\n[01:59] Participant: secret\n[03:75] Participant: b\n[900:00:00] Participant: c';
  assert.deepEqual(refused({ format: 'text', transcript }), [
    'timing_malformed transcript.line.5',
    'time_too_large transcript.line.6',
  ]);
});

test('a label without words is left out with a warning', () => {
  assert.deepEqual(parse(['Interviewer:', '', 'Participant: yes'], {}).warnings, [
    'Line 1: a label without words was left out.',
    'Only the participant speaks: answers cannot be matched to questions that were asked.',
  ]);
});

const HEADINGS = [
  'Interview mit Frau Berg, 12.3.2025', 'Frau Berg, 12.3.2025', 'Frau Berg', 'Ana Roth', 'Berlin, den 12. März 2025', '12/03/2025 10:30',
  'Datum: 12.3.2025', 'Date : mercredi 12 mars 2025', 'Date: March 12, 2025', 'Start: 10:30', 'Duración: 45 minutos', '# Night shift',
  'Project Night shift / Interview 3', 'Entrevista a Ana Roth - 12/03/2025', 'INTERVIEW WITH ANA ROTH', 'Station 7 – Ana Roth', '———',
] as const; // prettier-ignore

test('a heading above the first label is left out with a warning that names its line, also with strict speakers', () => {
  for (const heading of HEADINGS) {
    const lines = [
      heading,
      '',
      'Interviewer: How was it?',
      'Ana Roth: Fine.',
      'Interviewer: And then?',
      'Ana Roth: We left.',
    ];
    const { turns, warnings } = parseTranscript({
      format: 'text',
      transcript: lines.join('\n'),
      speaker_map: { 'Ana Roth': 'participant' },
      strict_speakers: true,
    });
    assert.equal(turns.length, 4, heading);
    assert.deepEqual(warnings, ['Line 1: words before the first speaker label were left out.'], heading);
  }
});

test('what may be said above the first label by somebody whom nothing names is rejected with strict speakers', () => {
  for (const line of [
    'Mary Secret: hello',
    'Mary Secret: I am 34',
    'Mary Secret – Welcome to you all.',
    'Mary Secret  0:15',
    'Mary Secret: From 2019 on I have been the night nurse',
  ]) {
    const transcript = `${line}\n\nInterviewer: How was it?\nParticipant: Fine.`;
    assert.deepEqual(refused({ format: 'text', transcript, strict_speakers: true }), [
      'speaker_unmapped transcript.line.1',
    ]);
  }
});

test('speaker_map may name labels with their colon', () => {
  const { turns, warnings } = parse(['Ida: How?', 'Jo Adeyemi: So.'], {
    'Ida:': 'interviewer',
    'Jo Adeyemi : ': 'participant',
  });
  assert.deepEqual(
    turns.map(({ speaker }) => speaker),
    ['interviewer', 'participant'],
  );
  assert.deepEqual(warnings, []);
});
