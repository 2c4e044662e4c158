import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTranscript } from './parse-transcript.ts';
import { refused } from './refused.fixture.ts';
import { formatTimeCode } from './time-codes.ts';

const speaker_map = { 'Mia Brandt': 'interviewer', 'Jo Adeyemi': 'participant' } as const;

/** Captions with a cue at each of these seconds. */
const cuesAt = (seconds: readonly number[], format: 'srt' | 'vtt') => {
  const mark = format === 'srt' ? ',' : '.';
  const cues = seconds.map((second, n) => {
    const [start, end] = [formatTimeCode(second * 1000, mark), formatTimeCode(second * 1000 + 900, mark)];
    return `${start} --> ${end}\n${n % 2 === 0 ? 'Mia Brandt' : 'Jo Adeyemi'}: Part ${n}.\n`;
  });
  return { format, transcript: (format === 'vtt' ? 'WEBVTT\n\n' : '') + cues.join('\n'), speaker_map } as const;
};

for (const format of ['srt', 'vtt'] as const) {
  const first = format === 'vtt' ? 3 : 1;

  test(`${format}: one cue far from the others is a warning, whatever stands below it`, () => {
    for (const [seconds, wrong] of [
      [[1, 4, 2404, 7, 9, 12], 2],
      [[2404, 1, 4, 7, 9], 0],
      [[61, 64, 4, 67, 69], 2],
      [[61, 4, 67, 69], 1],
      [[1, 4, 2404, 7, 9, 3600, 12, 15], 2],
    ] as const) {
      const { turns, warning_details } = parseTranscript(cuesAt(seconds, format));
      const found = warning_details.find(({ code }) => code === 'time_backwards');
      assert.equal(found?.lines[0], first + wrong * 3, String(seconds));
      assert.deepEqual(
        turns.map(({ text }) => text),
        seconds.map((_, n) => `Part ${n}.`),
      );
      const others = turns.flatMap(({ started_ms }, n) => (seconds[n] === (started_ms ?? 0) / 1000 ? [] : [n]));
      assert.ok(others.length <= 2, String(seconds));
    }
  });

  test(`${format}: a file that begins again is rejected`, () => {
    for (const [seconds, begins] of [
      [[1, 30, 60, 1, 4, 7], 3],
      [[1, 30, 60, 2, 20, 70], 3],
      [[1, 600, 1], 2],
      [[1, 4, 600, 1, 4, 600], 3],
      [[1, 300, 600, 610, 302, 304], 4],
    ] as const) {
      assert.deepEqual(refused(cuesAt(seconds, format)), [`time_backwards transcript.line.${first + begins * 3}`]);
    }
  });
}
