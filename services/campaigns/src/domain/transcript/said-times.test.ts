import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ParsedFormat, parseTranscript } from './parse-transcript.ts';

const speaker_map = { 'Ivo Marsh': 'interviewer', 'Lea Tran': 'participant' } as const;
const parse = (transcript: string, format: ParsedFormat = 'text') =>
  parseTranscript({ format, transcript, speaker_map });
const said = (transcript: string, format: ParsedFormat = 'text') =>
  parse(transcript, format).turns.map(({ speaker, text }) => `${speaker.charAt(0)}: ${text}`);
const dropped = (transcript: string) =>
  parse(transcript).warning_details.map(({ code, lines }) => `${code} ${lines.join()}`);

const TIMES = [
  '20 minutes', '7 min', '9 seconds', '1 hour', '3 hours 10 minutes', '2h', '1m30s', '40 Sekunden', '8 Minuten', '15 minutos', '6 минут', '[01:20]', '(2:15)',
  '{0:30}', '10:45', '00:10:00',
] as const; // prettier-ignore

const captions = (mark: string) => (parts: readonly string[]) =>
  parts.map((part, n) => `00:00:0${n * 2}${mark}000 --> 00:00:0${n * 2 + 1}${mark}000\n${part}\n`).join('\n');
const FILES: Record<'text' | 'srt' | 'vtt', (parts: readonly string[]) => string> = {
  text: (parts) => parts.join('\n'),
  srt: captions(','),
  vtt: (parts) => `WEBVTT\n\n${captions('.')(parts)}`,
};

for (const format of ['text', 'srt', 'vtt'] as const) {
  test(`${format}: an answer that is only a time or a duration is what the participant said`, () => {
    for (const time of TIMES) {
      for (const answer of [`Lea Tran: ${time}`, `Lea Tran:\n${time}`, `**Lea Tran:** ${time}`]) {
        const file = ['Ivo Marsh: How long is it?', answer, 'Ivo Marsh: And before?', 'Lea Tran: Longer.'];
        const { turns, warnings } = parse(FILES[format](file), format);
        assert.deepEqual(
          turns.map(({ text }) => text),
          ['How long is it?', time, 'And before?', 'Longer.'],
          JSON.stringify(answer),
        );
        assert.deepEqual(warnings, [], JSON.stringify(answer));
      }
    }
  });

  test(`${format}: a time after or below each label is the time of the turn, and no words`, () => {
    for (const form of [
      'L: (0:05)\nW',
      'L: [00:05]\nW',
      'L:\n0:05\nW',
      'L: 0 minutes 5 seconds\nW',
      'L\n0 minutes 5 seconds\nW',
    ]) {
      const part = (label: string, words: string) => form.replace('L', label).replace('W', words);
      const file = [part('Ivo Marsh', 'How was it?'), part('Lea Tran', '20 minutes'), part('Ivo Marsh', 'Thanks.')];
      assert.deepEqual(said(FILES[format](file), format), ['i: How was it?', 'p: 20 minutes', 'i: Thanks.'], form);
    }
  });
}

test('where every answer is a duration, each of them is kept', () => {
  const file =
    'Ivo Marsh: How long?\nLea Tran: 20 minutes\nIvo Marsh: And home?\nLea Tran: 1 hour\nIvo Marsh: 1 hour?\nLea Tran: 1 hour';
  assert.deepEqual(said(file), [
    'i: How long?',
    'p: 20 minutes',
    'i: And home?',
    'p: 1 hour',
    'i: 1 hour?',
    'p: 1 hour',
  ]);
});

test('a label and a time that bring no words keep the time as words', () => {
  assert.deepEqual(said('Ivo Marsh\nHow long?\nLea Tran\n20 minutes\nIvo Marsh\nThanks.'), [
    'i: How long?',
    'p: 20 minutes',
    'i: Thanks.',
  ]);
});

test('a time on a line of its own within a turn is speech', () => {
  for (const time of [...TIMES, '00:00:04 --> 00:00:06']) {
    const file = `Ivo Marsh: How long?\nLea Tran: To the depot it is\n${time}\nand back\n${time}\nIvo Marsh: Thanks.`;
    assert.deepEqual(said(file), ['i: How long?', `p: To the depot it is ${time} and back ${time}`, 'i: Thanks.']);
  }
});

test('a time above or below an empty line is speech, too, unless it is one of a series of marks', () => {
  const file = 'Ivo Marsh: When?\n\nLea Tran: At\n\n10:30\n\nand\n\n11:45\n\nIvo Marsh: Thanks.';
  assert.deepEqual(said(file), ['i: When?', 'p: At 10:30 and 11:45', 'i: Thanks.']);
});

test('times above each label are times of turns', () => {
  for (const time of ['0:05', '[00:05]', '00:00:05 --> 00:00:07', '0 minutes 5 seconds']) {
    const file = `${time}\nIvo Marsh: How long?\n${time}\nLea Tran: Long.\n${time}\nIvo Marsh: And\n20 minutes\nmore?`;
    const { turns } = parse(file);
    assert.deepEqual(
      turns.map(({ text, started_ms }) => [text, started_ms]),
      [
        ['How long?', 5000],
        ['Long.', 5000],
        ['And 20 minutes more?', 5000],
      ],
      time,
    );
  }
});

test('marks that a program writes as time goes by are left out, with their lines', () => {
  for (const mark of [(n: number) => `00:0${n}:00`, (n: number) => `[0${n}:00]`, (n: number) => `(00:0${n}:00)`]) {
    const file = `Ivo Marsh: How was it?\n\n${mark(1)}\n\nLea Tran: Slow.\n\n${mark(2)}\n\nVery slow.\nIvo Marsh: Thanks.`;
    assert.deepEqual(said(file), ['i: How was it?', 'p: Slow. Very slow.', 'i: Thanks.']);
    assert.deepEqual(dropped(file), ['program_line 3,7']);
  }
});

test('the end mark of a paragraph that coding programs write is no word', () => {
  const file = 'Ivo Marsh: How long? #00:00:04-2#\nLea Tran: 20 minutes #00:00:09-5#\nor so. #00:00:11-0#';
  assert.deepEqual(said(file), ['i: How long?', 'p: 20 minutes or so.']);
});
