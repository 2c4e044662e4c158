import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { unzipSync } from 'fflate';
import type { Call } from '@insights/db';
import { complete } from '../../basis.fixture.ts';
import { importRequest } from '../../requests.fixture.ts';
import { type Campaign, activeCampaign, isWaitingForLock, owner, scene } from '../../sessions.fixture.ts';
import { eraseContact } from '../erase-contact/erase-contact.ts';
import { renderedText } from '../get-transcript/whole.fixture.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { exportTranscripts } from './export-transcripts.ts';
import type { TranscriptsFormat } from './transcript-formats.ts';

const s = await scene({ after });

interface Talk {
  readonly name?: string | null;
  readonly texts: readonly string[];
  readonly mode?: 'imported' | 'test';
  readonly isCompleted?: boolean;
}

let people = 0;

async function imported({ call, id }: Campaign, { name = null, texts, mode, isCompleted = true }: Talk) {
  const turns = texts.map((text, n) => ({
    speaker: n % 2 === 0 ? 'interviewer' : 'participant',
    text,
    started_ms: n * 1_000,
    ...(n === 0 && { question_id: 'q1' }),
  }));
  people += 1;
  const request = importRequest({
    interview_id: id,
    contact_name: name,
    contact_email: `p${people}@example.org`,
    transcript: Buffer.from(JSON.stringify({ turns })),
    ...(mode && { mode }),
  });
  const stored = await importConversation(s.deps, call, request);
  if (isCompleted) await complete(s.deps, call, stored.conversation_id);
  return stored;
}

async function exported(call: Call, id: string, format: TranscriptsFormat, conversation_id: string | null = null) {
  const pieces = await Array.fromAsync(exportTranscripts(s.deps, call, { interview_id: id, format, conversation_id }));
  const [{ file_name = null, content_type = null } = {}] = pieces;
  return { file_name, content_type, bytes: Buffer.concat(pieces.map(({ content }) => content)) };
}

const textOf = async (...of: Parameters<typeof exported>) => (await exported(...of)).bytes.toString();
const filesIn = (bytes: Buffer) =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, Buffer.from(data).toString()]));

const FORMATS: readonly TranscriptsFormat[] = ['zip', 'md', 'csv', 'jsonl', 'vtt', 'srt', 'docx'];

test('each format has every completed conversation, and none of tests or unfinished ones', async () => {
  const campaign = await activeCampaign(s);
  for (let n = 0; n < 45; n += 1)
    await imported(campaign, { name: `Person ${n}`, texts: ['Why?', `Because of ${n}.`] });
  await imported(campaign, { texts: ['Secret?', 'of a test'], mode: 'test' });
  await imported(campaign, { texts: ['Secret?', 'not completed'], isCompleted: false });
  for (const format of FORMATS) {
    const { bytes, file_name, content_type } = await exported(campaign.call, campaign.id, format);
    const isArchive = ['zip', 'vtt', 'srt', 'docx'].includes(format);
    const text = isArchive ? [...filesIn(bytes).values()].join('\n') : bytes.toString();
    for (let n = 0; n < 45; n += 1) assert.ok(text.includes(`Because of ${n}.`), `${format} ${n}`);
    assert.doesNotMatch(text, /of a test|not completed/);
    assert.match(file_name ?? '', /^Night shifts 2026-01-01\.(zip|md|csv|jsonl|docx)$/);
    assert.ok(content_type);
  }
});

test('JSON lines have the text as it was said, in order', async () => {
  const campaign = await activeCampaign(s);
  const texts = ['=1+1', 'a\u2028 "quoted"\nsecond line', '-5'];
  const { conversation_id, contact_id } = await imported(campaign, { name: 'Ada', texts });
  const lines = (await textOf(campaign.call, campaign.id, 'jsonl')).trimEnd().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    rows.map(({ seq, text, question_id }) => [seq, text, question_id]),
    texts.map((text, n) => [n + 1, text, n === 0 ? 'q1' : null]),
  );
  assert.equal(rows[0]?.['conversation_id'], conversation_id);
  assert.deepEqual(rows[0]?.['contact'], { id: contact_id, name: 'Ada', email: `p${people}@example.org` });
});

test('captions of one conversation are one file, the same as the transcript route renders', async () => {
  const campaign = await activeCampaign(s);
  const { conversation_id } = await imported(campaign, { texts: ['Why? --> <b>', 'A & B\n\n--> 2'] });
  const { bytes, content_type } = await exported(campaign.call, campaign.id, 'vtt', conversation_id);
  assert.equal(content_type, 'text/vtt; charset=utf-8');
  const request = { interview_id: campaign.id, conversation_id, form: 'vtt' } as const;
  assert.equal(bytes.toString(), await renderedText(s.deps, campaign.call, request));
  assert.equal(bytes.toString().split('-->').length - 1, 2);
  const several = filesIn((await exported(campaign.call, campaign.id, 'vtt')).bytes);
  assert.deepEqual([...several.values()], [bytes.toString()]);
});

test('file names in an archive are harmless and distinct, whatever people are called', async () => {
  const campaign = await activeCampaign(s);
  const names = ['../../x', 'CON', 'a/b', '\u202Ecod.exe', 'x'.repeat(200), '.hidden', '🙂', 'Ada', 'Ada', 'ADA'];
  for (const name of names) await imported(campaign, { name, texts: ['Why?', 'So.'] });
  const found = [...filesIn((await exported(campaign.call, campaign.id, 'zip')).bytes).keys()];
  assert.equal(new Set(found.map((name) => name.toLowerCase())).size, names.length);
  for (const name of found) {
    assert.match(name, /^\d{4}-\d\d-\d\d [\p{L}\p{N} -]+ [0-9a-f-]{36}\.md$/u);
    assert.ok(Buffer.byteLength(name) < 200);
  }
});

test('hidden names are in no format, file name or title', async () => {
  const campaign = await activeCampaign(s, owner(), { hide_participant_names: true });
  await imported(campaign, {
    name: 'Zora Quill',
    texts: ['Hello Zora Quill', `I am zora quill, p${people + 1}@example.org`],
  });
  await imported(campaign, { name: 'Berta Sand', texts: ['And?', 'Zora Quill said so.'] });
  for (const format of FORMATS) {
    const { bytes } = await exported(campaign.call, campaign.id, format);
    const isArchive = ['zip', 'vtt', 'srt', 'docx'].includes(format);
    const text = isArchive ? [...filesIn(bytes)].flat().join('\n') : bytes.toString();
    assert.doesNotMatch(text, /zora|quill|berta|@example\.org/i, format);
    assert.match(text, /name\\?\]/, format);
  }
});

test('somebody who is erased during an export does not appear in what is read later', async () => {
  const campaign = await activeCampaign(s);
  const long = Array.from({ length: 100 }, (_, n) => `${n} ${'word '.repeat(800)}`);
  for (let n = 0; n < 6; n += 1) await imported(campaign, { texts: long });
  const { contact_id } = await imported(campaign, { texts: ['Hm?', 'ERASED WORDS'] });
  await imported(campaign, { texts: ['Hm?', 'the last words'] });
  const request = { interview_id: campaign.id, format: 'jsonl', conversation_id: null } as const;
  const pieces = exportTranscripts(s.deps, campaign.call, request);
  let text = Buffer.from((await pieces.next()).value?.content ?? []).toString();
  await eraseContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id });
  for await (const { content } of pieces) text += Buffer.from(content).toString();
  assert.ok(text.includes('the last words'));
  assert.ok(!text.includes('ERASED WORDS'));
});

test('the deletion of a conversation while it is read breaks the export', async () => {
  for (const format of ['csv', 'zip', 'docx'] as const) {
    const campaign = await activeCampaign(s);
    const long = Array.from({ length: 200 }, () => randomBytes(4_000).toString('hex'));
    const { contact_id } = await imported(campaign, { texts: long });
    const request = { interview_id: campaign.id, format, conversation_id: null };
    const pieces = exportTranscripts(s.deps, campaign.call, request);
    await pieces.next();
    await eraseContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id });
    await assert.rejects(Array.fromAsync(pieces), /conversation/i, format);
  }
});

test('a deletion between the statements that read a part of a transcript breaks the export', async () => {
  const campaign = await activeCampaign(s);
  const long = Array.from({ length: 200 }, () => randomBytes(4_000).toString('hex'));
  const { conversation_id } = await imported(campaign, { texts: long });
  const request = { interview_id: campaign.id, format: 'jsonl', conversation_id: null } as const;
  const pieces = exportTranscripts(s.deps, campaign.call, request);
  await pieces.next();
  let rest: Promise<unknown> = Promise.resolve();
  await s.deps.db.withWorkspace(campaign.call, async (tx) => {
    await tx.run('lock table turns in access exclusive mode', []);
    rest = Array.fromAsync(pieces);
    await isWaitingForLock(s);
    await tx.run('delete from conversations where id = $1', [conversation_id]);
  });
  await assert.rejects(rest, /conversation/i);
});

test('an empty campaign gives empty files; another workspace finds nothing', async () => {
  const campaign = await activeCampaign(s);
  for (const format of FORMATS) {
    const { bytes } = await exported(campaign.call, campaign.id, format);
    if (format === 'zip' || format === 'docx') assert.equal(filesIn(bytes).size, format === 'zip' ? 0 : 6);
    await assert.rejects(exported(owner(), campaign.id, format), /interview/);
  }
  const other = await activeCampaign(s, campaign.call);
  const { conversation_id } = await imported(other, { texts: ['Why?', 'So.'] });
  await assert.rejects(exported(campaign.call, campaign.id, 'md', conversation_id), /conversation/);
});
