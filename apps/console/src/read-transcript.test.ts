import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginningOf, previewOf } from './read-transcript.ts';

const encoder = new TextEncoder();
const look = (text: string) => previewOf(encoder.encode(text));
const brief = async (text: string) =>
  (await look(text)).speakers.map(({ label, turns, role }) => `${label} ${turns} ${role}`);

test('who asks is the interviewer, whatever the labels are', async () => {
  const text =
    'Kim: Fine, thanks.\nKim: What went wrong?\n[00:12] Ana Roth: The notes.\nKim: Why?\nAna Roth: Nobody reads them.';
  assert.deepEqual(await brief(text), ['Kim 3 interviewer', 'Ana Roth 2 participant']);
});

test('labels that say who speaks count before questions', async () => {
  assert.deepEqual(await brief('Interviewer: Tell me.\nBefragte: Why me?'), [
    'Interviewer 1 interviewer',
    'Befragte 1 participant',
  ]);
});

test('voices of WebVTT and turns of JSON are speakers', async () => {
  const vtt =
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Kim>And then?</v>\n\n00:03.000 --> 00:04.000\n<v Ana>Gone.</v>\n\n';
  assert.deepEqual(
    await brief(`${vtt}00:05.000 --> 00:06.000\n<v Kim>Why?\n\n00:07.000 --> 00:08.000\n<v Ana>Who knows.`),
    ['Kim 2 interviewer', 'Ana 2 participant'],
  );
  const segments = [
    { speaker: 'SPEAKER_00', text: 'Why?' },
    { speaker: 'SPEAKER_01', text: 'So.' },
  ];
  assert.deepEqual(await brief(JSON.stringify({ language: 'en', segments })), [
    'SPEAKER_00 1 interviewer',
    'SPEAKER_01 1 participant',
  ]);
  assert.deepEqual((await look(JSON.stringify({ turns: segments }))).lines, ['SPEAKER_00: Why?', 'SPEAKER_01: So.']);
});

test('a time or a web address is no label, and broken JSON is text', async () => {
  assert.deepEqual(await brief('At 10:30 we met.\nhttps://example.org\nAt 10:40 we left.\n12:30: lunch'), []);
  assert.deepEqual(await brief('{ "turns": ['), []);
});

test('bytes are decoded as the file says; what is no text is left to the server', async () => {
  assert.deepEqual((await previewOf(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x3a, 0]))).lines, ['A:']);
  assert.deepEqual((await previewOf(new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65]))).lines, ['Grüße']);
  assert.equal((await previewOf(new Uint8Array([0x41, 0, 0x42]))).isReadable, false);
});

test('a file that is named as JSON and is none is broken at once', async () => {
  const isBroken = async (text: string, name: string) => (await previewOf(encoder.encode(text), name)).isBroken;
  assert.equal(await isBroken('{ "turns": [', 'a.json'), true);
  assert.equal(await isBroken('Kim: Hello', 'a.JSON'), true);
  assert.equal(await isBroken('{ "turns": [] }', 'a.json'), false);
  assert.equal(await isBroken('[00:12] Kim: Hello', 'a.txt'), false);
});

test('subtitles begin with what was said, and a transcript with its lines', async () => {
  const vtt =
    'WEBVTT\n\n1\n00:01.000 --> 00:02.000\n<v Kim>And <i>then</i>?</v>\n\nNOTE checked\n\n2\n00:03 --> 00:04\nGone.';
  assert.deepEqual(beginningOf(await look(vtt), 8), ['Kim: And then?', 'Gone.']);
  assert.deepEqual(beginningOf(await look('Kim: <ok>\n\n7\nAna: No.'), 2), ['Kim: <ok>', '7']);
});

test('twice as much text takes about twice as long', async () => {
  for (const shape of ['A: b?\n', 'a', ' ', '[', '<v ', '0:00', ':', '{"a":', '\n\r', 'a:\n']) {
    const timeOf = async (count: number) => {
      const bytes = encoder.encode(shape.repeat(count));
      const started = performance.now();
      beginningOf(await previewOf(bytes), 8);
      return performance.now() - started;
    };
    await timeOf(20_000);
    // The fastest of three: other programs use the processor too.
    const best = async (count: number) => Math.min(await timeOf(count), await timeOf(count), await timeOf(count));
    const [once, twice] = [await best(40_000), await best(80_000)];
    assert.ok(twice < 4 * once + 50, `${JSON.stringify(shape)}: ${once} and ${twice} ms`);
  }
});

test('a table shows its rows as words with the labels of its speakers, at the lines of the file', async () => {
  const table = 'Time;Speaker;Text\n0:01;Kim;"How was it;\nall in all?"\n0:09;Ana;"=1+1"\n;;\n0:12;Kim;And?\n';
  const found = await previewOf(new TextEncoder().encode(table));
  assert.deepEqual(beginningOf(found, 9), ['Kim: How was it;\nall in all?', 'Ana: =1+1', 'Kim: And?']);
  assert.equal(found.lines[3], 'Ana: =1+1');
  assert.deepEqual(
    found.speakers.map(({ label, role }) => [label, role]),
    [
      ['Kim', 'interviewer'],
      ['Ana', 'participant'],
    ],
  );
  const open = await previewOf(new TextEncoder().encode('speaker,text\nKim,How?\nAna,"Fine'));
  assert.deepEqual(beginningOf(open, 9), ['Kim: How?']);
});
