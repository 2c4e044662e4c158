import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTranscript } from './parse-transcript.ts';

const speaker_map = { 'Ivo Marsh': 'interviewer', 'Lea Tran': 'participant' } as const;

/** What is left of words in a caption, with and without hours and voice spans. */
function captioned(format: 'vtt' | 'srt', words: string): (string | undefined)[] {
  return ['Lea Tran: ', ...(format === 'vtt' ? ['<v Lea Tran>'] : [])].map((label) => {
    const cues = `00:00:01.000 --> 00:00:02.000\nIvo Marsh: When?\n\n00:00:03.000 --> 00:00:04.000\n${label}${words}\n`;
    const transcript = (format === 'vtt' ? 'WEBVTT\n\n' : '') + cues;
    return parseTranscript({ format, transcript, speaker_map }).turns[1]?.text;
  });
}

const COMPARED = [
  'when a <b and c> d it stops', 'for s <i or u> p', 'so c <u, then> d', 'x <b = y> z', 'the <font of wisdom> there', 'it is <3 or so> up',
  '<em dash> was typed', 'with b <c.d and e> f', 'at <12:30> sharp',
] as const; // prettier-ignore

for (const format of ['vtt', 'srt'] as const) {
  test(`${format}: words between a smaller and a greater sign stay`, () => {
    for (const words of COMPARED) {
      for (const text of captioned(format, words)) assert.equal(text, words);
    }
  });

  test(`${format}: tags are left out with their attributes`, () => {
    for (const words of [
      '<b>All</b> of <i>it</i>',
      '<font color="#ff0000" size=2>All</font> of it',
      "<FONT face='Noto Sans'>All</FONT> of it",
      ...(format === 'vtt'
        ? [
            '<c.loud.red>All</c> of <lang en-GB>it</lang>',
            '<span style="top: 2px">All</span> of it',
            'All <00:00:03.400>of it',
          ]
        : []),
    ]) {
      for (const text of captioned(format, words)) assert.equal(text, 'All of it', words);
    }
  });
}
