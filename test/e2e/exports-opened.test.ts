/** Exports of a running system, opened by other software. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { pythonWith } from '../support/python.ts';
import { useSystem } from '../support/shared-stack.ts';

const run = promisify(execFile);
const here = join(import.meta.dirname, 'exports');
const python = await pythonWith('exports', join(here, 'requirements.txt')).catch((error: unknown) => error as Error);
const skip =
  python instanceof Error ? `Python or its packages are unavailable: ${python.message.slice(0, 200)}` : false;
const libreOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const folder = mkdtempSync(join(tmpdir(), 'insights-exports-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = [
  '../../x',
  'CON',
  'a/b\\c',
  '\u202Ecod.exe',
  'x'.repeat(200),
  '...hidden',
  '🙂',
  'Ada',
  'Ada',
  '<b> & "Co" --> x',
];
const TEXTS = [
  'Why? --> <b>bold</b> & <v Eve>so</v>',
  '=HYPERLINK("http://x.example","y")',
  '  +1+1\n-2\n@SUM(A1)',
  'x;=1+1\ty, "quoted" and \u2028 separated',
  '00:00:01,000 --> 00:00:02,000\n\n7\n\nWEBVTT ]]> &amp; \\ *stars*',
  '李雷 Anaïs 👩🏽‍⚕️ \u0001 end',
];
const EXTENSIONS = { zip: 'zip', md: 'md', csv: 'csv', jsonl: 'jsonl', vtt: 'zip', srt: 'zip', docx: 'docx' } as const;

interface Opened {
  unzip: Unpacked;
  python: Unpacked;
  vtt: [voice: string | null, start: string, text: string][][];
  srt: [index: number, start: string, text: string][][];
  docx: { title: string; language: string; paragraphs: [style: string, text: string][] };
  csv: Record<string, string>[];
}
interface Unpacked {
  outside: string[];
  files: string[];
  texts: string[];
}

async function download(id: string, format: string, name: string): Promise<void> {
  const path = `/v1/interviews/${id}/export/transcripts?format=${format}`;
  const answer = await fetch(`${system.base_url}${path}`, { headers: { 'x-api-key': system.demo.api_keys.full } });
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="[\w .-]+"/);
  writeFileSync(join(folder, name), Buffer.from(await answer.arrayBuffer()));
}

/** A campaign with hostile names and texts, exported in every format. */
async function exported(): Promise<Opened> {
  const { id } = await createCampaign(api, { questions: [], settings: { report: { auto: false } } });
  const turns = TEXTS.map((text, n) => ({
    speaker: n % 2 === 0 ? 'interviewer' : 'participant',
    text,
    started_ms: n * 5_000,
  }));
  for (const [n, name] of NAMES.entries()) {
    const body = { contact: { name, email: `p${n}@example.org` }, format: 'json', transcript: { turns } };
    await api.ok(api.post(`/v1/interviews/${id}/conversations/import`, body));
  }
  await eventually(async () => ((await generationStatus(api, id)).completed_count === NAMES.length ? true : null), {
    what: 'the completed conversations',
  });
  for (const [format, extension] of Object.entries(EXTENSIONS)) await download(id, format, `${format}.${extension}`);
  const { stdout } = await run(String(python), [join(here, 'open.py'), folder], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as Opened;
}

/** A text without what the forms change: white space, control characters and the marks of Markdown. */
const bare = (text: string) => text.replace(/[\s\p{Cc}\u2028\\\uFFFD]+/gu, '');
const wanted = TEXTS.map(bare);

test('exports open in other software with everything that was said', { skip }, async (t) => {
  const found = await exported();

  await t.test('ZIP: Info-ZIP and Python unpack the same files, and none outside of the folder', () => {
    assert.deepEqual([found.unzip.outside, found.python.outside], [[], []]);
    assert.equal(found.python.files.length, NAMES.length);
    assert.deepEqual(found.unzip.texts, found.python.texts);
    for (const name of found.python.files) assert.match(name, /^\d{4}-\d\d-\d\d [\p{L}\p{N} -]+ [0-9a-f-]{36}\.md$/u);
    for (const text of found.python.texts) {
      const at = wanted.map((each) => bare(text).indexOf(each));
      assert.ok(!at.includes(-1) && at.every((place, n) => n === 0 || place > (at[n - 1] ?? 0)), JSON.stringify(at));
    }
  });

  await t.test('WebVTT: another parser finds each turn with its voice and time', () => {
    assert.equal(found.vtt.length, NAMES.length);
    for (const captions of found.vtt) {
      assert.deepEqual(
        captions.map(([, start]) => start),
        TEXTS.map((_, n) => `00:00:${String(n * 5).padStart(2, '0')}.000`),
      );
      assert.ok(captions.every(([voice]) => voice !== null));
      assert.deepEqual(
        captions.map(([, , text]) => bare(text)),
        wanted,
      );
    }
  });

  await t.test('SubRip: another parser finds each turn, numbered, with name, text and time', () => {
    assert.equal(found.srt.length, NAMES.length);
    for (const captions of found.srt) {
      assert.deepEqual(
        captions.map(([index, start]) => [index, start]),
        TEXTS.map((_, n) => [n + 1, `00:00:${String(n * 5).padStart(2, '0')},000`]),
      );
      for (const [n, [, , text]] of captions.entries()) assert.ok(bare(text).endsWith(wanted[n] ?? 'none'), text);
    }
  });

  await t.test('CSV: another reader finds each turn, and no cell or line begins a formula', () => {
    assert.equal(found.csv.length, NAMES.length * TEXTS.length);
    for (const [n, row] of found.csv.entries()) {
      for (const cell of Object.values(row)) assert.doesNotMatch(cell, /(^|[\n\r\t;])\s*[=+\-@]/);
      assert.equal(bare(row['text'] ?? '').replaceAll("'", ''), wanted[n % TEXTS.length]);
    }
  });

  await t.test('DOCX: another reader finds title, a heading for each person and each turn', () => {
    assert.deepEqual([found.docx.title, found.docx.language], ['Hand-over on the ward', 'en']);
    const ofStyle = (style: string) => found.docx.paragraphs.filter(([each]) => each === style).map(([, text]) => text);
    assert.deepEqual(ofStyle('Title'), ['Hand-over on the ward']);
    assert.equal(ofStyle('Heading 1').length, NAMES.length);
    for (const [n, text] of ofStyle('Turn').entries())
      assert.ok(bare(text).endsWith(wanted[n % TEXTS.length] ?? ''), text);
  });

  await t.test('JSON lines: each line is one turn, word for word', () => {
    const lines = readFileSync(join(folder, 'jsonl.jsonl'), 'utf8').trimEnd().split('\n');
    assert.deepEqual(
      lines.map((line) => bare((JSON.parse(line) as { text: string }).text)),
      NAMES.flatMap(() => wanted),
    );
  });

  const noOffice = libreOffice ? false : 'soffice is not installed (Debian: libreoffice-writer-nogui)';
  await t.test('DOCX: LibreOffice converts it to text with every turn', { skip: noOffice }, async () => {
    const convert = [
      '--headless',
      `-env:UserInstallation=file://${folder}/office`,
      '--convert-to',
      'txt:Text (encoded):UTF8',
    ];
    await run('soffice', [...convert, '--outdir', folder, join(folder, 'docx.docx')], { timeout: 120_000 });
    const text = bare(readFileSync(join(folder, 'docx.txt'), 'utf8'));
    for (const each of wanted) assert.equal(text.split(each).length - 1, NAMES.length, each);
  });
});
