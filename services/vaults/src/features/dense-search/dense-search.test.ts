import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type TestContext, after, beforeEach, test } from 'node:test';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { loadConfig } from '@insights/config';
import { Embeddings, embeddingsSettings } from '@insights/model';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { startEmbeddingsServer } from '../../../../../test/support/embeddings-server.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { claimDocuments } from '../make-vectors/claim-documents.ts';
import { makeVectors } from '../make-vectors/make-vectors.ts';
import { runVectorWorker } from '../make-vectors/vector-worker.ts';
import type { Searched } from '../../search/searched.ts';
import { DenseSearch } from './dense-search.ts';

const db = await freshDatabase({ after }, 'vaults', migrations, entities);
const server = await startEmbeddingsServer();
after(() => server.close());
beforeEach(async () => {
  server.behaviour = 'well';
  server.rejects = null;
  server.asked.length = 0;
  // Documents of earlier tests are not due.
  await db.worker.query(`update document_vectors set due_at = 'infinity'`);
});

const at = '2026-01-01T00:00:00.000Z';
const everywhere: Searched = { vault_ids: null, document_ids: null, source_types: null };
const never = new AbortController().signal;
const embeddingsOf = (model = 'words') =>
  new Embeddings(loadConfig(embeddingsSettings, { EMBEDDINGS_BASE_URL: server.url, EMBEDDINGS_MODEL: model }));
const makerOf = (model?: string, batch = 4) => ({
  db,
  embeddings: embeddingsOf(model),
  batch,
  timeout_ms: 30_000,
  onOutcome: () => undefined,
});
const searchOf = (options: { model?: string; max_bytes?: number; timeout_ms?: number } = {}) => {
  const tooLarge: string[] = [];
  const search = new DenseSearch({
    embeddings: embeddingsOf(options.model),
    timeout_ms: options.timeout_ms ?? 10_000,
    max_bytes: options.max_bytes ?? 10_000_000,
    onOutcome: () => undefined,
    onTooLarge: (vault) => tooLarge.push(vault),
  });
  return Object.assign(search, { tooLarge });
};

/** Ids of chunks by document and place. */
const chunkAt = new Map<string, string>();

/** A workspace with one vault. */
async function givenVault(workspace: string = randomUUID()) {
  const call = { principal: servicePrincipal('vaults', workspace) };
  const vault_id = v7();
  await db.withWorkspace(call, (tx) =>
    query(tx)
      .insertInto('vaults')
      .values({ id: vault_id, workspace_id: workspace, name: 'V', description: '', is_default: false, created_at: at })
      .execute(),
  );
  return {
    call,
    vault_id,
    /** Stores a document; each text is a chunk. Returns the ids of document and chunks. */
    async add(texts: readonly string[], source_type: 'upload' | 'transcript' = 'upload') {
      const id = v7();
      const place = { workspace_id: workspace, document_id: id };
      const rows = texts.map((text, ordinal) => ({
        id: v7(),
        ...place,
        ordinal,
        turn_ids: [],
        speakers: [],
        text,
        start_offset: ordinal,
        end_offset: ordinal + 1,
      }));
      for (const row of rows) chunkAt.set(`${id} ${row.ordinal}`, row.id);
      const document = {
        id,
        workspace_id: workspace,
        vault_id,
        source_type,
        title: '',
        content_text: '',
        status: 'ready',
      };
      await db.withWorkspace(call, async (tx) => {
        await query(tx)
          .insertInto('documents')
          .values({ ...document, status: 'ready', version: 1, created_at: at, updated_at: at })
          .execute();
        await query(tx).insertInto('chunks').values(rows).execute();
      });
      return { id, chunks: rows.map((row) => row.id) };
    },
    remove: (id: string) =>
      db.withWorkspace(call, (tx) => query(tx).deleteFrom('documents').where('id', '=', id).execute()),
    async find(search: DenseSearch, prompt: string, scope: Partial<Searched> = {}, limit = 10) {
      const point = await search.pointOf(prompt);
      assert.ok(point, 'the endpoint answers');
      const { scores } = await db.withWorkspace(call, (tx) =>
        search.rank(tx, { ...everywhere, ...scope }, point, limit),
      );
      return scores.best(limit).map(({ document_id, ordinal }) => chunkAt.get(`${document_id} ${ordinal}`));
    },
    /** How many vectors of `model` the vault has. */
    async vectors(model = 'words') {
      const { count } = await db.withWorkspace(call, (tx) =>
        query(tx)
          .selectFrom('chunk_vectors')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('model', '=', model)
          .executeTakeFirstOrThrow(),
      );
      return count;
    },
  };
}

async function makeAll(model?: string): Promise<void> {
  while (await makeVectors(makerOf(model, 256), never)) {
    // Until no document is due.
  }
}

test('chunks are found by their vectors, closest first, with the words of the prompt', async () => {
  const vault = await givenVault();
  const { chunks } = await vault.add([
    'the budget is too small',
    'a remote control of wood',
    'the budget and the wood',
  ]);
  await makeAll();
  const search = searchOf();
  assert.deepEqual(await vault.find(search, 'remote control of wood'), [chunks[1], chunks[2], chunks[0]]);
  assert.deepEqual(await vault.find(search, 'the budget is too small', {}, 1), [chunks[0]]);
});

test('a search finds what was stored since the last one and nothing that was deleted', async () => {
  const vault = await givenVault();
  const search = searchOf();
  const first = await vault.add(['wood', 'metal']);
  await makeAll();
  assert.equal((await vault.find(search, 'wood'))[0], first.chunks[0]);
  const second = await vault.add(['wood and wood', 'plastic']);
  await makeAll();
  await vault.remove(first.id);
  assert.deepEqual((await vault.find(search, 'wood')).toSorted(), second.chunks.toSorted());
  await vault.remove(second.id);
  assert.deepEqual(await vault.find(search, 'wood'), []);
});

test('deleted chunks do not displace results, even when they outnumber the candidates', async () => {
  const vault = await givenVault();
  const search = searchOf();
  const old = await vault.add(Array.from({ length: 1_500 }, (_, n) => `wood ${n}`));
  const kept = await vault.add(['wood 7', 'metal']);
  await makeAll();
  assert.equal((await vault.find(search, 'wood 7')).length, 10);
  await vault.remove(old.id);
  assert.deepEqual(await vault.find(search, 'wood 7'), kept.chunks);
});

test('vaults, documents and source types limit a search before the best are chosen', async () => {
  const workspace = randomUUID();
  const [vault, other] = [await givenVault(workspace), await givenVault(workspace)];
  await vault.add(Array.from({ length: 600 }, () => 'wood'));
  const transcript = await vault.add(['metal and wood', 'plastic'], 'transcript');
  const elsewhere = await other.add(['wood here']);
  await makeAll();
  const search = searchOf();
  assert.deepEqual(await vault.find(search, 'wood', { source_types: ['transcript'] }), transcript.chunks);
  assert.deepEqual(await vault.find(search, 'wood', { document_ids: [transcript.id] }), transcript.chunks);
  assert.deepEqual(await vault.find(search, 'wood', { vault_ids: [other.vault_id] }), elsewhere.chunks);
  assert.deepEqual(await vault.find(search, 'wood', { vault_ids: [] }), []);
  assert.equal((await vault.find(search, 'wood', {}, 1_000)).length, 603);
});

test('one process searches many workspaces and returns to each only its own chunks', async () => {
  const search = searchOf();
  const vaults = await Promise.all(Array.from({ length: 8 }, () => givenVault()));
  const own = await Promise.all(vaults.map((vault) => vault.add(['the same words in all of them'])));
  await makeAll();
  for (let round = 0; round < 2; round += 1) {
    const found = await Promise.all(vaults.map((vault) => vault.find(search, 'the same words')));
    assert.deepEqual(
      found,
      own.map(({ chunks }) => chunks),
    );
  }
  const [first, second] = vaults;
  assert.ok(first && second);
  assert.deepEqual(await first.find(search, 'the same words', { vault_ids: [second.vault_id] }), []);
});

test('another model makes all vectors again, and a search uses those of its own model alone', async () => {
  const vault = await givenVault();
  const { chunks } = await vault.add(['wood', 'metal', 'plastic', 'glass', 'stone']);
  await makeAll('old');
  assert.equal(await vault.vectors('old'), 5);
  assert.deepEqual(await vault.find(searchOf({ model: 'new' }), 'wood'), []);
  await db.worker.query(
    'update document_vectors set due_at = now() where document_id in (select document_id from document_vectors where model = $1)',
    ['old'],
  );
  await makeAll('new');
  assert.deepEqual([await vault.vectors('old'), await vault.vectors('new')], [0, 5]);
  assert.equal((await vault.find(searchOf({ model: 'new' }), 'wood'))[0], chunks[0]);
});

test('two workers share the documents, and no text is sent twice', async () => {
  const vault = await givenVault();
  await Promise.all(Array.from({ length: 80 }, (_, n) => vault.add([`text ${n}`, `more of ${n}`])));
  const logger = { warn: assert.fail } as never;
  const stop = new AbortController();
  const workers = [1, 2].map(() => runVectorWorker({ ...makerOf(), concurrency: 2, logger }, stop.signal));
  try {
    await eventually(async () => assert.equal(await vault.vectors(), 160), { timeout_ms: 60_000 });
  } finally {
    stop.abort();
    await Promise.all(workers);
  }
  const sent = server.asked.flat();
  assert.equal(new Set(sent).size, 160);
  assert.equal(sent.length, 160);
});

test('a worker that dies after some requests loses nothing: another continues when the lease expires', async () => {
  const vault = await givenVault();
  await vault.add(Array.from({ length: 80 }, (_, n) => `part ${n}`));
  const wanted = { model: 'words', max_documents: 1, lease_seconds: 120 };
  // 16 requests of 4 texts, and then a lease that nobody ends.
  assert.equal(await makeVectors(makerOf(), never), true);
  assert.equal(await vault.vectors(), 64);
  assert.equal((await claimDocuments(db, wanted)).length, 1);
  assert.equal(await makeVectors(makerOf(), never), false);
  await db.worker.query(`update document_vectors set due_at = now() where due_at < 'infinity'`);
  await makeAll();
  assert.equal(await vault.vectors(), 80);
  assert.equal(new Set(server.asked.flat()).size, server.asked.flat().length);
});

test('a document that changes while its vectors are made stays due', async () => {
  const vault = await givenVault();
  const { id } = await vault.add(['wood']);
  const maker = makerOf();
  let added: Promise<unknown> | undefined;
  const row = {
    id: v7(),
    workspace_id: vault.call.principal.workspace_id,
    document_id: id,
    turn_ids: [],
    speakers: [],
    text: 'metal',
    start_offset: 0,
    end_offset: 1,
  };
  const onOutcome = () => {
    added ??= db.withWorkspace(vault.call, (tx) =>
      query(tx)
        .insertInto('chunks')
        .values(row as never)
        .execute(),
    );
  };
  await makeVectors({ ...maker, onOutcome }, never);
  await added;
  await makeAll();
  assert.equal(await vault.vectors(), 2);
});

test('a text that the endpoint rejects is left out, and the others are stored', async () => {
  const vault = await givenVault();
  await vault.add(['wood', 'cursed', ' ', 'metal', 'plastic', 'glass']);
  server.rejects = 'cursed';
  await makeAll();
  assert.equal(await vault.vectors(), 4);
  const asked = server.asked.length;
  await makeAll();
  assert.equal(server.asked.length, asked, 'the document is done');
});

test('documents wait with growing pauses while the endpoint fails, and are made afterwards', async () => {
  const vault = await givenVault();
  await vault.add(['wood']);
  server.behaviour = 'failing';
  await assert.rejects(makeVectors(makerOf(), never), { kind: 'unavailable', status: 500 });
  assert.equal(await makeVectors(makerOf(), never), false);
  server.behaviour = 'well';
  await eventually(async () => {
    await makeVectors(makerOf(), never);
    assert.equal(await vault.vectors(), 1);
  });
});

test('a prompt has no vector while the endpoint fails or is late, and failures in a row end the requests', async () => {
  const search = searchOf({ timeout_ms: 300 });
  server.behaviour = 'slow';
  const began = performance.now();
  assert.equal(await search.pointOf('wood'), null);
  assert.ok(performance.now() - began < 15_000);
  server.behaviour = 'failing';
  assert.equal(await search.pointOf('wood'), null);
  assert.equal(await search.pointOf('wood'), null);
  const asked = server.asked.length;
  assert.equal(await search.pointOf('wood'), null);
  assert.equal(server.asked.length, asked, 'the circuit is open');
  server.behaviour = 'well';
  await eventually(async () => assert.ok(await search.pointOf('wood')), { timeout_ms: 60_000 });
});

test('a vault that exceeds the cache is left out and reported, and the others are searched', async () => {
  const workspace = randomUUID();
  const [large, small] = [await givenVault(workspace), await givenVault(workspace)];
  await large.add(Array.from({ length: 3_000 }, (_, n) => `wood ${n}`));
  const { chunks } = await small.add(['wood']);
  await makeAll();
  const search = searchOf({ max_bytes: 100_000 });
  assert.deepEqual(await small.find(search, 'wood'), chunks);
  assert.deepEqual(await small.find(search, 'wood'), chunks);
  assert.deepEqual(search.tooLarge, [large.vault_id]);
});

test('deleting a vault deletes its vectors', async (t: TestContext) => {
  const vault = await givenVault();
  await vault.add(['wood']);
  await makeAll();
  await db.withWorkspace(vault.call, (tx) => query(tx).deleteFrom('vaults').where('id', '=', vault.vault_id).execute());
  assert.equal(await vault.vectors(), 0);
  const { rows } = await db.worker.query('select from document_vectors where workspace_id = $1', [
    vault.call.principal.workspace_id,
  ]);
  t.assert.equal(rows.length, 0);
});
