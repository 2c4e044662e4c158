import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTranscript } from './parse-transcript.ts';
import { refused } from './refused.fixture.ts';
import type { Speaker } from './types.ts';

const speaker_map: Record<string, Speaker> = {
  '0': 'interviewer',
  '1': 'participant',
  A: 'interviewer',
  B: 'participant',
  SPEAKER_00: 'interviewer',
  SPEAKER_01: 'participant',
  ch_0: 'interviewer',
  ch_1: 'participant',
};
const TALK = [
  ['Where do you park?', 1],
  ['Behind the mill.', 4],
  ['Always?', 8],
  ['Mostly, yes.', 10],
] as const;
const EXPECTED = ['i@1000: Where do you park?', 'p@4000: Behind the mill.', 'i@8000: Always?', 'p@10000: Mostly, yes.'];

const parse = (transcript: unknown) => parseTranscript({ format: 'json', transcript, speaker_map });
const said = (transcript: unknown) =>
  parse(transcript).turns.map(({ speaker, text, started_ms }) => `${speaker.charAt(0)}@${started_ms}: ${text}`);
const pieces = <T>(make: (text: string, start: number, voice: 0 | 1) => T): T[] =>
  TALK.map(([text, start], n) => make(text, start, (n % 2) as 0 | 1));
/** The words of a text, each .2 s. */
const wordsOf = (text: string, start: number, more: (word: string) => object, unit = 1): object[] =>
  text.split(' ').map((word, n) => ({
    start: Math.round((start + n / 5) * 1000) / (1000 / unit),
    end: Math.round((start + n / 5 + 0.1) * 1000) / (1000 / unit),
    ...more(word),
  }));
const allWords = (more: (word: string, voice: 0 | 1) => object, unit = 1) =>
  pieces((text, start, voice) => wordsOf(text, start, (word) => more(word, voice), unit)).flat();
const channel = (voice: 0 | 1, more: object = {}) => ({
  alternatives: [
    {
      words: pieces((text, start, of) =>
        of === voice ? wordsOf(text, start, (word) => ({ word: word.toLowerCase(), punctuated_word: word })) : [],
      ).flat(),
      ...more,
    },
  ],
});
const paragraphs = (voice: 0 | 1) => ({
  paragraphs: {
    paragraphs: pieces((text, start, of) => ({ of, sentences: [{ text }], start, end: start + 1, speaker: 0 })).filter(
      ({ of }) => of === voice,
    ),
  },
});

const FILES: Record<string, unknown> = {
  'a bare list of segments': pieces((text, start, n) => ({ text, start, end: start + 1, speaker: `SPEAKER_0${n}` })),
  'words of voices': { text: TALK.map(([text]) => text).join(' '), words: allWords((text, n) => ({ text, speaker: 'AB'[n] }), 1000) },
  'words and the space between them': {
    words: allWords((text, n) => ({ text, speaker_id: 'AB'[n] })).flatMap((word) => [word, { text: ' ', type: 'spacing' }]),
  },
  'paragraphs whose words name voices': {
    paragraphs: pieces((text, start, n) => ({
      text,
      start: start * 1000,
      end: start * 1000 + 900,
      words: wordsOf(text, start, (word) => ({ text: word, speaker: 'AB'[n] }), 1000),
    })),
  },
  'sentences with names of speakers': { sentences: pieces((text, start, n) => ({ text, start_time: start, end_time: start + 1, speaker_name: 'AB'[n] })) },
  'words of two channels': { results: { channels: [channel(0), channel(1)] } },
  'paragraphs of two channels': { results: { channels: [channel(0, paragraphs(0)), channel(1, paragraphs(1))] } },
  'utterances of two channels with the same voice': {
    results: { utterances: pieces((transcript, start, n) => ({ transcript, start, end: start + 1, channel: n, speaker: 0, words: wordsOf(transcript, start, (word) => ({ word, speaker: 0 })) })) },
  },
  'segments of channels': { results: { audio_segments: pieces((transcript, start, n) => ({ transcript, start_time: String(start), end_time: String(start + 1), channel_label: `ch_${n}` })) } },
  'voices repeated before the words': { transcription: pieces((text, start, n) => ({ text: ` (speaker ${n}) ${text}`, offsets: { from: start * 1000, to: start * 1000 + 900 }, speaker: String(n) })) },
}; // prettier-ignore

for (const [kind, file] of Object.entries(FILES)) {
  test(`JSON of programs: ${kind}`, () => {
    assert.deepEqual(said(file), EXPECTED);
    assert.deepEqual(
      parse(file).warnings.filter((each) => !each.includes('speaker_map')),
      [],
    );
  });
}

const mixed = (text: string, words: object[]) => ({
  segments: [
    { start: 1, end: 6, text: ` ${text}`, speaker: 'SPEAKER_00', words },
    { start: 8, end: 9, text: ' Always?', speaker: 'SPEAKER_00' },
    { start: 10, end: 12, text: ' Mostly, yes.', speaker: 'SPEAKER_01' },
  ],
});

test('a segment whose words name two voices is divided where the voice changes, in its own characters', () => {
  const words = [
    ...wordsOf('Where do you park?', 1, (word) => ({ word, speaker: 'SPEAKER_00' })),
    ...wordsOf('Behind the mill', 4, (word) => ({ word, speaker: 'SPEAKER_01' })),
  ];
  // Programs leave a number without an alignment and a voice.
  words[5] = { word: 'the' };
  assert.deepEqual(said(mixed('Where do you  park? Behind the mill.', words)), [
    'i@1000: Where do you  park?',
    ...EXPECTED.slice(1),
  ]);
});

test('a segment stays whole, with a warning, where its words are not those of its text', () => {
  const words = [
    { word: 'where', start: 1, end: 2, speaker: 'SPEAKER_00' },
    { word: 'behind', start: 4, end: 5, speaker: 'SPEAKER_01' },
  ];
  const { turns, warning_details } = parse(mixed('Where do you park? Behind the mill.', words));
  assert.equal(turns[0]?.text, 'Where do you park? Behind the mill.');
  assert.ok(warning_details.some(({ code, lines }) => code === 'words_of_others' && lines[0] === 1));
});

test('voices that are numbered anew in each channel are not one voice', () => {
  const utterances = pieces((transcript, start, n) => ({
    transcript,
    start,
    end: start + 1,
    channel: n,
    speaker: start % 2,
  }));
  assert.deepEqual(refused({ format: 'json', transcript: { results: { utterances } }, speaker_map }), [
    'speaker_unmapped transcript.line.1',
    'speaker_unmapped transcript.line.2',
    'speaker_unmapped transcript.line.3',
  ]);
});
