import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bySize } from '../../../../../test/support/size.ts';
import { parseTranscript } from './parse-transcript.ts';
import { TranscriptError } from './problems.ts';
import { formatTimeCode } from './time-codes.ts';
import { limits, type TranscriptFormat } from './types.ts';

const MEBIBYTE = 1024 * 1024;
/** The largest file; the quick run has a quarter of it and the same time, for slow machines. */
const SIZE = bySize({ smoke: limits.file_characters / 4, proof: limits.file_characters });
const MIB = Math.round(SIZE / MEBIBYTE);
/** Of processor time. */
const BUDGET_MS = 2_000;

/** Processor time of this thread, which does not depend on the machine's other load. */
const cpuMs = () => process.threadCpuUsage().user / 1000;

/** The processor time for a transcript, accepted or rejected. */
function parseMs(format: TranscriptFormat, transcript: string): number {
  const begun = cpuMs();
  try {
    parseTranscript({ format, transcript });
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
  }
  return cpuMs() - begun;
}

function captions(format: 'vtt' | 'srt'): string {
  const cues: string[] = format === 'vtt' ? ['WEBVTT\n'] : [];
  for (let n = 0, length = 0; length < SIZE - 200; n += 1) {
    const name = Math.floor(n / 40) % 2 === 0 ? 'Participant' : 'Interviewer';
    const voice = format === 'vtt' ? `<v ${name}>` : `${name}: `;
    const words = 'and then we had to, you know, write it all down again &amp; again';
    const [start, end] = [formatTimeCode(n * 250, '.'), formatTimeCode(n * 250 + 249, '.')];
    const cue = `${n}\n${start} --> ${end}\n${voice}${words}\n`;
    cues.push(cue);
    length += cue.length + 1;
  }
  return cues.join('\n');
}

test(`${MIB} MiB of captions or text become turns within two seconds`, () => {
  const answer = `Interviewer: Why?\nParticipant: ${'and then we had to write it all down again\n'.repeat(50)}`;
  const files = { vtt: captions('vtt'), srt: captions('srt'), text: answer.repeat(SIZE / answer.length) };
  for (const format of ['vtt', 'srt', 'text'] as const) {
    const begun = cpuMs();
    assert.ok(parseTranscript({ format, transcript: files[format] }).turns.length > SIZE / 5_300);
    const taken = cpuMs() - begun;
    assert.ok(taken < BUDGET_MS, `${format}: ${taken} ms`);
  }
});

test(`${MIB} MiB of adversarial text are parsed or rejected within two seconds`, () => {
  const hostile: [TranscriptFormat, string, string][] = [
    ['csv', 'speaker,text\n', 'participant,"a ""b"" c"\n'],
    ['csv', 'speaker,text\n', '"'],
    ['csv', 'speaker,text\n"', '""'],
    ['csv', 'speaker,text\n', ','],
    ['csv', 'speaker,text\n', '\n'],
    ['csv', 'speaker,text\n', '=1+1,\r'],
    ['text', 'Participant: a', '\n'],
    ['text', 'Participant: a\n', 'b\n'],
    ['text', 'Participant:', ' '],
    ['text', '', 'A: b\n'],
    ['text', 'A', '('],
    ['srt', '', '\n'],
    ['srt', '', '1\n'],
    ['srt', '', '0:0-->0:0\nparticipant:a\n'],
    ['srt', '1\n00:01 -->', ' '],
    ['vtt', 'WEBVTT\n', 'a\n'],
    ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Participant>', '<a'],
    ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n', '<v a>'],
  ];
  for (const [format, head, scrap] of hostile) {
    const taken = parseMs(format, head + scrap.repeat(Math.floor((SIZE - head.length) / scrap.length)));
    assert.ok(taken < BUDGET_MS, `${format} of ${JSON.stringify(scrap)}: ${taken} ms`);
  }
});
