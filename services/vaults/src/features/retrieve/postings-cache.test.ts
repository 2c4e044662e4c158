import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { depsOf } from '../../deps.fixture.ts';
import { understand } from '../../search/question.ts';
import type { Searched } from '../../search/searched.ts';
import { rebuildIndex } from '../index-document/rebuild-index.ts';
import { deleteVault } from '../manage-vaults.ts';
import { type TestCall, callOf, deleteDocument, newVault, upload } from '../vault.fixture.ts';
import { PostingsCache } from './postings-cache.ts';
import { readSize } from './read-size.ts';
import { retrieve } from './retrieve.ts';

const db = await freshDatabase({ after }, 'vaults', migrations, entities);
const MIB = 1024 ** 2;
const depsWith = (cacheBytes: number) => depsOf(db, { postings: new PostingsCache(cacheBytes) });

const ask = (
  deps: ReturnType<typeof depsOf>,
  call: TestCall,
  prompt: string,
  vault_ids: string[] | null = null,
  source_types: Searched['source_types'] = null,
) => retrieve(deps, call, { question: understand(prompt), top_k: 10, vault_ids, source_types, document_ids: null });

const stampsOf = async (call: TestCall, vault_ids: string[] | null = null) =>
  (await db.withWorkspace(call, (tx) => readSize(tx, { vault_ids, source_types: null, document_ids: null }))).stamps;

const TYPES = ['upload', 'web', 'note'] as const;
const WORDS = ['parcel', 'harbour', 'battery', 'colour', 'invoice', 'garden', 'ticket', 'kettle'];

/** The same numbers in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

test('a cached search finds exactly what one without a cache finds, after any change of the vaults', async () => {
  const [cached, call] = [depsWith(MIB), callOf()];
  const next = numbers(7);
  const vaults = [await newVault(cached, call), await newVault(cached, call), await newVault(cached, call)];
  const documents: { id: string; vault_id: string }[] = [];
  const text = () => Array.from({ length: 6 }, () => WORDS[next(WORDS.length)]).join(' ');
  const changes = [
    async () => {
      const vault_id = vaults[next(vaults.length)] ?? '';
      const source_type = TYPES[next(TYPES.length)] ?? 'note';
      documents.push({ id: await upload(cached, call, { vault_id, text: text(), source_type }), vault_id });
    },
    async () => {
      const { id = '' } = documents[next(documents.length)] ?? {};
      const source_type = TYPES[next(TYPES.length)] ?? 'note';
      if (id === '') return;
      await db.withWorkspace(call, (tx) =>
        query(tx).updateTable('documents').set({ source_type }).where('id', '=', id).execute(),
      );
    },
    async () => {
      const document = documents[next(documents.length)];
      if (document) await upload(cached, call, { ...document, text: text() });
    },
    async () => {
      const [document] = documents.splice(next(documents.length), 1);
      if (document) await deleteDocument(cached, call, document.id);
    },
  ];
  let found = 0;
  for (let step = 0; step < 160; step += 1) {
    await changes[next(changes.length)]?.();
    const prompt = `${WORDS[next(WORDS.length)]} ${WORDS[next(WORDS.length)]}`;
    const limits = next(2) === 0 ? null : [vaults[next(vaults.length)] ?? ''];
    const types = [null, [TYPES[0]], [TYPES[0], TYPES[1]]][next(3)] ?? null;
    const answer = await ask(cached, call, prompt, limits, types);
    assert.deepEqual(answer, await ask(depsWith(MIB), call, prompt, limits, types));
    found += answer.chunks.length;
  }
  assert.ok(found > 50, `found ${found} chunks only`);
});

test('what was read is not read again until its vault changes; other vaults stay known', async () => {
  const [deps, call] = [depsWith(MIB), callOf()];
  const [first, second] = [await newVault(deps, call), await newVault(deps, call)];
  for (const vault_id of [first, second]) await upload(deps, call, { vault_id, text: 'The parcel was late.' });
  const prompt = 'late parcel';
  assert.equal((await ask(deps, call, prompt)).chunks.length, 2);
  const terms = understand(prompt).words.flatMap((word) => word.terms);
  const missing = async () => deps.postings.find({ stamps: await stampsOf(call), source_types: null }, terms).missing;
  assert.deepEqual(await missing(), { vault_ids: [], terms: [] });
  await upload(deps, call, { vault_id: first, text: 'Nobody waited.' });
  assert.deepEqual((await missing()).vault_ids, [first]);
});

test('every way to change what is found changes the stamp of the vault', async () => {
  const [deps, call] = [depsWith(MIB), callOf()];
  const vault_id = await newVault(deps, call);
  const seen = new Set<string | undefined>();
  const assertChanged = async (what: string) => {
    const stamp = (await stampsOf(call)).get(vault_id);
    assert.ok(!seen.has(stamp), what);
    seen.add(stamp);
  };
  await assertChanged('an empty vault has none');
  const id = await upload(deps, call, { vault_id, text: 'The parcel was late.' });
  await assertChanged('the first document');
  await upload(deps, call, { vault_id, id, text: 'The ticket was late.' });
  await assertChanged('another text with as many words');
  await rebuildIndex(db);
  await assertChanged('the index was made again');
  await deleteDocument(deps, call, id);
  await assertChanged('a deletion');
  await upload(deps, call, { vault_id, text: 'The parcel was late.' });
  await assertChanged('the same text again');
  await deleteVault(deps, call, vault_id);
  assert.equal((await stampsOf(call)).size, 0);
});

test('a change that is not committed is not in the cache, and once it is, it is found', async () => {
  const [deps, call] = [depsWith(MIB), callOf()];
  const vault_id = await newVault(deps, call);
  const id = await upload(deps, call, { vault_id, text: 'The parcel was late.' });
  await db.withWorkspace(call, async (tx) => {
    await query(tx).deleteFrom('documents').where('id', '=', id).execute();
    assert.equal((await ask(deps, call, 'parcel')).chunks.length, 1);
  });
  assert.equal((await ask(deps, call, 'parcel')).chunks.length, 0);
});

test('the stamp of a vault is unknown in other workspaces, so nothing of it is in their answers', async () => {
  const [deps, call, other] = [depsWith(MIB), callOf(), callOf()];
  const vault_id = await newVault(deps, call);
  await upload(deps, call, { vault_id, text: 'The parcel was late.' });
  assert.equal((await ask(deps, call, 'parcel')).chunks.length, 1);
  assert.equal((await stampsOf(other, [vault_id])).size, 0);
  assert.deepEqual((await ask(deps, other, 'parcel')).chunks, []);
});

test('the cache stays within its memory, and a vault that exceeds it is searched', async () => {
  const [deps, call] = [depsWith(20_000), callOf()];
  const vault_id = await newVault(deps, call);
  const text = WORDS.join(' ');
  for (let n = 0; n < 150; n += 1) await upload(deps, call, { vault_id, text });
  for (const word of WORDS) {
    assert.equal((await ask(deps, call, word)).meta?.matched, 150);
    assert.ok(deps.postings.bytes <= 20_000, `${deps.postings.bytes} bytes`);
  }
});

test('many vaults are known as one, until one of them changes', async () => {
  const [deps, call] = [depsWith(MIB), callOf()];
  const prompt = Array.from({ length: 60 }, (_, n) => `parcel${n}`).join(' ');
  const vaults = await Promise.all(Array.from({ length: 9 }, () => newVault(deps, call)));
  const ids: string[] = [];
  for (const [n, vault_id] of vaults.entries())
    ids.push(await upload(deps, call, { vault_id, text: `Anna Weber: The parcel${n} was late.` }));
  const assertAsWithoutCache = async (limits: string[] | null, count: number) => {
    const answer = await ask(deps, call, prompt, limits);
    assert.deepEqual(answer, await ask(depsWith(MIB), call, prompt, limits));
    assert.equal(answer.chunks.length, count);
  };
  await assertAsWithoutCache(null, 9);
  const { bytes } = deps.postings;
  assert.ok(bytes > 0);
  await assertAsWithoutCache(null, 9);
  assert.equal(deps.postings.bytes, bytes);
  await assertAsWithoutCache(vaults.slice(1), 8);
  await upload(deps, call, { vault_id: vaults[3] ?? '', text: 'The parcel3 was found.' });
  await assertAsWithoutCache(null, 10);
  await deleteDocument(deps, call, ids[0] ?? '');
  await assertAsWithoutCache(null, 9);
  await assertAsWithoutCache(vaults.slice(0, 9), 9);
});
