/** Documents of every format, from upload to deletion, on a running system. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Api, once } from '../support/api.ts';
import { docxBomb, docxOf, htmlOf, markdownOf, pdfOf } from '../support/document-files.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const narrow = new Api(system.base_url, { key: system.demo.api_keys.interviews_only });
const MIB = 1024 * 1024;
const WAIT = { headers: { prefer: 'wait=30' } };

interface Added {
  id: string;
  status: string;
  failure: string | null;
}
interface Entry extends Added {
  title: string;
  version: number;
  content_text: string;
}

let documents = '';
before(async () => {
  const { id } = await api.ok<{ id: string }>(api.post('/v1/vaults', { name: 'Documents' }));
  documents = `/v1/vaults/${id}/documents`;
});

const pidOfVaults = (): number => {
  const processes = JSON.parse(readFileSync(join(system.dir, 'processes.json'), 'utf8')) as Record<
    string,
    { pid: number }
  >;
  return processes['vaults']?.pid ?? assert.fail('no process of vaults');
};
const word = () => `w${randomUUID().replaceAll('-', '')}`;
const written = (secret: string) => ({
  title: 'Handbook',
  sections: [{ heading: 'Arrival', paragraphs: [`Visitors say ${secret} at the gate.`, 'They get a badge.'] }],
});

/** Uploads a file and waits until it has been read. */
async function upload(
  file: Buffer | string,
  name: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = WAIT.headers,
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), name);
  const credential = { 'x-api-key': system.demo.api_keys.full };
  const response = await fetch(`${system.base_url}${documents}`, {
    method: 'POST',
    headers: { ...credential, ...headers },
    body: form,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Added & { code: string },
  };
}

const read = (id: string, query = '') => api.get<Entry>(`/v1/documents/${id}${query}`);
const rowsWith = async (secret: string): Promise<number> => {
  const [row] = await queryAsAdmin<{ count: number }>(
    system.dir,
    `select (select count(*) from vaults.chunks where text like $1)
          + (select count(*) from vaults.documents where content_text like $1)
          + (select count(*) from vaults.document_versions where content_text like $1)
          + (select count(*) from vaults.document_uploads) as count`,
    [`%${secret}%`],
  );
  return Number(row?.count ?? 0);
};

test('every format becomes a document whose text has headings and what was written', async () => {
  const secret = word();
  const book = written(secret);
  const files: [string, Buffer | string][] = [
    ['book.md', markdownOf(book)],
    ['book.html', htmlOf(book)],
    ['book.pdf', await pdfOf(book)],
    ['book.docx', await docxOf(book)],
    ['book.txt', `Anna: Say ${secret} at the gate.\nBen: And then?\nAnna: You get a badge.`],
  ];
  for (const [name, content] of files) {
    const { status, headers, body } = await upload(content, name);
    assert.deepEqual([status, body.status, headers.get('preference-applied')], [202, 'ready', 'wait=30'], name);
    const document = (await read(body.id)).body;
    assert.match(document.content_text, new RegExp(secret), name);
    const chunks = await queryAsAdmin<{ text: string; start_offset: number; end_offset: number; speakers: string[] }>(
      system.dir,
      'select text, start_offset, end_offset, speakers from vaults.chunks where document_id = $1 order by ordinal',
      [body.id],
    );
    assert.ok(chunks.length > 0);
    for (const chunk of chunks)
      assert.equal(document.content_text.slice(chunk.start_offset, chunk.end_offset), chunk.text);
    if (name === 'book.txt') assert.deepEqual(chunks[0]?.speakers, ['Anna', 'Ben']);
    else assert.match(document.content_text, /^#{1,2} Arrival$/m);
  }
});

test('files that are no documents are refused; files that cannot be read fail with a reason', async () => {
  for (const [name, content] of [
    ['a.exe', 'words'],
    ['a.zip', 'PK\u0003\u0004'],
    ['a.txt', 'a\0b'],
  ] as const) {
    const { status, body } = await upload(content, name);
    assert.deepEqual([status, body.code], [415, 'unsupported_media_type']);
  }
  assert.equal((await upload('', 'empty.txt')).status, 422);
  assert.equal((await upload(Buffer.alloc(11 * MIB, 'a '), 'large.txt')).status, 413);
  const failed = await upload('%PDF-1.7 and nothing else', 'a.pdf');
  assert.deepEqual([failed.status, failed.body.status], [202, 'failed']);
  assert.match(failed.body.failure ?? '', /damaged/);
  const bomb = await upload(docxBomb(70 * MIB), 'bomb.docx');
  assert.equal(bomb.body.status, 'failed');
  assert.match(bomb.body.failure ?? '', /expands/);
  const shown = (await read(bomb.body.id)).body;
  assert.deepEqual([shown.status, shown.version, shown.failure], ['failed', 0, bomb.body.failure]);
});

test('a replaced text leaves nothing to be found but its past version; deletion leaves nothing at all', async () => {
  const [former, current] = [word(), word()];
  const fields = { external_id: randomUUID() };
  const { body } = await upload(markdownOf(written(former)), 'a.md', fields);
  const again = await upload(markdownOf(written(current)), 'a.md', fields);
  assert.equal(again.body.id, body.id);
  const found = async (secret: string) => {
    const answer = await api.ok<{ chunks: { text: string }[] }>(api.post('/v1/context', { prompt: secret }));
    return answer.chunks.filter(({ text }) => text.includes(secret)).length;
  };
  assert.deepEqual([await found(former), (await found(current)) > 0], [0, true]);
  const past = (await read(body.id, '?version=1')).body;
  assert.match(past.content_text, new RegExp(former));
  assert.equal((await read(body.id)).body.version, 2);
  assert.equal((await read(body.id, '?version=3')).status, 404);
  assert.equal((await api.delete(`${documents}/${body.id}`)).status, 204);
  assert.equal(await found(current), 0);
  assert.equal((await read(body.id)).status, 404);
  assert.deepEqual([await rowsWith(former), await rowsWith(current)], [0, 0]);
});

test('two uploads at once are one document; the same Idempotency-Key is one upload', async () => {
  const external_id = randomUUID();
  const input = { title: 'Twice', content_text: 'One of two.', external_id };
  const added = await Promise.all([1, 2, 3].map(() => api.ok<Added>(api.post(documents, input, WAIT))));
  assert.equal(new Set(added.map(({ id }) => id)).size, 1);
  const key = once();
  const form = () => upload('the same', 'same.txt', {}, { ...WAIT.headers, ...key });
  const [first, second] = [await form(), await form()];
  assert.equal(first.body.id, second.body.id);
  assert.equal(second.headers.get('idempotent-replayed'), 'true');
});

test('a list has a second page, and a key without exports adds and deletes no transcripts', async () => {
  for (let n = 0; n < 3; n += 1) await api.ok(api.post(documents, { title: `T${n}`, content_text: 'words' }));
  const first = await api.get<Entry[]>(`${documents}?limit=2`);
  const next = /<[^>]*?(\/v1[^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await api.ok<Entry[] & Record<string, unknown>>(api.get(next));
  assert.equal(first.body.length, 2);
  assert.ok(second.length > 0 && second.every(({ id }) => !first.body.some((each) => each.id === id)));
  const transcript = { title: 'Talk', content_text: 'Anna: hello', source_type: 'transcript' };
  assert.equal((await narrow.post(documents, transcript)).status, 403);
  const { id } = await api.ok<Added>(api.post(documents, transcript, WAIT));
  assert.equal((await narrow.delete(`${documents}/${id}`)).status, 404);
  assert.equal((await api.delete(`${documents}/${id}`)).status, 204);
});

test('documents survive the death of the service that reads them', async () => {
  const secrets = Array.from({ length: 6 }, word);
  const added = await Promise.all(
    secrets.map(async (secret) => upload(await pdfOf(written(secret), { pages: 300 }), 'long.pdf', {}, {})),
  );
  process.kill(pidOfVaults(), 'SIGKILL');
  await eventually(async () => {
    for (const { body } of added) assert.equal((await read(body.id)).body.status, 'ready');
  });
  for (const [index, { body }] of added.entries()) {
    const { version, content_text } = (await read(body.id)).body;
    assert.equal(version, 1);
    assert.match(content_text, new RegExp(secrets[index] ?? '-'));
  }
});

interface Vault {
  id: string;
  name: string;
}

/** The document of a campaign's report in the vault of interviews; undefined when there is none. */
async function reportDocument(interview_id: string): Promise<Entry | undefined> {
  const vaults = await api.ok<Vault[] & Record<string, unknown>>(api.get('/v1/vaults'));
  const { id } = vaults.find(({ name }) => name === 'Interviews') ?? assert.fail('no vault of interviews');
  const path = `/v1/vaults/${id}/documents?limit=200`;
  const list = await api.ok<(Entry & { external_id: string })[] & Record<string, unknown>>(api.get(path));
  const entry = list.find(({ external_id }) => external_id === interview_id);
  return entry && (await read(entry.id)).body;
}

test('a ready report is a document that the next one replaces, that forgets erased people and goes with its campaign', async () => {
  const manual = { settings: { report: { auto: false, floor_count: 1, refresh_every: 100 } } };
  const { id } = await createCampaign(api, manual);
  const talks = [];
  for (let n = 0; n < 3; n += 1) talks.push(await importTalk(api, id, n));
  await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, 3));
  await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
  const stored = await eventually(async () => {
    const document = await reportDocument(id);
    assert.equal(document?.status, 'ready');
    return document;
  });
  assert.match(stored.content_text, /^# Report/);
  const report = await api.ok<{ evidence: { conversation_id: string; quote: string }[] }>(
    api.get(`/v1/interviews/${id}/report`),
  );
  const cited = report.evidence.filter(({ quote }) => stored.content_text.includes(quote));
  const gone = talks.find(({ conversation_id }) => cited.some((each) => each.conversation_id === conversation_id));
  assert.ok(gone);
  const others = new Set(
    report.evidence.filter((each) => each.conversation_id !== gone.conversation_id).map(({ quote }) => quote),
  );
  const quotes = cited
    .filter((each) => each.conversation_id === gone.conversation_id && !others.has(each.quote))
    .map(({ quote }) => quote);
  assert.ok(quotes.length > 0);
  await api.ok(api.post(`/v1/interviews/${id}/contacts/${gone.contact_id}/erase`));
  await eventually(async () => {
    const document = await reportDocument(id);
    assert.equal(document?.status, 'ready');
    for (const quote of quotes) assert.ok(!document.content_text.includes(quote));
  });
  const rows = await queryAsAdmin<{ content_text: string }>(
    system.dir,
    'select content_text from vaults.document_versions where document_id = $1',
    [stored.id],
  );
  assert.deepEqual(rows, []);
  assert.equal((await api.delete(`/v1/interviews/${id}`)).status, 204);
  await eventually(async () => assert.equal(await reportDocument(id), undefined));
});
