import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { rowFor } from '../contract/expected.ts';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { startVaultReplicas } from '../support/vault-replicas.ts';

const WORKSPACES = bySize({ smoke: 8, proof: 50 });
const QUERIES = bySize({ smoke: 240, proof: 10_000 });
const AT_ONCE = 8;
/** Two, so that each has codes of every workspace in its cache. */
const REPLICAS = 2;

/** The same in every workspace. */
const TEXTS = [
  'The team wants shorter meetings. The budget of the remote control is twelve euros.',
  'Customers complain about the battery. The case is made of rubber and comes in green.',
  'The designer prefers a kinetic battery, and marketing wants a scroll wheel.',
];
const PROMPTS = ['who complains about the battery', 'the budget of the remote control', 'what does marketing want'];

interface Answer {
  chunks: { vault_id: string; document_id: string; text: string; ranks: { dense: number | null } }[];
  documents: { vault_id: string }[];
  facts: { vault_id: string; text: string }[];
  meta: { vaults: number; chunks: number };
}

interface Tenant {
  readonly workspace_id: string;
  readonly vault_id: string;
  readonly canary: string;
  /** The API with a key of the workspace, and with a retrieval key of the vault, through each replica. */
  readonly team: readonly Api[];
  readonly key: readonly Api[];
}

const system = await useSystem(after);
const replicas = await startVaultReplicas(system, REPLICAS, { after });
const owner = new Api(system.base_url, { token: system.demo.tokens.owner });

async function upload(api: Api, vault_id: string, content_text: string): Promise<void> {
  const path = `/v1/vaults/${vault_id}/documents`;
  const { id } = await api.ok(api.post(path, { title: 'Notes', content_text }, { headers: { prefer: 'wait=10' } }));
  await eventually(async () => {
    const { status } = await api.ok(api.get(`/v1/documents/${String(id)}`));
    assert.equal(status, 'ready');
  });
}

async function createTenant(): Promise<Tenant> {
  const workspace_id = String((await owner.ok(owner.post('/v1/workspaces', { name: 'Isolated' })))['id']);
  const made = await owner.ok(owner.post('/v1/api-keys', { name: 'all', workspace_id, scopes: ['*'] }));
  const team = replicas.apis(String(made['key']));
  const [api] = team;
  assert.ok(api);
  const vault_id = String((await api.ok(api.post('/v1/vaults', { name: 'Notes' })))['id']);
  const { key } = await api.ok(api.post<{ key: string }>(`/v1/vaults/${vault_id}/retrieval-keys`, { name: 'bot' }));
  const canary = `canary${randomBytes(6).toString('hex')}`;
  for (const text of [...TEXTS, `The secret of this workspace is ${canary}. The battery knows it.`]) {
    await upload(api, vault_id, text);
  }
  return { workspace_id, vault_id, canary, team, key: replicas.apis(key) };
}

async function inBatches<T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      results[n] = await run(n);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

const tenants = await inBatches(WORKSPACES, createTenant);
const at = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  assert.ok(item !== undefined);
  return item;
};
const documents = TEXTS.length + 1;

const countVectors = 'select count(*)::int as count from vaults.chunk_vectors where workspace_id = any($1)';
await eventually(async () => {
  const [row] = await queryAsAdmin<{ count: number }>(system.dir, countVectors, [
    tenants.map(({ workspace_id }) => workspace_id),
  ]);
  assert.equal(row?.count, WORKSPACES * documents);
});

/** What an answer contains of others than `tenant`. */
function foreignIn(answer: Answer, tenant: Tenant): number {
  const { chunks, documents: found, facts } = answer;
  const elsewhere = [...chunks, ...found, ...facts].filter(({ vault_id }) => vault_id !== tenant.vault_id).length;
  const words = JSON.stringify({ chunks, found, facts });
  return elsewhere + tenants.filter(({ canary }) => canary !== tenant.canary && words.includes(canary)).length;
}

test(`${QUERIES} mixed queries of ${WORKSPACES} workspaces with the same texts: 0 foreign chunks`, async () => {
  let foreign = 0;
  let byMeaning = 0;
  let found = 0;
  const kinds: ((tenant: Tenant, other: Tenant, n: number) => Promise<void>)[] = [
    async (tenant, _, n) => {
      const answer = await ask(at(tenant.team, n), '/v1/context', { prompt: at(PROMPTS, n) });
      assert.ok(answer.chunks.length > 0);
      assert.deepEqual([answer.meta.vaults, answer.meta.chunks], [1, documents]);
      note(answer, tenant);
    },
    async (tenant, other, n) => {
      const prompt = `the secret ${other.canary} and the battery`;
      note(await ask(at(tenant.team, n), '/v1/context', { prompt, vault_ids: [tenant.vault_id] }), tenant);
    },
    async (tenant, _, n) => {
      const answer = await ask(at(tenant.key, n), '/v1/retrieval', { prompt: tenant.canary });
      assert.ok(answer.chunks[0]?.text.includes(tenant.canary));
      note(answer, tenant);
    },
    async (tenant, other, n) => {
      note(await ask(at(tenant.key, n), '/v1/retrieval', { prompt: `${other.canary} battery`, top_k: 100 }), tenant);
    },
    async (tenant, other, n) => {
      for (const vault_ids of [[other.vault_id], [tenant.vault_id, other.vault_id]]) {
        const { status } = await at(tenant.team, n).post('/v1/context', { prompt: at(PROMPTS, n), vault_ids });
        assert.equal(status, 404);
      }
    },
    async (tenant, other, n) => {
      const body = { prompt: at(PROMPTS, n), workspace_id: other.workspace_id };
      assert.equal((await at(tenant.team, n).post('/v1/context', body)).status, 403);
    },
  ];
  const ask = (api: Api, path: string, body: object) => api.ok(api.post<Answer>(path, body));
  const note = (answer: Answer, tenant: Tenant) => {
    foreign += foreignIn(answer, tenant);
    found += answer.chunks.length;
    byMeaning += answer.chunks.filter(({ ranks }) => ranks.dense !== null).length;
  };
  await inBatches(QUERIES, (n) => {
    const tenant = at(tenants, n);
    const other = at(tenants, n + 1 + (n % (WORKSPACES - 1)));
    return at(kinds, Math.floor(n / WORKSPACES))(tenant, other, n);
  });
  console.log(`${QUERIES} queries: ${found} chunks, ${byMeaning} of them by meaning, foreign ${foreign}`);
  assert.equal(foreign, 0);
  assert.ok(byMeaning > QUERIES / 3, 'search by meaning took part');
});

test('a retrieval key is 403 on every route but the two of retrieval, even for its own vault', async () => {
  const tenant = at(tenants, 0);
  const key = at(tenant.key, 0);
  const own = { vault_id: tenant.vault_id, workspace_id: tenant.workspace_id };
  let open = 0;
  for (const route of routes) {
    const { let_in } = rowFor(route).wanted;
    if (let_in === 'everybody' || let_in === 'health') continue;
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => own[name as keyof typeof own] ?? randomUUID());
    const body = ['get', 'head'].includes(route.method) ? {} : { body: { prompt: 'battery' } };
    const answer = await key.ask(route.method.toUpperCase(), path, body);
    const name = `${route.method} ${route.path}`;
    if (let_in !== 'retrieval_key') {
      assert.equal(answer.status, 403, name);
      continue;
    }
    assert.equal(answer.status, 200, name);
    open += 1;
  }
  const served = ['/v1/retrieval', '/v1/retrieval/answer'].filter((path) =>
    routes.some((route) => route.path === path),
  );
  assert.equal(open, served.length);
});
