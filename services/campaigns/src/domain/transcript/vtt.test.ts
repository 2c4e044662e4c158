import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTranscript } from './parse-transcript.ts';
import { refused } from './refused.fixture.ts';
import type { Speaker } from './types.ts';

const map: Record<string, Speaker> = { 'Ana Ruiz': 'interviewer', Bo: 'participant' };
const parse = (transcript: string, speaker_map = map) => parseTranscript({ format: 'vtt', transcript, speaker_map });
const said = (transcript: string) => parse(transcript).turns.map(({ speaker, text }) => `${speaker}: ${text}`);

test('voice spans, cue ids, settings, comments, styles and regions are read; words stay as they are', () => {
  const { turns, warnings } = parse(
    [
      '\ufeffWEBVTT - a call',
      'Kind: captions',
      '',
      'REGION',
      'id:fred',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'NOTE',
      'not a cue, <v Ana Ruiz>never said',
      '',
      'intro-1',
      '00:01.000 --> 00:03.500 align:start position:10%',
      '<v.loud Ana Ruiz>How  are <i>things</i>,',
      '<00:02.000>R&amp;D wise?</v>',
      '',
      '01:00:04.000 --> 01:00:05.000',
      '<v Bo>Under <c.red>3 &lt; 4</c>, <3 hours &#233;&nosuch;',
      '',
    ].join('\r\n'),
  );
  const rest = { question_id: null, tags: [] };
  assert.deepEqual(turns, [
    {
      speaker: 'interviewer',
      speaker_label: null,
      text: 'How  are things, R&D wise?',
      started_ms: 1000,
      ended_ms: 3500,
      ...rest,
    },
    {
      speaker: 'participant',
      speaker_label: null,
      text: 'Under 3 < 4, <3 hours é&nosuch;',
      started_ms: 3_604_000,
      ended_ms: 3_605_000,
      ...rest,
    },
  ]);
  assert.deepEqual(warnings, []);
});

test('several voices in one cue are several turns, and "Name:" is read where there is no voice span', () => {
  const file =
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana Ruiz>Hm?</v> <v Bo>Yes.\n\n00:05.000 --> 00:06.000\nana ruiz: Sure?\nBo: Quite: sure.\n';
  assert.deepEqual(said(file), [
    'interviewer: Hm?',
    'participant: Yes.',
    'interviewer: Sure?',
    'participant: Quite: sure.',
  ]);
});

test('the id of a cue may name who speaks, as Webex writes it', () => {
  const cue = (id: string, second: number, words: string) =>
    `${id}\n00:0${second}.000 --> 00:0${second}.900\n${words}\n\n`;
  const file = `WEBVTT\n\n${cue('1 "Ana Ruiz" (5117)', 1, 'Sure?')}${cue('2 "Bo" (40)', 2, 'Quite sure.')}${cue('3 "Bo" (40)', 5, 'Ana Ruiz: Why?')}`;
  assert.deepEqual(said(file), ['interviewer: Sure?', 'participant: Quite sure.', 'interviewer: Why?']);
  assert.deepEqual(refused({ format: 'vtt', transcript: file.replaceAll('"Bo"', '"Secret"'), speaker_map: map }), [
    'speaker_unmapped transcript.line.9',
  ]);
});

test('cues of one speaker are one turn when less than two seconds apart, otherwise two turns', () => {
  const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Bo>One\n\n00:03.999 --> 00:09.000\n<v Bo>two\n';
  assert.deepEqual(said(file), ['participant: One two']);
  assert.deepEqual(said(file.replace('03.999', '04.000')), ['participant: One', 'participant: two']);
});

test('a cue without a label goes to the speaker before it, with a warning', () => {
  const { turns, warnings } = parse('WEBVTT\n\n00:01.000 --> 00:02.000\n<v Bo>One\n\n00:02.000 --> 00:03.000\ntwo\n');
  assert.equal(turns[0]?.text, 'One two');
  assert.ok(warnings.includes('Line 7: names no speaker; the words were given to the speaker before.'));
});

test('overlapping cues and cues slightly out of order are ordered by start, with a warning', () => {
  const file =
    'WEBVTT\n\n00:05.000 --> 00:09.000\n<v Bo>second\n\n00:03.000 --> 00:06.000\n<v Ana Ruiz>first\n\n00:10.000 --> 00:11.000\n<v>\n';
  const { turns, warnings } = parse(file);
  assert.deepEqual(
    turns.map((turn) => [turn.text, turn.started_ms]),
    [
      ['first', 3000],
      ['second', 5000],
    ],
  );
  assert.deepEqual(warnings, [
    'Line 6: starts before the one above; turns are ordered by start.',
    'Line 9: a cue without words was left out.',
    'Line 3: begins while another is still being spoken.',
  ]);
});

test('a cue without a blank line after it ends at the next timing', () => {
  const file = 'WEBVTT\n00:01.000 --> 00:02.000\n<v Ana Ruiz>One?\n00:03.000 --> 00:04.000\n<v Bo>Two.';
  assert.deepEqual(said(file), ['interviewer: One?', 'participant: Two.']);
});

test('each problem in a file is reported with its line', () => {
  const file = [
    'WEBVTT', '', '00:01.000 -> 00:02.000', 'secret', '', '00:04.000 --> oops', '<v Bo>secret', '',
    '00:09.000 --> 00:08.000', '<v Bo>secret', '', '00:61.000 --> 01:02.000', '<v Bo>secret', '',
    '00:40.000 --> 00:41.000', '<v Mrs Secret>secret', '', '00:20.000 --> 00:21.000', '<v mrs  secret>again', '',
    '900:00:00.000 --> 900:00:01.000', '<v Bo>late',
  ]; // prettier-ignore
  assert.deepEqual(refused({ format: 'vtt', transcript: file.join('\n'), speaker_map: map }), [
    'timing_missing transcript.line.3',
    'timing_malformed transcript.line.6',
    'timing_malformed transcript.line.12',
    'speaker_unmapped transcript.line.16',
    'time_too_large transcript.line.21',
  ]);
});

test('a file that is not WebVTT, or whose first cue has no speaker, is rejected with that problem', () => {
  const headless = '00:01.000 --> 00:02.000\n<v Bo>secret';
  assert.deepEqual(
    refused({ format: 'vtt', transcript: headless, speaker_map: map })[0],
    'vtt_header transcript.line.1',
  );
  const nameless = 'WEBVTT\n\n00:01.000 --> 00:02.000\nsecret\n\n00:03.000 --> 00:04.000\nsecret';
  assert.deepEqual(refused({ format: 'vtt', transcript: nameless }), ['speaker_missing transcript.line.4']);
});
