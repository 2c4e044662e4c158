/**
 * Context from a large collection, by words in one vault and in 200, and by words and meaning in one: ingestion (chunks a second),
 * POST /v1/context end to end through the gateway at top_k 20 (p50, p95), the counts of a vault, and the memory of the vaults process.
 * The vector of a prompt comes from an endpoint on this machine that counts words, which takes no time: a real one adds its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { servicePrincipal } from '../../packages/auth-context/src/index.ts';
import { type Db, openDb } from '../../packages/db/src/index.ts';
import { entities } from '../../services/vaults/src/db/entities.ts';
import { query } from '../../services/vaults/src/db/query.ts';
import { chunksOf } from '../../services/vaults/src/domain/chunking/chunks-of.ts';
import { storeDocument } from '../../services/vaults/src/features/store-document/store-document.ts';
import { Api } from '../support/api.ts';
import { startEmbeddingsServer } from '../support/embeddings-server.ts';
import { eventually } from '../support/eventually.ts';
import { PLENTY } from '../support/plenty.ts';
import { memoryMibOf } from '../support/process-usage.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin, stackDatabase } from '../support/stack-database.ts';
import { BenchText } from './retrieval-text.ts';

const CHUNKS = bySize({ smoke: 1_000, proof: 100_000 });
const VAULTS = bySize({ smoke: 5, proof: 200 });
const QUERIES = bySize({ smoke: 30, proof: 400 });
const CHUNKS_PER_DOCUMENT = 50;
const CHARACTERS_PER_CHUNK = 1_330;
const AT_ONCE = 4;

/** The width of a small sentence model. */
const DIMENSIONS = 384;
const VECTORS_WITHIN_MS = 30 * 60_000;

const AIM = { words: 'at most 50 ms', meaning: 'at most 80 ms' } as const;
type By = keyof typeof AIM;

await withStack('words', {}, [1, VAULTS]);
const endpoint = await startEmbeddingsServer(DIMENSIONS);
await withStack('meaning', { EMBEDDINGS_BASE_URL: endpoint.url }, [1]);
await endpoint.close();

interface Bench {
  readonly by: By;
  readonly stack: Stack;
  readonly api: Api;
  readonly db: Db;
  readonly workspace_id: string;
}

/** Runs the benchmark with each of these numbers of vaults, in a system of its own. */
async function withStack(by: By, env: Record<string, string>, counts: readonly number[]): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'insights-bench-'));
  const stack = await startStack({
    dir: join(dir, 'local'),
    seed: 'small',
    env: { ...PLENTY, LOG_LEVEL: 'warn', ...env },
  });
  try {
    if (!stack.demo) throw new Error('the stack was not seeded');
    const api = new Api(stack.baseUrl, { key: stack.demo.other.api_keys.full });
    const { workspace_id } = stack.demo.other;
    const urls = stackDatabase(stack.dir);
    const db = await openDb({
      schema: 'vaults',
      entities,
      config: {
        databaseUrl: urls.roleUrl('vaults', 'app'),
        databaseWorkerUrl: urls.roleUrl('vaults', 'worker'),
        dbPoolMax: AT_ONCE,
        dbWorkerPoolMax: 1,
        dbStatementTimeoutMs: 60_000,
      },
    });
    try {
      for (const count of counts) await benchmark({ by, stack, api, db, workspace_id }, count);
    } finally {
      await db.close();
    }
  } finally {
    await stack.remove();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function benchmark(bench: Bench, count: number): Promise<void> {
  const { api, by, stack } = bench;
  const vaults: string[] = [];
  while (vaults.length < count) {
    vaults.push((await api.ok<{ id: string }>(api.post('/v1/vaults', { name: `Bench ${vaults.length}` }))).id);
  }
  const text = new BenchText(count);
  const started = performance.now();
  const stored = await ingest(bench, vaults, text);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${stored} chunks in ${count} vaults, by ${by}: ${Math.round(stored / seconds)} chunks/s ingested (${seconds.toFixed(0)} s)`,
  );
  if (by === 'meaning') await vectorsMade(stack, started);
  // As autovacuum does within a minute: before, the index is not read without its table.
  await queryAsAdmin(stack.dir, 'vacuum vaults.postings');
  // One vault is named; several are the whole workspace, which then holds those of the first round, too, unless they are deleted.
  const limits = count === 1 ? { vault_ids: vaults } : {};
  const prompts = Array.from({ length: QUERIES }, () => text.question());
  await latencies(prompts.slice(0, 20), (prompt) => api.post('/v1/context', { prompt, top_k: 20, ...limits }));
  const { p50, p95, found } = await latencies(prompts, (prompt) =>
    api.post('/v1/context', { prompt, top_k: 20, ...limits }),
  );
  console.log(
    `  POST /v1/context: p50 ${p50} ms, p95 ${p95} ms over ${QUERIES} prompts, ${found} chunks returned on average (aim: p95 ${AIM[by]})`,
  );
  const counts = await latencies(
    Array.from({ length: 20 }, () => ''),
    () => api.get(`/v1/vaults/${vaults[0]}`) as never,
  );
  console.log(`  GET /v1/vaults/{id} with counts: p50 ${counts.p50} ms`);
  console.log(`  vaults process: ${memoryOf(stack, 'VmRSS')} MiB resident, ${memoryOf(stack, 'VmHWM')} MiB at most`);
  for (const id of vaults) await api.ask('DELETE', `/v1/vaults/${id}`);
}

/** Resolves when every chunk has a vector. */
async function vectorsMade({ dir }: Stack, started: number): Promise<void> {
  await eventually(
    async () => {
      const [row] = await queryAsAdmin<{ missing: number }>(
        dir,
        `select count(*)::int as missing from vaults.document_vectors where model = ''`,
      );
      return row?.missing === 0 ? row : null;
    },
    { timeout_ms: VECTORS_WITHIN_MS, every_ms: 500, what: 'a vector of each chunk' },
  );
  console.log(`  vectors of all chunks after ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** Stores documents of equal size in all vaults in turn, as an upload does after its text is read. Returns the number of chunks. */
async function ingest({ db, workspace_id }: Bench, vaults: readonly string[], text: BenchText): Promise<number> {
  const call = { principal: servicePrincipal('vaults', workspace_id) };
  let stored = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    while (stored < CHUNKS) {
      const vault_id = vaults[next % vaults.length] ?? '';
      next += 1;
      const content = text.conversation(CHUNKS_PER_DOCUMENT * CHARACTERS_PER_CHUNK);
      const chunks = chunksOf(content, 'en');
      stored += chunks.length;
      await db.withWorkspace(call, async (tx) => {
        const at = new Date().toISOString();
        const id = v7();
        await query(tx)
          .insertInto('documents')
          .values({
            id,
            workspace_id: tx.workspaceId,
            vault_id,
            source_type: 'upload',
            title: 'Bench',
            content_text: '',
            status: 'pending',
            version: 0,
            created_at: at,
            updated_at: at,
          })
          .execute();
        const parts = [{ text: content, chunks }];
        const document = { document_id: id, conversation_id: null, title: 'Bench', hidden_names: '', parts };
        await storeDocument({ now: () => at }, tx, { ...document, language: 'en' });
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}

async function latencies(
  prompts: readonly string[],
  ask: (prompt: string) => Promise<{ status: number; body: unknown }>,
): Promise<{ p50: string; p95: string; found: string }> {
  const times: number[] = [];
  let found = 0;
  for (const prompt of prompts) {
    const started = performance.now();
    const { status, body } = await ask(prompt);
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`status ${status}`);
    found += (body as { chunks?: unknown[] }).chunks?.length ?? 0;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return { p50: at(0.5), p95: at(0.95), found: (found / prompts.length).toFixed(1) };
}

function memoryOf(stack: Stack, field: 'VmRSS' | 'VmHWM'): number {
  return Math.round(memoryMibOf(stack.processes()['vaults']?.pid, field));
}
