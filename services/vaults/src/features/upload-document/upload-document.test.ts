import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { mechanismQuery } from '@insights/db';
import { AppError } from '@insights/errors';
import type { vaults } from '@insights/contracts';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { depsOf } from '../../deps.fixture.ts';
import { vaultsQuotas } from '../../domain/quotas.ts';
import { DocumentThreads } from '../../parse-threads/document-threads.ts';
import { deleteDocument } from '../delete-document.ts';
import { createVault, deleteVault } from '../manage-vaults.ts';
import { getDocument, listDocuments } from '../read-documents.ts';
import { PAST_VERSIONS } from '../store-document/past-versions.ts';
import { addDocument } from './add-document.ts';
import { DocumentSignals } from './document-signals.ts';
import { failUpload, ingestDocument } from './ingest-document.ts';

const db = await freshDatabase({ after }, 'vaults', migrations, entities);
const parser = new DocumentThreads(384);
after(() => parser.close());
const signals = new DocumentSignals();
const stop = new AbortController();
const listening = signals.listen(db, { logger: { warn: () => undefined }, signal: stop.signal });
after(async () => {
  stop.abort();
  await listening;
});
const deps = depsOf(db, { quotas: vaultsQuotas({ quotaDocuments: 3 }), parser, signals });
const never = new AbortController().signal;
const tools = { progress: () => Promise.resolve(), signal: never };
const page = { limit: 10, cursor: '' };
const isError = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

interface Scene {
  call: { principal: ReturnType<typeof servicePrincipal> };
  vault_id: string;
  add(text: string, over?: Partial<vaults.AddDocumentRequest>): Promise<vaults.AddedDocument>;
  /** Runs the job of the newest upload of a document. */
  ingest(id: string): Promise<void>;
  read(id: string, version?: number): Promise<vaults.Document>;
}

async function scene(): Promise<Scene> {
  const workspace_id = randomUUID();
  const call = { principal: servicePrincipal('vaults', workspace_id) };
  const { id: vault_id } = await createVault(deps, call, { name: 'Research', description: '' });
  const nothing = { external_id: null, url: null, author_name: null, author_email: null, wait_seconds: 0 };
  return {
    call,
    vault_id,
    add: (text, over) =>
      addDocument(
        deps,
        call,
        {
          vault_id,
          title: 'Notes',
          file_name: '',
          format: 'text',
          content: Buffer.from(text),
          source_type: 'upload',
          ...nothing,
          ...over,
        },
        never,
      ),
    async ingest(id) {
      const upload = await uploadOf(call, id);
      await ingestDocument(
        deps,
        { id: '', workspace_id, attempt: 1, payload: { document_id: id, upload_id: upload ?? '' } },
        tools,
      );
    },
    read: (document_id, version) => getDocument(deps, call, { document_id, version: version ?? null }),
  };
}

const uploadOf = (call: Scene['call'], id: string) =>
  db.withWorkspace(call, async (tx) => {
    const row = await query(tx)
      .selectFrom('document_uploads')
      .select('id')
      .where('document_id', '=', id)
      .executeTakeFirst();
    return row?.id;
  });

const chunkTexts = (call: Scene['call'], id: string) =>
  db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('chunks')
      .select('text')
      .where('document_id', '=', id)
      .orderBy('ordinal')
      .execute();
    return rows.map(({ text }) => text);
  });

test('an upload is pending until its job has stored the text with chunks; then nothing of the upload is left', async () => {
  const { call, vault_id, add, ingest, read } = await scene();
  const { id, status } = await add('First line 👩‍⚕️.\r\n\r\nSecond line.');
  assert.equal(status, 'pending');
  assert.deepEqual([(await read(id)).status, (await read(id)).version], ['pending', 0]);
  const jobs = await db.withWorkspace(call, (tx) =>
    mechanismQuery(tx).selectFrom('outbox').select('name').where('name', '=', 'job_requested').execute(),
  );
  assert.equal(jobs.length, 1);
  await ingest(id);
  const document = await read(id);
  assert.deepEqual([document.status, document.version, document.title], ['ready', 1, 'Notes']);
  assert.equal(document.content_text, 'First line 👩‍⚕️.\r\n\r\nSecond line.');
  assert.deepEqual(await chunkTexts(call, id), [document.content_text]);
  assert.equal(await uploadOf(call, id), undefined);
  const { items } = await listDocuments(deps, call, { vault_id, page, source_types: [] });
  assert.deepEqual(
    items.map((item) => [item.id, item.status, item.content_text]),
    [[id, 'ready', '']],
  );
});

test('the same external_id replaces the text; the former text is found until then and can be opened afterwards', async () => {
  const { call, add, ingest, read } = await scene();
  const { id } = await add('The old words.', { external_id: 'page-1' });
  await ingest(id);
  const again = await add('The new words.', { external_id: 'page-1', title: 'Other notes' });
  assert.equal(again.id, id);
  assert.deepEqual([(await read(id)).status, (await read(id)).content_text], ['pending', 'The old words.']);
  await ingest(id);
  const now = await read(id);
  assert.deepEqual([now.version, now.title, now.content_text], [2, 'Other notes', 'The new words.']);
  const past = await read(id, 1);
  assert.deepEqual([past.version, past.title, past.content_text], [1, 'Notes', 'The old words.']);
  assert.deepEqual(await chunkTexts(call, id), ['The new words.']);
  await assert.rejects(read(id, 3), isError('not_found'));
});

test('the same text again is the same version, and only the newest past texts are kept', async () => {
  const { add, ingest, read } = await scene();
  const put = async (text: string) => {
    const { id } = await add(text, { external_id: 'page-1' });
    await ingest(id);
    return read(id);
  };
  await put('Text 1');
  assert.equal((await put('Text 1')).version, 1);
  for (let number = 2; number <= PAST_VERSIONS + 2; number += 1) await put(`Text ${number}`);
  const { id, version } = await put(`Text ${PAST_VERSIONS + 2}`);
  assert.equal(version, PAST_VERSIONS + 2);
  await assert.rejects(read(id, 1), isError('not_found'));
  assert.equal((await read(id, 2)).content_text, 'Text 2');
});

test('of two uploads at once the newest counts, and the job of the other does nothing', async () => {
  const { call, vault_id, add, read } = await scene();
  const [first, second] = await Promise.all([
    add('One.', { external_id: 'page-1' }),
    add('Two.', { external_id: 'page-1' }),
  ]);
  assert.equal(first.id, second.id);
  const upload = await uploadOf(call, first.id);
  const run = (upload_id: string) =>
    ingestDocument(
      deps,
      {
        id: '',
        workspace_id: call.principal.workspace_id ?? '',
        attempt: 1,
        payload: { document_id: first.id, upload_id },
      },
      tools,
    );
  await run(randomUUID());
  assert.equal((await read(first.id)).status, 'pending');
  await Promise.all([run(upload ?? ''), run(upload ?? '')]);
  const document = await read(first.id);
  assert.deepEqual([document.status, document.version], ['ready', 1]);
  const { items } = await listDocuments(deps, call, { vault_id, page, source_types: [] });
  assert.equal(items.length, 1);
});

test('a file that cannot be read leaves the reason and the former text', async () => {
  const { add, ingest, read, call } = await scene();
  const { id } = await add('Good words.', { external_id: 'page-1' });
  await ingest(id);
  await add('no PDF at all', { external_id: 'page-1', format: 'pdf' });
  await assert.rejects(ingest(id), isError('invalid_request'));
  const document = await read(id);
  assert.deepEqual([document.status, document.version, document.content_text], ['failed', 1, 'Good words.']);
  assert.match(document.failure ?? '', /not a PDF/);
  assert.deepEqual(await chunkTexts(call, id), ['Good words.']);
  await add('Better words.', { external_id: 'page-1' });
  await ingest(id);
  assert.deepEqual([(await read(id)).status, (await read(id)).failure], ['ready', null]);
});

test('a job that ended without a result fails its document, but not a newer upload', async () => {
  const { call, add, read } = await scene();
  const { id } = await add('Words.');
  const upload_id = (await uploadOf(call, id)) ?? '';
  await db.withWorkspace(call, (tx) => failUpload(tx, { document_id: id, upload_id: randomUUID() }, 'Not this one.'));
  assert.equal((await read(id)).status, 'pending');
  await db.withWorkspace(call, (tx) => failUpload(tx, { document_id: id, upload_id }, 'It could not be read.'));
  assert.deepEqual([(await read(id)).status, (await read(id)).failure], ['failed', 'It could not be read.']);
});

test('a call that waits is answered when the job has stored the text', async () => {
  const { add, ingest, call, vault_id } = await scene();
  const waiting = add('Words.', { wait_seconds: 30 });
  const id = await eventually(async () => {
    const { items } = await listDocuments(deps, call, { vault_id, page, source_types: [] });
    assert.ok(items[0]);
    return items[0].id;
  });
  await ingest(id);
  assert.deepEqual(await waiting, { id, status: 'ready', failure: null });
});

test('a deleted document or vault leaves nothing, and its job does nothing', async () => {
  const { call, vault_id, add, ingest, read } = await scene();
  const { id } = await add('Words.');
  await ingest(id);
  const other = await add('Others.');
  await deleteDocument(deps, call, { vault_id, document_id: id, source_types: [] });
  await assert.rejects(read(id), isError('not_found'));
  await assert.rejects(
    deleteDocument(deps, call, { vault_id, document_id: id, source_types: [] }),
    isError('not_found'),
  );
  await assert.rejects(
    deleteDocument(deps, call, { vault_id, document_id: other.id, source_types: ['note'] }),
    isError('not_found'),
  );
  const upload_id = (await uploadOf(call, other.id)) ?? '';
  await deleteVault(deps, call, vault_id);
  const payload = { document_id: other.id, upload_id };
  await ingestDocument(deps, { id: '', workspace_id: call.principal.workspace_id ?? '', attempt: 1, payload }, tools);
  const left = await db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('chunks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  assert.equal(left.count, 0);
  await assert.rejects(add('Too late.'), isError('not_found'));
});

test('new documents count against the quota, new texts of one do not; the id of a transcript is taken', async () => {
  const { call, add, ingest } = await scene();
  const first = await add('1', { external_id: 'page-1' });
  await add('2');
  await add('3');
  await assert.rejects(add('4'), isError('quota_exceeded'));
  assert.equal((await add('1 again', { external_id: 'page-1' })).id, first.id);
  await ingest(first.id);
  await db.withWorkspace(call, (tx) =>
    query(tx).updateTable('documents').set({ interview_id: randomUUID() }).where('id', '=', first.id).execute(),
  );
  await assert.rejects(add('Mine', { external_id: 'page-1' }), isError('duplicate_document'));
});
