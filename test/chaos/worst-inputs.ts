import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SHAPES } from '../contract/adversarial-shapes.ts';
import { bySize } from '../support/size.ts';

/** One request that costs as much as possible, and its expected response when there is capacity. */
export interface WorstInput {
  readonly name: string;
  readonly path: 'import' | 'contacts' | 'interviews' | 'list';
  readonly status: number;
  readonly headers?: Record<string, string>;
  /** Created when it is sent: thirty at once would take as much memory here as in the services. */
  body?(): Buffer;
}

const MEBIBYTE = 1024 * 1024;
const LARGE = 19 * MEBIBYTE;
const SMALL = MEBIBYTE - 1024;
/** Accepted, so they are also tagged, which takes longest. */
const TURNS = bySize({ smoke: 1_000, proof: 10_000 });
const CSV = { 'content-type': 'text/csv' };

const filled = (size: number, piece: string) => Buffer.alloc(size, piece);

let imports = 0;
/** An import with a body of the maximum size, by a new contact each time. */
function importOf(format: string, transcript: Buffer): Buffer {
  imports += 1;
  const head = `{"contact":{"email":"worst${imports}@example.org"},"format":"${format}","transcript":`;
  return Buffer.concat([Buffer.from(head), transcript, Buffer.from('}')]);
}
const importText = (format: string, text: string) => importOf(format, Buffer.from(JSON.stringify(text)));
const importTurns = (turns: object[]) => importOf('json', Buffer.from(JSON.stringify({ turns })));
const quoted = (size: number, piece: string) =>
  Buffer.concat([Buffer.from('"'), filled(size, piece), Buffer.from('"')]);
const braced = (head: string, size: number, piece: string, tail: string) =>
  Buffer.concat([Buffer.from(head), filled(Math.floor(size / piece.length) * piece.length, piece), Buffer.from(tail)]);

const speakerOf = (n: number) => (n % 2 === 0 ? 'interviewer' : 'participant');
const tinyTurns = (count: number) => Array.from({ length: count }, (_, n) => ({ speaker: speakerOf(n), text: 'a' }));
const two = (n: number) => String(n).padStart(2, '0');
const clock = (n: number) => `${two(Math.floor(n / 3600))}:${two(Math.floor(n / 60) % 60)}:${two(n % 60)}`;
const cues = (count: number, mark: string) =>
  Array.from(
    { length: count },
    (_, n) => `${n + 1}\n${clock(3 * n)}${mark}000 --> ${clock(3 * n)}${mark}500\n${speakerOf(n)}: a\n`,
  ).join('\n');
const lines = (count: number) => Array.from({ length: count }, (_, n) => `${speakerOf(n)}: a`).join('\n');

const nested: WorstInput[] = [
  {
    name: 'lists in lists, never closed',
    path: 'import',
    status: 422,
    body: () => importOf('json', filled(LARGE, '[')),
  },
  {
    name: 'objects in objects',
    path: 'import',
    status: 422,
    body: () => importOf('json', braced('{"turns":', LARGE, '{"a":', '0')),
  },
  {
    name: '1 MiB of lists in lists',
    path: 'interviews',
    status: 422,
    body: () => braced('{"name":"a","x":', SMALL, '[', ''),
  },
  {
    name: 'few lists in lists',
    path: 'interviews',
    status: 422,
    body: () => braced('{"name":"a","settings":', 10_000, '[', ']'.repeat(10_000) + '}'),
  },
];

const wide: WorstInput[] = [
  ['{},', 'empty objects'],
  ['[],', 'empty lists'],
  ['0,', 'numbers'],
  ['"",', 'empty strings'],
].map(([piece = '', name]) => ({
  name: `20 MiB of ${name}`,
  path: 'import',
  status: 422,
  body: () => importOf('json', braced('{"turns":[', LARGE, piece, '0]}')),
}));

const keys: WorstInput[] = [
  {
    name: '20 MiB of fields',
    path: 'import',
    status: 422,
    body: () => importOf('json', braced('{', LARGE, '"a":0,', '"turns":[]}')),
  },
  {
    name: '90,000 attributes',
    path: 'contacts',
    status: 422,
    body: () =>
      Buffer.from(`{"name":"a","attributes":{${Array.from({ length: 90_000 }, (_, n) => `"${n}":0`).join()}}}`),
  },
  {
    name: '1,000 contacts with 50 wrong attributes each',
    path: 'contacts',
    status: 200,
    body: () => {
      const attributes = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`a${n}`, null]));
      return Buffer.from(JSON.stringify({ contacts: Array.from({ length: 1000 }, () => ({ name: 'a', attributes })) }));
    },
  },
  {
    name: '1 MiB of questions',
    path: 'interviews',
    status: 422,
    body: () => braced('{"name":"a","questions":[', SMALL, '{},', '0]}'),
  },
];

const compressed: WorstInput[] = [
  {
    name: '20 KB of gzip to an import',
    path: 'import',
    status: 415,
    headers: { 'content-encoding': 'gzip' },
    body: () => gzipSync(importOf('json', braced('{"turns":[', LARGE, '{},', '0]}'))),
  },
  {
    name: 'brotli to an import',
    path: 'import',
    status: 415,
    headers: { 'content-encoding': 'br' },
    body: () => brotliCompressSync(importOf('json', filled(MEBIBYTE, '['))),
  },
  {
    name: '20 KB of gzip to another route',
    path: 'interviews',
    status: 413,
    headers: { 'content-encoding': 'gzip' },
    body: () => gzipSync(filled(LARGE, '{},')),
  },
  {
    name: 'gzip of just 1 MiB',
    path: 'interviews',
    status: 422,
    headers: { 'content-encoding': 'gzip' },
    body: () => gzipSync(braced('{"name":"a","x":[', SMALL, '{},', '0]}')),
  },
];

const transcripts: WorstInput[] = [
  { name: `${TURNS} tiny turns as JSON`, path: 'import', status: 201, body: () => importTurns(tinyTurns(TURNS)) },
  {
    name: `${TURNS} tiny turns as WebVTT`,
    path: 'import',
    status: 201,
    body: () => importText('vtt', `WEBVTT\n\n${cues(TURNS, '.')}`),
  },
  {
    name: `${TURNS} tiny turns as SubRip`,
    path: 'import',
    status: 201,
    body: () => importText('srt', cues(TURNS, ',')),
  },
  { name: `${TURNS} tiny turns as text`, path: 'import', status: 201, body: () => importText('text', lines(TURNS)) },
  { name: '200,000 tiny turns as JSON', path: 'import', status: 422, body: () => importTurns(tinyTurns(200_000)) },
  {
    name: '1,000,000 tiny turns as text',
    path: 'import',
    status: 422,
    body: () => importText('text', lines(1_000_000)),
  },
  {
    name: 'one turn of 20 MiB as JSON',
    path: 'import',
    status: 422,
    body: () => importTurns([{ speaker: 'participant', text: 'a'.repeat(LARGE) }]),
  },
  {
    name: 'one turn of 20 MiB as text',
    path: 'import',
    status: 422,
    body: () => importText('text', `participant: ${'a '.repeat(LARGE / 2)}`),
  },
  { name: '20 MiB of empty lines', path: 'import', status: 422, body: () => importOf('text', quoted(LARGE, '\\n')) },
  {
    name: '20 MiB of escapes',
    path: 'import',
    status: 422,
    body: () => importOf('text', quoted(Math.floor(LARGE / 6) * 6, '\\u00e9')),
  },
  {
    name: '20 MiB of cues',
    path: 'import',
    status: 422,
    body: () => importText('srt', '0:0-->0:0\nparticipant:a\n'.repeat(800_000)),
  },
];

/**
 * Text that made functions slow: `test/contract/adversarial-shapes.ts` has the shapes. Each row is a transcript of turns of the maximum
 * length; add a row to try another attack on a running system.
 */
const TEXT_ATTACKS: readonly (readonly [name: string, shape: string])[] = [
  ['white space before a word', 'white space before a word'],
  ['a word of 20,000 letters', 'one word of many letters'],
  ['initials', 'initials'],
];
const LONGEST_TURN = 20_000;
const ATTACKING_TURNS = bySize({ smoke: 4, proof: 40 });

const attacks: WorstInput[] = TEXT_ATTACKS.map(([name, shape]) => ({
  name: `${ATTACKING_TURNS} turns of ${name}`,
  path: 'import',
  status: 201,
  body: () => {
    const text = `Well${SHAPES[shape]?.(LONGEST_TURN - 5) ?? ''}.`;
    return importTurns(Array.from({ length: ATTACKING_TURNS }, (_, n) => ({ speaker: speakerOf(n), text })));
  },
}));

const others: WorstInput[] = [
  {
    name: 'CSV of 100,000 rows',
    path: 'contacts',
    status: 422,
    headers: CSV,
    body: () => braced('name\n', SMALL, 'a\n', ''),
  },
  {
    name: 'CSV of one cell',
    path: 'contacts',
    status: 200,
    headers: CSV,
    body: () => braced('name\n', SMALL, 'a', ''),
  },
  {
    name: 'CSV of 150,000 columns',
    path: 'contacts',
    status: 422,
    headers: CSV,
    body: () => Buffer.from(`name,${Array.from({ length: 150_000 }, (_, n) => n).join()}`),
  },
  {
    name: '15 KiB of media types and preferences',
    path: 'list',
    status: 200,
    headers: { accept: 'a/b,'.repeat(1_400), prefer: `${'wait ,'.repeat(800)}wait=x` },
  },
];

/** Nested, wide, compressed, of many turns and of one, and of text that is slow to read. */
export const WORST_INPUTS: readonly WorstInput[] = [
  ...nested,
  ...wide,
  ...keys,
  ...compressed,
  ...transcripts,
  ...attacks,
  ...others,
];
