import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTranscript } from './parse-transcript.ts';
import { type RenderedForm, type SpeakerNames, type SpokenTurn, TranscriptRenderer } from './render-transcript.ts';
import { SeededRandom } from './seeded-random.fixture.ts';

/** Renders in pieces of two turns, like a long conversation. */
function renderTranscript(turns: readonly SpokenTurn[], form: RenderedForm, names?: SpeakerNames): string {
  const starts = turns.map(({ started_ms }) => started_ms);
  const renderer = new TranscriptRenderer(form, starts, names);
  let text = renderer.head;
  for (let from = 0; from < turns.length; from += 2) text += renderer.next(turns.slice(from, from + 2));
  return text;
}

const talk: SpokenTurn[] = [
  { speaker: 'interviewer', speaker_label: null, text: 'A & <b>?', started_ms: 1000, ended_ms: 2500 },
  {
    speaker: 'participant',
    speaker_label: null,
    text: 'One\r\ntwo --> *three*',
    started_ms: 3_603_000,
    ended_ms: null,
  },
];

test('WebVTT has voice spans and escapes what would be markup', () => {
  const lines = [
    'WEBVTT', '', '1', '00:00:01.000 --> 00:00:02.500', '<v Ana &amp; Co>A &amp; &lt;b&gt;?</v>', '',
    '2', '01:00:03.000 --> 01:00:04.140', '<v Participant>One two --&gt; *three*</v>', '',
  ]; // prettier-ignore
  assert.equal(
    renderTranscript(talk, 'vtt', { interviewer: 'Ana & Co', participant: 'Participant' }),
    lines.join('\n'),
  );
});

test('SubRip has numbers, commas and "Name:"', () => {
  const lines = [
    '1', '00:00:01,000 --> 00:00:02,500', 'Interviewer: A & <b>?', '',
    '2', '01:00:03,000 --> 01:00:04,140', 'Participant: One two --> *three*', '',
  ]; // prettier-ignore
  assert.equal(renderTranscript(talk, 'srt'), lines.join('\n'));
});

test('Markdown shows known times and escapes what would be formatting', () => {
  const turns = [
    ...talk,
    { speaker: 'participant' as const, speaker_label: null, text: 'End.', started_ms: null, ended_ms: null },
  ];
  const paragraphs = [
    String.raw`**Interviewer** (00:00:01): A & \<b\>?`,
    String.raw`**Participant** (01:00:03): One two --\> \*three\*`,
    '**Participant**: End.',
  ];
  assert.equal(renderTranscript(turns, 'markdown'), `${paragraphs.join('\n\n')}\n`);
});

const timed = (started_ms: number | null, ended_ms: number | null): SpokenTurn => {
  return { speaker: 'participant', speaker_label: null, text: 'x'.repeat(100), started_ms, ended_ms };
};

test('turns without times get estimated ones, in order and before the next known start', () => {
  const turns = [timed(null, null), timed(null, null), timed(8000, null), timed(9000, 9500), timed(null, null)];
  const timings = renderTranscript(turns, 'vtt').match(/^.* --> .*$/gm);
  assert.deepEqual(timings, [
    '00:00:00.000 --> 00:00:06.000',
    '00:00:06.000 --> 00:00:08.000',
    '00:00:08.000 --> 00:00:09.000',
    '00:00:09.000 --> 00:00:09.500',
    '00:00:09.500 --> 00:00:15.500',
  ]);
});

test('a transcript without turns is an empty document', () => {
  assert.equal(renderTranscript([], 'vtt'), 'WEBVTT\n');
  assert.equal(renderTranscript([], 'srt'), '');
  assert.equal(renderTranscript([], 'markdown'), '');
});

const WORDS = [
  'so',
  'Well: ',
  ' ',
  '&amp;',
  '--> ',
  '10:30 ',
  '<3 ',
  'ä',
  '👩🏽‍⚕️',
  'Name:',
  '- ',
  '1 ',
  '木村：',
  '…',
  'Participant: ',
] as const;

test('1,000 random conversations rendered as WebVTT and SubRip are parsed back unchanged', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const random = new SeededRandom(seed);
    let at = 0;
    const turns = Array.from({ length: 2 + random.below(8) }, (_, n) => {
      const started_ms = (at += random.below(4_000_000));
      const ended_ms = (at += random.below(9000));
      const text = `x${random.run(WORDS, 12)}${n}`;
      return {
        speaker: n % 2 === 0 ? 'interviewer' : 'participant',
        speaker_label: null,
        text,
        started_ms,
        ended_ms,
      } as const;
    });
    const expected = turns.map((turn) => ({ ...turn, question_id: null, tags: [] }));
    for (const format of ['vtt', 'srt'] as const) {
      const parsed = parseTranscript({ format, transcript: renderTranscript(turns, format) });
      assert.deepEqual(parsed.turns, expected, `seed ${seed}`);
    }
  }
});

test('words that look like markup survive WebVTT, and SubRip except for its own tags, which it cannot escape', () => {
  const turns: SpokenTurn[] = [
    { speaker: 'participant', speaker_label: null, text: '<b>a</b> <c> &lt; b', started_ms: 0, ended_ms: 1 },
  ];
  const back = (format: 'vtt' | 'srt') =>
    parseTranscript({ format, transcript: renderTranscript(turns, format) }).turns[0]?.text;
  assert.equal(back('vtt'), '<b>a</b> <c> &lt; b');
  assert.equal(back('srt'), 'a <c> &lt; b');
});
