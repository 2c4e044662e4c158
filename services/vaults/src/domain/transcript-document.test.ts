import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { type Chunk, Chunker, SEPARATOR } from './transcript-document.ts';

const alphabet = ['a', 'ß', '日本', '👩‍⚕️', ' ', 'word ', 'e\u0301', '.', '\u200f'];

/** Pseudo-random turns, determined by the seed. */
function turnsOf(seed: number): campaigns.Turn[] {
  let state = seed + 1;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: next(40) }, (_, index) => ({
    id: `turn-${index}`,
    conversation_id: 'c',
    seq: index + 1,
    speaker: index % 2 ? 'participant' : 'interviewer',
    text: Array.from({ length: next(400) }, () => alphabet[next(alphabet.length)]).join(''),
    started_ms: null,
    ended_ms: null,
    question_id: null,
    tags: [],
    why: null,
    outcome: null,
    is_withheld: false,
  }));
}

/** Adds the turns in parts, as a long transcript arrives. */
function chunksOf(turns: readonly campaigns.Turn[], partSize: number): Chunk[] {
  const chunker = new Chunker();
  const chunks: Chunk[] = [];
  for (let from = 0; from < turns.length; from += partSize)
    chunks.push(...chunker.add(turns.slice(from, from + partSize)));
  return [...chunks, ...chunker.finish()];
}

test('every chunk is a verbatim slice of the document in UTF-16 units, and chunks cover every turn once, in order', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const turns = turnsOf(seed);
    const chunks = chunksOf(turns, 1 + (seed % 5));
    const text = chunks.map((chunk) => chunk.text).join(SEPARATOR);
    const lines = turns.map(
      (turn) => `${turn.speaker === 'participant' ? 'Participant' : 'Interviewer'}: ${turn.text}`,
    );
    assert.equal(text, lines.join('\n'));
    for (const chunk of chunks) assert.equal(text.slice(chunk.start, chunk.end), chunk.text);
    assert.deepEqual(
      chunks.flatMap((chunk) => chunk.turn_ids),
      turns.map((turn) => turn.id),
    );
    for (const chunk of chunks) assert.ok(chunk.turn_ids.length === 1 || chunk.text.length <= 800);
    assert.deepEqual(chunks, chunksOf(turns, 1_000));
  }
});

test('a transcript without turns has no chunks', () => {
  assert.deepEqual(chunksOf([], 1), []);
});
