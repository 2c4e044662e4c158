import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { bySize } from '../../../../../test/support/size.ts';
import type { GivenTranscript, Preparation } from './prepare-transcript.ts';
import { TranscriptThreads } from './transcript-threads.ts';

const MEBIBYTE = 1024 * 1024;
/** A thread has a minute for it, which a busy machine may need: the proof reads the largest. */
const SIZE = bySize({ smoke: 8, proof: 19 }) * MEBIBYTE;
const LARGEST = 19 * MEBIBYTE;
const WORKSPACE = 'w';

const threads = () => new TranscriptThreads({ threads: 1, waiting: 1 });
const given = (format: GivenTranscript['format'], transcript: Buffer): GivenTranscript => ({
  format,
  transcript,
  speaker_map: {},
});
const json = (value: unknown) => given('json', Buffer.from(JSON.stringify(value)));

function preparedOf(preparation: Preparation) {
  assert.ok('prepared' in preparation, JSON.stringify(preparation));
  return preparation.prepared;
}

function typesOf(preparation: Preparation): string[] {
  return 'problems' in preparation ? preparation.problems.map(({ type }) => type) : [];
}

const turns = (count: number, text: string, question_id?: string) =>
  Array.from({ length: count }, (_, n) => ({
    speaker: n % 2 === 0 ? 'interviewer' : 'participant',
    text: `${n} ${text}`,
    started_ms: n,
    ...(question_id !== undefined && { question_id }),
  }));

test('large and small transcripts become the same rows, in batches', async () => {
  for (const count of [3, 20_000]) {
    const prepared = preparedOf(
      await threads().prepare(json({ turns: turns(count, 'ä'.repeat(100), 'q1') }), WORKSPACE),
    );
    const rows = prepared.batches.flatMap(
      (batch) => JSON.parse(Buffer.from(batch).toString()) as { id: string; seq: number; text: string }[],
    );
    assert.deepEqual([prepared.turn_count, prepared.length_ms, prepared.questions.length], [count, count - 1, count]);
    assert.deepEqual(prepared.questions.at(-1), [count - 1, 'q1']);
    assert.deepEqual(
      rows.map(({ seq, text }) => `${seq} ${text}`),
      turns(count, 'ä'.repeat(100)).map(({ text }, n) => `${n + 1} ${text}`),
    );
    assert.equal(new Set(rows.map(({ id }) => id)).size, count);
    assert.ok(prepared.batches.every(({ length }) => length < 2 * MEBIBYTE));
  }
});

test(`the worst-case ${SIZE / MEBIBYTE} MiB are rejected with their problems, and never block the event loop for long`, async () => {
  const filled = (piece: string) => Buffer.alloc(SIZE, piece);
  const worst: [GivenTranscript['format'], Buffer, string][] = [
    ['json', filled('['), 'json_invalid'],
    [
      'json',
      Buffer.from(JSON.stringify({ turns: [{ speaker: 'participant', text: 'a'.repeat(SIZE) }] })),
      'text_too_long',
    ],
    ['text', Buffer.concat([Buffer.from('participant: '), filled('a ')]), 'text_too_long'],
    ['text', Buffer.concat([Buffer.from('participant: '), filled('é')]).subarray(0, -1), 'any'],
  ];
  for (const [format, transcript, type] of worst) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const types = typesOf(await threads().prepare(given(format, transcript), WORKSPACE));
    delay.disable();
    assert.ok(types.length > 0, format);
    if (type !== 'any') assert.equal(types[0], type);
    assert.ok(delay.max / 1e6 < 200, `${format}: ${(delay.max / 1e6).toFixed(0)} ms`);
  }
});

test('a transcript that takes more memory than a thread has is rejected as too complex, and the process continues', async () => {
  const piece = Buffer.from('[[],[],[],[]],');
  const values = Buffer.alloc(LARGEST - (LARGEST % piece.length), piece);
  const deep = Buffer.concat([Buffer.from('{"turns":['), values, Buffer.from('0]}')]);
  assert.deepEqual(typesOf(await threads().prepare(given('json', deep), WORKSPACE)), ['transcript_too_complex']);
  assert.deepEqual(typesOf(await threads().prepare(json({ turns: [] }), WORKSPACE)), ['transcript_empty']);
});

test('large transcripts beyond the queue are rejected with a retry time; afterwards the queue has room again', async () => {
  const pool = threads();
  const large = () => pool.prepare(json({ turns: turns(4_000, 'a'.repeat(200)) }), WORKSPACE);
  const [first, second] = [large(), large()];
  assert.throws(() => pool.assertRoom(), AppError);
  await assert.rejects(large(), (error: unknown) => error instanceof AppError && error.retry_after_seconds === 5);
  assert.equal(
    preparedOf(await pool.prepare(json({ turns: turns(3, 'small ones need no thread') }), WORKSPACE)).turn_count,
    3,
  );
  assert.deepEqual([preparedOf(await first).turn_count, preparedOf(await second).turn_count], [4_000, 4_000]);
  pool.assertRoom();
  assert.equal(preparedOf(await large()).turn_count, 4_000);
});
