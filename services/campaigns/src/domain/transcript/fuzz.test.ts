import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTranscript } from './parse-transcript.ts';
import { TranscriptError } from './problems.ts';
import { SeededRandom } from './seeded-random.fixture.ts';
import { isSpeaker, limits, type TranscriptFormat, type TranscriptRequest } from './types.ts';

const FORMATS = ['vtt', 'srt', 'text', 'json', 'csv'] as const satisfies TranscriptFormat[];
const SCRAPS = [
  '\n', '\n\n', '\r\n', '\r', ' ', '\t', '\u2028', '\ufeff', 'WEBVTT', 'NOTE', 'STYLE', 'REGION', '1', '00:01.000', '-->', ' --> ',
  '00:00:01.000 --> 00:00:02.000', '0:01,5 --> 9:00,000', '99:99:99,999', '00:01:00.000 --> 00:00:01.000 align:start', '<v Participant>',
  '<v Interviewer>', '<v', '</v>', '<', '>', '<b>', '&amp;', '&#', '&#0;', '&#xD800;', '&#1114112;', '{\\an8}', 'Participant: ', 'Interviewer:',
  'Someone: ', 'speaker 1: ', '[00:01:02]', '(1:02)', '**', '__', ':', '：', 'word', 'häßlich', '木村', '👩🏽', '\0', '\ufffd', '\ud800', 'Ã©',
] as const; // prettier-ignore
const VALUES = [
  null,
  0,
  -1,
  1.5,
  7,
  1e300,
  Number.NaN,
  true,
  '',
  ' ',
  'participant',
  'Interviewer',
  'x',
  '\udfff',
  [],
  {},
  ['t'],
  [{}],
] as const;
const FIELDS = ['speaker', 'text', 'started_ms', 'ended_ms', 'question_id', 'tags', '__proto__'] as const;

/** Cues that are mostly well-formed: pure noise would be rejected at its first line, and the rest never parsed. */
function anyCues(random: SeededRandom): string {
  const most = random.below(12);
  const cues = Array.from({ length: random.below(6) }, (_, n) => {
    const timing = random.below(20) === 0 ? random.run(SCRAPS, 5) : `00:0${random.below(9)}.${n}00 --> 00:1${n}.000`;
    return `${timing}\nParticipant: ${random.run(SCRAPS, most)}\n${random.pick(['\n', '\n7\n', ''])}`;
  });
  return cues.join('');
}

function anyTranscript(random: SeededRandom, format: TranscriptFormat): unknown {
  if (format === 'csv')
    return `time,speaker,text\n${Array.from({ length: random.below(8) }, (_, n) => `${random.pick(['', `0:0${n}`, random.run(SCRAPS, 2)])},participant,${random.pick(['', '"'])}${random.run(SCRAPS, 9)}${random.pick(['', '"'])}\n`).join('')}`;
  if (format === 'text') return random.pick(['', 'WEBVTT\n\n', '1\n', 'Participant: ']) + random.run(SCRAPS, 40);
  if (format !== 'json')
    return random.pick([format === 'vtt' ? 'WEBVTT\n\n' : '', random.run(SCRAPS, 4)]) + anyCues(random);
  const turns = Array.from({ length: random.below(6) }, () => {
    const fields = Array.from({ length: random.below(8) }, () => [random.pick(FIELDS), random.pick(VALUES)] as const);
    return random.below(8) === 0
      ? random.pick(VALUES)
      : { speaker: 'participant', text: 'x', ...Object.fromEntries(fields) };
  });
  return random.below(10) === 0 ? random.pick(VALUES) : { turns: random.below(10) === 0 ? random.pick(VALUES) : turns };
}

function assertSound(request: TranscriptRequest): 'parsed' | 'refused' {
  try {
    const { turns } = parseTranscript(request);
    assert.ok(turns.some((turn) => turn.speaker === 'participant'));
    for (const { speaker, text, started_ms, ended_ms } of turns) {
      assert.ok(isSpeaker(speaker));
      assert.ok(text !== '' && text === text.trim() && text.isWellFormed() && !text.includes('\0'));
      assert.ok(started_ms === null || (Number.isInteger(started_ms) && started_ms >= 0));
      assert.ok(started_ms === null || ended_ms === null || ended_ms >= started_ms);
    }
    const starts = turns.map((turn) => turn.started_ms).filter((start) => start !== null);
    assert.deepEqual(
      starts,
      starts.toSorted((a, b) => a - b),
    );
    return 'parsed';
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    assert.ok(error.problems.length >= 1 && error.problems.length <= limits.problems);
    return 'refused';
  }
}

for (const format of FORMATS) {
  test(`3,000 random ${format} transcripts are either parsed correctly or rejected with problems`, () => {
    const outcomes = { parsed: 0, refused: 0 };
    for (let seed = 1; seed <= 3000; seed += 1) {
      const random = new SeededRandom(seed);
      const transcript = anyTranscript(random, format);
      try {
        outcomes[assertSound({ format, transcript })] += 1;
      } catch (error) {
        throw new Error(`seed ${seed}: ${JSON.stringify(transcript)}`, { cause: error });
      }
    }
    assert.ok(outcomes.parsed > 50 && outcomes.refused > 50, JSON.stringify(outcomes));
  });
}
