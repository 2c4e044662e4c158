import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ParsedFormat, parseTranscript } from './parse-transcript.ts';
import { refused } from './refused.fixture.ts';
import { TranscriptRenderer } from './render-transcript.ts';
import type { ParsedTurn, Speaker } from './types.ts';

const speaker_map: Record<string, Speaker> = {
  Moderator: 'interviewer',
  Ana: 'participant',
  'Ben Okoro': 'participant',
};

const files: Record<ParsedFormat, unknown> = {
  json: {
    turns: [
      { speaker: 'Moderator', text: 'Why?' },
      { speaker: 'Ana', text: 'Noise.' },
      { speaker: 'BEN  okoro', text: 'Light.' },
      { speaker: 'ana', text: 'Both.' },
    ],
  },
  csv: 'time,speaker,text\n0:01,Moderator,Why?\n0:02,Ana,Noise.\n0:03,BEN  okoro,Light.\n0:04,ana,Both.\n',
  text: 'Moderator: Why?\nAna: Noise.\nBEN  okoro: Light.\nana: Both.\n',
  vtt: `WEBVTT

00:01.000 --> 00:02.000
<v Moderator>Why?

00:02.000 --> 00:03.000
<v Ana>Noise.

00:03.000 --> 00:04.000
<v BEN  okoro>Light.

00:04.000 --> 00:05.000
<v ana>Both.
`,
  srt: `1
00:00:01,000 --> 00:00:02,000
Moderator: Why?

2
00:00:02,000 --> 00:00:03,000
Ana: Noise.

3
00:00:03,000 --> 00:00:04,000
BEN  okoro: Light.

4
00:00:04,000 --> 00:00:05,000
ana: Both.
`,
};

const said = (turns: readonly ParsedTurn[]) =>
  turns.map(({ speaker, speaker_label, text }) => [speaker, speaker_label, text].join('|'));

for (const [format, transcript] of Object.entries(files) as [ParsedFormat, unknown][]) {
  test(`${format}: where several participants are named, each turn keeps who spoke, by the first spelling of the label`, () => {
    const { turns, warnings } = parseTranscript({ format, transcript, speaker_map });
    assert.deepEqual(said(turns), [
      'interviewer|Moderator|Why?',
      'participant|Ana|Noise.',
      'participant|BEN okoro|Light.',
      'participant|Ana|Both.',
    ]);
    assert.deepEqual(warnings, ['2 participants are named; each turn keeps the label of its speaker.']);
  });

  test(`${format}: with one participant, no label is kept`, () => {
    const one: Record<string, Speaker> = { Moderator: 'interviewer', Ana: 'participant', 'Ben Okoro': 'interviewer' };
    const { turns, warnings } = parseTranscript({ format, transcript, speaker_map: one });
    assert.deepEqual(
      turns.map(({ speaker_label }) => speaker_label),
      [null, null, null, null],
    );
    assert.deepEqual(warnings, []);
  });
}

test('a JSON turn may name its speaker beside the role, as transcripts of the API do', () => {
  const turns = [
    { speaker: 'interviewer', speaker_label: null, text: 'Why?' },
    { speaker: 'participant', speaker_label: 'Ana', text: 'Noise.' },
    { speaker: 'participant', speaker_label: 'Ben', text: 'Light.' },
  ];
  const parsed = parseTranscript({ format: 'json', transcript: { turns } });
  assert.deepEqual(said(parsed.turns), [
    'interviewer|interviewer|Why?',
    'participant|Ana|Noise.',
    'participant|Ben|Light.',
  ]);
  const wrong = { turns: [{ ...turns[1], speaker_label: 7 }] };
  assert.deepEqual(refused({ format: 'json', transcript: wrong }), ['string_type transcript.turns.0.speaker_label']);
});

test('captions of two participants in a row stay two turns', () => {
  const { turns } = parseTranscript({ format: 'vtt', transcript: files.vtt, speaker_map });
  assert.equal(turns.length, 4);
});

test('rendered captions of several participants are parsed back with the same speakers', () => {
  const { turns } = parseTranscript({ format: 'vtt', transcript: files.vtt, speaker_map });
  for (const format of ['vtt', 'srt'] as const) {
    const starts = turns.map(({ started_ms }) => started_ms);
    const renderer = new TranscriptRenderer(format, starts);
    const again = parseTranscript({ format, transcript: renderer.head + renderer.next(turns), speaker_map });
    assert.deepEqual(said(again.turns), said(turns));
  }
});

const crowd = (count: number, labelOf: (n: number) => string) => ({
  turns: Array.from({ length: count }, (_, n) => ({ speaker: 'participant', speaker_label: labelOf(n), text: 'Yes.' })),
});

test('50 speakers are accepted, 51 and longer labels are rejected with what to do', () => {
  assert.equal(parseTranscript({ format: 'json', transcript: crowd(50, (n) => `P${n}`) }).turns.length, 50);
  const problems = (transcript: unknown) => refused({ format: 'json', transcript });
  assert.deepEqual(problems(crowd(51, (n) => `secret${n}`)), ['too_many_speakers transcript']);
  assert.deepEqual(problems(crowd(2, (n) => `secret${n}${'x'.repeat(100)}`)), ['label_too_long transcript']);
});
