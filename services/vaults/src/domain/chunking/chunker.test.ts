import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { threadMs } from '../../../../../test/support/thread-time.ts';
import { CHUNK_SIZE, type Chunk, Chunker } from './chunker.ts';
import { chunksOf } from './chunks-of.ts';
import { transcriptUnits } from './transcript-units.ts';

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
    is_question_set: false,
    outcome: null,
    is_withheld: false,
    speaker_label: null,
  }));
}

/** Adds the turns in parts, as a long transcript arrives. */
function transcriptChunks(turns: readonly campaigns.Turn[], partSize: number): { text: string; chunks: Chunk[] } {
  const chunker = new Chunker();
  const chunks: Chunk[] = [];
  let text = '';
  for (let from = 0; from < turns.length; from += partSize) {
    const part = turns.slice(from, from + partSize);
    const units = [...transcriptUnits(part, { isFirst: from === 0, language: 'en' })];
    text += units.map((unit) => unit.gap + unit.text).join('');
    chunks.push(...chunker.add(units));
  }
  return { text, chunks: [...chunks, ...chunker.finish()] };
}

function assertPlaced(text: string, chunks: readonly Chunk[]): void {
  chunks.forEach((chunk, index) => {
    assert.equal(text.slice(chunk.start, chunk.end), chunk.text);
    assert.equal(chunk.ordinal, index);
    assert.ok(chunk.text.length <= CHUNK_SIZE.longest, `${chunk.text.length} characters`);
    assert.ok(chunk.text.isWellFormed());
  });
  const outside = chunks.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  assert.equal(outside.trim(), '', 'text that no chunk has');
}

test('every chunk of a transcript is a verbatim slice of it in UTF-16 units, and chunks cover every turn, in order', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const turns = turnsOf(seed);
    const { text, chunks } = transcriptChunks(turns, 1 + (seed % 5));
    const lines = turns.map((turn) =>
      `${turn.speaker === 'participant' ? 'Participant' : 'Interviewer'}: ${turn.text}`.trimEnd(),
    );
    assert.equal(text, lines.join('\n'));
    assertPlaced(text, chunks);
    assert.deepEqual(
      [...new Set(chunks.flatMap((chunk) => chunk.turn_ids))],
      turns.map((turn) => turn.id),
    );
    for (const { turn_ids, text: words } of chunks)
      assert.ok(turn_ids.length === 1 || words.length <= CHUNK_SIZE.target);
    assert.deepEqual(chunks, transcriptChunks(turns, 1_000).chunks);
  }
});

test('a transcript without turns has no chunks', () => {
  assert.deepEqual(transcriptChunks([], 1).chunks, []);
});

test('chunks of any text are verbatim slices of at most the longest size that leave nothing out', () => {
  const parts = [
    'Word. ',
    '\n',
    '\n\n',
    '# Head\n',
    'Anna: ',
    '| a | b |\n',
    '```\n',
    '- item\n',
    '---\n',
    '👩‍⚕️',
    'é',
    '  ',
    'x'.repeat(900),
  ];
  let state = 7;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let round = 0; round < 300; round += 1) {
    const text = Array.from({ length: next(200) }, () => parts[next(parts.length)]).join('');
    assertPlaced(text, chunksOf(text, 'en'));
  }
});

test('a chunk begins at a heading and keeps it with what follows', () => {
  const section = (name: string) =>
    `## ${name}\n\n${'This sentence says something about the section. '.repeat(12).trim()}\n\n`;
  const chunks = chunksOf(section('First') + section('Second'), 'en');
  assert.deepEqual(
    chunks.map(({ text }) => /^## \w+/.exec(text)?.[0]),
    ['## First', '## Second'],
  );
});

test('code blocks and tables are kept whole up to the longest chunk, and divided above it', () => {
  const table = (rows: number) =>
    Array.from({ length: rows }, (_, row) => `| row ${row} | ${'cell '.repeat(8)}|`).join('\n');
  const before = 'One sentence before it. '.repeat(20);
  const whole = chunksOf(`${before}\n\n${table(18)}\n\nAfter.`, 'en');
  assert.ok(whole.some(({ text }) => text.includes('row 0 ') && text.includes('row 17 ')));
  const code = `\`\`\`\n# not a heading\n\nx = 1\n\`\`\``;
  assert.ok(chunksOf(`${before}\n\n${code}`, 'en').some(({ text }) => text.includes(code)));
  assert.ok(chunksOf(table(200), 'en').length > 4);
});

test('lines of speakers are turns, and each chunk names its speakers', () => {
  const line = (who: string) => `${who}: ${'I think that the new form is easier. '.repeat(16).trim()}`;
  const text = ['Industrial Designer', 'Project Manager', 'Industrial Designer', 'Project Manager']
    .map(line)
    .join('\n');
  const chunks = chunksOf(text, 'en');
  assert.deepEqual(
    chunks.map(({ speakers }) => speakers),
    [
      ['Industrial Designer', 'Project Manager'],
      ['Industrial Designer', 'Project Manager'],
    ],
  );
  assert.deepEqual(chunksOf('Note: this is prose.\nIt has no speakers.\nNone at all.', 'en')[0]?.speakers, []);
});

test('a text that is hostile to reading takes time in proportion to its length', () => {
  const hostile = [
    'a'.repeat(500_000),
    '---\n'.repeat(100_000),
    ': '.repeat(200_000),
    '#'.repeat(300_000),
    '| '.repeat(200_000),
    ' \n'.repeat(200_000),
  ];
  const began = threadMs();
  for (const text of hostile) assertPlaced(`${text}\n---\n${text}`, chunksOf(`${text}\n---\n${text}`, 'en'));
  assert.ok(threadMs() - began < 20_000);
});
