import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { startVaultReplicas } from '../support/vault-replicas.ts';

const REPLICAS = 3;
const ROUNDS = bySize({ smoke: 6, proof: 60 });

interface Chunk {
  document_id: string;
  text: string;
  ranks: { lexical: number | null; dense: number | null };
}
interface Context {
  chunks: Chunk[];
  meta: { lists: string[]; unavailable: string[] };
}

const system = await useSystem(after);
const replicas = await startVaultReplicas(system, REPLICAS, { after });
const apis = replicas.apis(system.demo.api_keys.full);
const own = new Api(system.base_url, { key: system.demo.api_keys.full });
const nth = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  assert.ok(item !== undefined);
  return item;
};

const newVault = async () => String((await own.ok(own.post('/v1/vaults', { name: 'Fresh' })))['id']);

/** Stores a document and returns its id once it is found. */
async function upload(api: Api, vault: string, content_text: string, external_id = randomUUID()): Promise<string> {
  const body = { title: 'Notes', content_text, external_id };
  const path = `/v1/vaults/${vault}/documents`;
  const added = await api.post(path, body, { headers: { prefer: 'wait=10' } });
  assert.equal(added.status, 202);
  const id = String(added.body['id']);
  await eventually(async () => assert.equal((await api.ok(api.get(`/v1/documents/${id}`)))['status'], 'ready'));
  return id;
}

const find = async (api: Api, vault: string, prompt: string): Promise<Context> =>
  api.ok(api.post<Context>('/v1/context', { prompt, vault_ids: [vault] }));

/** What every replica finds, by one request to each. */
const findEverywhere = (vault: string, prompt: string) => Promise.all(apis.map((api) => find(api, vault, prompt)));

test(`${ROUNDS} documents: the next request to any of ${REPLICAS} replicas finds what was uploaded and nothing that was deleted`, async () => {
  const vault = await newVault();
  await upload(nth(apis, 0), vault, 'Something else that stays in the vault.');
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = `w${randomUUID().slice(0, 8)}`;
    const id = await upload(nth(apis, round), vault, `The ${word} was delivered to the harbour on Tuesday.`);
    for (const { chunks } of await findEverywhere(vault, `harbour ${word}`)) {
      assert.equal(chunks[0]?.document_id, id, 'found by the next request');
    }
    assert.equal((await nth(apis, round + 1).delete(`/v1/vaults/${vault}/documents/${id}`)).status, 204);
    for (const { chunks } of await findEverywhere(vault, `harbour ${word}`)) {
      assert.ok(chunks.every((chunk) => chunk.document_id !== id && !chunk.text.includes(word)));
    }
  }
});

test('a document that is found by its meaning is not found after its deletion or replacement, on any replica', async () => {
  const vault = await newVault();
  for (let round = 0; round < ROUNDS / 2; round += 1) {
    const external_id = randomUUID();
    const old = `w${randomUUID().slice(0, 8)}`;
    const id = await upload(nth(apis, round), vault, `The ${old} was painted green.`, external_id);
    // Every replica has read the vector.
    await eventually(async () => {
      for (const { chunks } of await findEverywhere(vault, `${old} painted green`)) {
        assert.equal(chunks.find(({ document_id }) => document_id === id)?.ranks.dense, 1);
      }
    });
    await upload(nth(apis, round + 1), vault, 'The whole fence stays as it is.', external_id);
    for (const { chunks, meta } of await findEverywhere(vault, `${old} painted green`)) {
      assert.deepEqual(meta.unavailable, []);
      assert.ok(chunks.every(({ text }) => !text.includes(old)));
    }
    assert.equal((await nth(apis, round + 2).delete(`/v1/vaults/${vault}/documents/${id}`)).status, 204);
    for (const { chunks } of await findEverywhere(vault, 'the whole fence')) assert.deepEqual(chunks, []);
  }
});

test('a failing endpoint leaves what is found by words, and killed processes lose no vector', async () => {
  const vault = await newVault();
  const [first, second, third] = replicas.processes;
  assert.ok(first && second && third);
  const texts = Array.from({ length: 12 }, (_, n) => `Item ${n} is in the store. `.repeat(60));
  replicas.endpoint.behaviour = 'slow';
  await Promise.all(texts.map((text) => upload(nth(apis, 0), vault, text)));
  const isAsked = () => replicas.endpoint.asked.some((asked) => asked.some((text) => text.startsWith('Item ')));
  await eventually(() => assert.ok(isAsked()));
  await Promise.all([first, second, third].map((process) => process.end('SIGKILL')));
  await third.run();
  const { chunks, meta } = await find(nth(apis, 2), vault, 'which item is in the store');
  assert.deepEqual([meta.lists, meta.unavailable], [['lexical'], ['dense']]);
  assert.ok(chunks.length > 0);
  replicas.endpoint.behaviour = 'well';
  await Promise.all([first.run(), second.run()]);
  // As if the leases of the killed processes had expired.
  const expire =
    'update vaults.document_vectors set due_at = now() where document_id in (select id from vaults.documents where vault_id = $1)';
  await queryAsAdmin(system.dir, expire, [vault]);
  const missing = `select chunks.id from vaults.chunks join vaults.documents on documents.id = document_id
    left join vaults.chunk_vectors on chunk_id = chunks.id where documents.vault_id = $1 and chunk_id is null`;
  await eventually(async () => assert.deepEqual(await queryAsAdmin(system.dir, missing, [vault]), []));
  await eventually(async () => {
    for (const found of await findEverywhere(vault, 'which item is in the store')) {
      assert.deepEqual(found.meta.lists, ['lexical', 'dense']);
    }
  });
});
