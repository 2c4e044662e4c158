import assert from 'node:assert/strict';
import { test } from 'node:test';

import { type ParsedFormat, parseTranscript } from './parse-transcript.ts';
import { refused } from './refused.fixture.ts';
import { formatTimeCode } from './time-codes.ts';
import { limits, type Speaker } from './types.ts';

const text = (transcript: unknown, speaker_map?: Record<string, Speaker>) =>
  ({ format: 'text', transcript, speaker_map }) as const;

test('a damaged encoding is reported with its line', () => {
  const faults: [string, string][] = [
    ['Participant: a\nParticipant: caf\ufffd', 'encoding_replacement_character transcript.line.2'],
    ['P\0a\0r\0t\0', 'encoding_nul transcript.line.1'],
    ['\u00ff\u00feP a r t', 'encoding_utf16 transcript.line.1'],
    ['\ufffe倀', 'encoding_utf16 transcript.line.1'],
    ['ï»¿Participant: a', 'encoding_misread transcript.line.1'],
    ['Participant: itâ€™s a cafÃ©\n\nParticipant: in QuÃ©bec', 'encoding_misread transcript.line.3'],
    ['Participant: a\r\nParticipant: \udc00', 'encoding_lone_surrogate transcript.line.2'],
  ];
  for (const [transcript, problem] of faults) assert.deepEqual(refused(text(transcript)), [problem]);
});

test('letters that only resemble a damaged encoding are accepted', () => {
  const said = 'IRMÃ, MANHÃ, «AMANHû, â, €, 👩🏽‍⚕️';
  assert.equal(parseTranscript(text(`Participant: ${said}`)).turns[0]?.text, said);
});

test('empty transcripts, and those in which only the interviewer speaks, are rejected', () => {
  const formats: ParsedFormat[] = ['vtt', 'srt', 'text'];
  for (const format of formats) {
    assert.deepEqual(refused({ format, transcript: ' \r\n\ufeff' }), ['transcript_empty transcript']);
  }
  assert.deepEqual(refused({ format: 'vtt', transcript: 'WEBVTT\n\nNOTE\nsecret' }), ['transcript_empty transcript']);
  assert.deepEqual(refused({ format: 'json', transcript: { turns: [] } }), ['transcript_empty transcript']);
  assert.deepEqual(refused(text('Interviewer: secret?')), ['participant_missing transcript']);
});

test('only the participant speaking is accepted with a warning', () => {
  const { warnings } = parseTranscript(text('Participant: Well.'));
  assert.deepEqual(warnings, ['Only the participant speaks: answers cannot be matched to questions that were asked.']);
});

test('a transcript of the wrong type and an unknown format are rejected', () => {
  assert.deepEqual(refused(text({ turns: [] })), ['string_type transcript']);
  assert.deepEqual(refused({ format: 'toString' as ParsedFormat, transcript: '' }), ['literal_error format']);
});

test('speaker_map is validated and case-insensitive, and its unused labels are counted', () => {
  const wrong = { 'Al Secret': 'boss' as Speaker, Bo: 'participant', ' BO ': 'interviewer' } as const;
  assert.deepEqual(refused(text('Bo: secret', wrong)), [
    'speaker_unknown speaker_map',
    'speaker_contradiction speaker_map',
  ]);
  const { turns, warnings } = parseTranscript(
    text('INTERVIEWER: a\nbo: b', { interviewer: 'participant', BO: 'interviewer', Cy: 'participant' }),
  );
  assert.deepEqual(
    turns.map((turn) => turn.speaker),
    ['participant', 'interviewer'],
  );
  assert.deepEqual(warnings, ['1 label(s) of speaker_map do not occur in the transcript.']);
});

test('at most twenty problems are reported', () => {
  const turns = Array.from({ length: 1000 }, () => ({ speaker: 'participant', text: '' }));
  assert.equal(refused({ format: 'json', transcript: { turns } }).length, limits.problems);
});

test('a turn of 20,000 characters is accepted and one more is rejected, in every format', () => {
  const say: Record<ParsedFormat, (words: string) => unknown> = {
    json: (words) => ({ turns: [{ speaker: 'participant', text: words }] }),
    vtt: (words) => `WEBVTT\n\n00:01.000 --> 00:02.000\n<v Participant>${words}`,
    srt: (words) => `1\n00:00:01,000 --> 00:00:02,000\nParticipant: ${words}`,
    text: (words) => `Participant: ${words}`,
    csv: (words) => `speaker;text\nParticipant;${words}`,
  };
  for (const format of ['json', 'vtt', 'srt', 'text', 'csv'] as const) {
    const words = 'w'.repeat(limits.turn_characters);
    assert.equal(parseTranscript({ format, transcript: say[format](words) }).turns[0]?.text, words);
    assert.match(refused({ format, transcript: say[format](`${words}w`) })[0] ?? '', /^text_too_long/);
  }
});

test('merging captions never makes a turn longer than the limit', () => {
  const cues = [1, 2, 3].map((n) => `0:0${n}.000 --> 0:0${n}.900\n<v Participant>${'w'.repeat(9000)}\n`);
  const { turns } = parseTranscript({ format: 'vtt', transcript: ['WEBVTT\n', ...cues].join('\n') });
  assert.deepEqual(
    turns.map((turn) => turn.text.length),
    [18_001, 9000],
  );
});

test('20,001 turns are rejected in every format', () => {
  const numbers = Array.from({ length: limits.turns + 1 }, (_, n) => n);
  const times = numbers.map((n) => formatTimeCode(n * 4000, '.'));
  const cues = times.map((time) => `${time} --> ${time}\nParticipant: w`).join('\n\n');
  const turns = numbers.map(() => ({ speaker: 'participant', text: 'w' }));
  assert.deepEqual(refused({ format: 'json', transcript: { turns } }), ['too_many_turns transcript.turns']);
  assert.deepEqual(refused(text('Participant: w\n'.repeat(numbers.length))), ['too_many_turns transcript']);
  for (const [format, transcript] of [
    ['srt', cues],
    ['vtt', `WEBVTT\n\n${cues}`],
    ['csv', `time,speaker,text\n${times.map((time) => `${time},Participant,w`).join('\n')}`],
  ] as const) {
    assert.deepEqual(refused({ format, transcript }), ['too_many_turns transcript']);
  }
});
