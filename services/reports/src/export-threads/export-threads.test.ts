import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { after, test } from 'node:test';
import { campaigns, reports, wordsOf } from '@insights/contracts';
import { ReportSealer, publicKeysFrom, sha256, signingKeyFrom, verifySeal, isDetached } from '@insights/report-seal';
import { unzipSync } from 'fflate';
import { bySize } from '../../../../test/support/size.ts';
import { packReading } from '../engine-threads/stored-reading.ts';
import { large } from '../features/export-report/html/versions.fixture.ts';
import { evidenceRow, finding, reportInputs, reportVersion } from '../report.fixture.ts';
import { ExportThreads } from './export-threads.ts';

const key = signingKeyFrom(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
const keys = publicKeysFrom(await new ReportSealer(key, []).publicKeys());
const threads = new ExportThreads(256, key);
after(() => threads.close());
const never = new AbortController().signal;

const campaign = reportInputs({ name: 'Übergabe' });

function versionOf(claims: number): reports.ReportVersion {
  const numbers = Array.from({ length: claims }, (_, index) => index + 1);
  return reportVersion({
    id: '019a0000-0000-7000-8000-000000000002',
    interview_id: campaign.interview_id,
    version_number: 3,
    status: 'ready',
    created_at: '2026-03-12T10:00:00.000Z',
    completed_at: '2026-03-12T10:00:02.000Z',
    summary: 'Notes get lost 🙂.',
    evidence: numbers.map((number) =>
      evidenceRow({
        id: `ev-${number}`,
        turn_id: `t${number}`,
        conversation_id: `c${Math.ceil(number / 6)}`,
        quote: `Note ${number} is lost.`,
      }),
    ),
    findings: numbers.map((number) =>
      finding({ id: `f${number}`, text: `Note ${number} gets lost.`, support_count: 1, evidence: [`ev-${number}`] }),
    ),
  });
}

function factsOf(version: reports.ReportVersion) {
  const { interview_id, id, version_number, completed_at, redacted_at, evidence } = version;
  const quotes = evidence.map(({ turn_id, start, end, quote }) => ({
    turn_id,
    start,
    end,
    quote_sha256: sha256(quote),
    turn_sha256: sha256(quote),
  }));
  return { interview_id, version_id: id, version_number, made_at: completed_at ?? '', redacted_at, quotes };
}

const FORMATS = wordsOf(reports.ExportFormat);

const fileOf = (format: (typeof FORMATS)[number], claims: number) => writtenFrom(format, versionOf(claims));

async function writtenFrom(
  format: (typeof FORMATS)[number],
  version: reports.ReportVersion,
  is_seal = false,
): Promise<Buffer> {
  const task = { format, campaign, version, page_url: '', facts: factsOf(version), is_seal, with_quotes: true };
  const talks = {
    bytes: 30 * version.evidence.length,
    transcripts: () => transcriptsOf(version),
    digests: () => digestsOf(version),
  };
  const { content } = await threads.write(format === 'qdpx' ? { ...task, talks } : task, { owner: 'w', signal: never });
  return Buffer.from(content);
}

/** Undefined for a format that carries its seal inside. */
const sealOf = async (format: (typeof FORMATS)[number], claims: number): Promise<string | undefined> =>
  isDetached(format) ? (await writtenFrom(format, versionOf(claims), true)).toString() : undefined;

const isArchive = (format: string): boolean => format === 'docx' || format === 'qdpx';

/** The beginning of the first quote as a wish. */
async function* digestsOf({ evidence }: reports.ReportVersion): AsyncGenerator<string[]> {
  yield evidence.slice(0, 1).map(({ conversation_id, turn_id, quote: text }) => {
    const nothing = { asked: null, asked_turn_id: null, question_id: null, started_ms: null };
    const observation = {
      id: 'o',
      participant: '',
      passage: { turn_id, start: 0, end: 4 },
      gist: text.slice(0, 4),
      kind: 'wish' as const,
      stance: 'neutral' as const,
      about: null,
      question_id: null,
      author: 'floor' as const,
    };
    return packReading({
      conversation_id,
      contact_id: '',
      started_at: null,
      language: 'en',
      participants: [''],
      turns: [{ id: turn_id, seq: 1, text, participant: '', ...nothing }],
      asked: [],
      observations: [observation],
      answers: [],
      points: [],
    });
  });
}

/** Conversations of six turns, one for each quote. */
async function* transcriptsOf({ evidence }: reports.ReportVersion): AsyncGenerator<campaigns.Transcript> {
  for (let from = 0; from < evidence.length; from += 6) {
    const turns = evidence.slice(from, from + 6).map(({ turn_id: id, quote: text }) => ({
      ...campaigns.Turn.decode(new Uint8Array()),
      id,
      text,
      speaker: 'participant' as const,
    }));
    const conversation_id = evidence[from]?.conversation_id ?? '';
    yield { ...campaigns.Transcript.decode(new Uint8Array()), conversation_id, turns };
  }
}

test('a thread writes every format, complete and sealed; the same version gives the same bytes', async () => {
  for (const format of FORMATS) {
    const [file, again] = [await fileOf(format, 1_201), await fileOf(format, 1_201)];
    assert.ok(file.equals(again), format);
    const verdict = await verifySeal(file, keys, await sealOf(format, 1_201));
    assert.ok(verdict.is_genuine, format);
    assert.equal(verdict.manifest.file_format, format);
    assert.equal(verdict.manifest.quotes.length, 1_201);
    const shown = isArchive(format)
      ? Object.values(unzipSync(file))
          .map((part) => Buffer.from(part))
          .join('')
      : file;
    assert.ok(shown.includes('Note 1201 is lost.'), format);
  }
});

/** Numbers below a bound that are the same in every run. */
function picker(): (below: number) => number {
  let drawn = 0;
  return (below) => Number.parseInt(sha256(String((drawn += 1))).slice(0, 12), 16) % below;
}

/** The file with one character (or byte) replaced, added or removed. */
function changed(file: Buffer, isText: boolean, pick: (below: number) => number): Buffer {
  const parts = isText ? [...file.toString()].map((character) => Buffer.from(character)) : undefined;
  const at = pick(parts?.length ?? file.length);
  const before = parts ? Buffer.concat(parts.slice(0, at)) : file.subarray(0, at);
  const own = parts ? (parts[at] ?? file) : file.subarray(at, at + 1);
  const rest = file.subarray(before.length + own.length);
  const byte = Buffer.from([(own[0] ?? 0) ^ (1 + pick(255))]);
  const other = parts ? (parts[pick(parts.length)] ?? byte) : byte;
  const by = [other.equals(own) ? Buffer.concat([own, own]) : other, Buffer.concat([other, own]), Buffer.alloc(0)];
  return Buffer.concat([before, by[pick(3)] ?? other, rest]);
}

test('every change of one character is found, in every format; the untouched file passes', async (t) => {
  const pick = picker();
  const changes = bySize({ smoke: 600, proof: 10_000 });
  let found = 0;
  for (const [index, format] of FORMATS.entries()) {
    const file = await fileOf(format, 12);
    const seal = await sealOf(format, 12);
    assert.ok((await verifySeal(file, keys, seal)).is_genuine);
    const own = Math.ceil((changes - found) / (FORMATS.length - index));
    for (let each = 0; each < own; each += 1) {
      const other = changed(file, !isArchive(format), pick);
      assert.ok(!other.equals(file));
      assert.equal((await verifySeal(other, keys, seal)).is_genuine, false, `${format}, change ${each}`);
      found += 1;
    }
  }
  assert.equal(found, changes);
  t.diagnostic(`${found} changes of one character in ${FORMATS.length} formats, all found`);
});

test('observations of stored readings are codings of the REFI-QDA file', async () => {
  const project = Buffer.from(unzipSync(await fileOf('qdpx', 3))['project.qde'] ?? new Uint8Array()).toString();
  assert.equal(project.match(/startPosition="\d+" endPosition="\d+"/g)?.length, 4, 'three quotes and one statement');
  assert.match(project, /<Code guid="[^"]*" name="wish" isCodable="true"\/>/);
});

test('the report on 1,000 participants is written without stopping the main thread for more than 50 ms', async (t) => {
  const { version } = large(1_000);
  for (const format of FORMATS) {
    let shortest = Number.POSITIVE_INFINITY;
    // Other work on the machine stops the thread in one round or another; a computation stops it in each.
    for (let round = 1; round <= 5 && shortest > 50; round += 1) {
      const delays = monitorEventLoopDelay({ resolution: 1 });
      delays.enable();
      const began = performance.now();
      const { length } = await writtenFrom(format, version);
      delays.disable();
      const longest = Math.round(delays.max / 1e6);
      shortest = Math.min(shortest, longest);
      t.diagnostic(
        `${format}: ${length} bytes in ${Math.round(performance.now() - began)} ms, longest stop ${longest} ms`,
      );
    }
    assert.ok(shortest <= 50, `${format}: ${shortest} ms`);
  }
});
