import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { chunksOf, transcriptText } from './transcript-document.ts';

const alphabet = ['a', 'ß', '日本', '👩‍⚕️', ' ', 'word ', 'e\u0301', '.', '\u200f'];

/** Turns of random text, the same for the same seed. */
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
    tags: [],
  }));
}

test('every chunk is its stretch of the document, verbatim in UTF-16 units, and chunks cover every turn once in order', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const turns = turnsOf(seed);
    const { text, places } = transcriptText(turns);
    const chunks = chunksOf(text, places);
    for (const chunk of chunks) assert.equal(text.slice(chunk.start, chunk.end), chunk.text);
    assert.deepEqual(
      chunks.flatMap((chunk) => chunk.turn_ids),
      turns.map((turn) => turn.id),
    );
    chunks.forEach((chunk, index) => {
      assert.equal(chunk.start, index === 0 ? 0 : (chunks[index - 1]?.end ?? 0) + 1);
      assert.ok(chunk.turn_ids.length === 1 || chunk.text.length <= 800);
    });
  }
});

test('no turns, no chunks', () => {
  assert.deepEqual(transcriptText([]), { text: '', places: [] });
  assert.deepEqual(chunksOf('', []), []);
});
