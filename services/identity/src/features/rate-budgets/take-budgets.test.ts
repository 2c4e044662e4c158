import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Client } from 'pg';
import { v7 } from 'uuid';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { takeBudgets } from './take-budgets.ts';

const db = await freshDatabase({ after }, 'identity', migrations, entities);

/** As the schema's owner, because no service role can access the table. */
async function asOwner(text: string, values: unknown[] = []): Promise<unknown[]> {
  const url = new URL(db.app.options.connectionString ?? '');
  url.username = 'identity_owner';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

function ask(budget: string, waiting: number, rest: { limit?: number; workspace_ids?: string[]; times?: number } = {}) {
  const { limit = 10, workspace_ids = [], times = 0 } = rest;
  return { budget, rate_class: 'reads', default_per_minute: limit, workspace_ids, waiting, times };
}

async function take(...asks: ReturnType<typeof ask>[]) {
  return (await takeBudgets({ db }, { asks })).grants;
}

/** Moves everything taken so far into the past. */
async function age(seconds: number): Promise<void> {
  await asOwner('update identity.rate_takes set second = second - $1', [seconds]);
}

test('waiting requests are granted up to the limit, and a rejection says when more are available', async () => {
  assert.partialDeepStrictEqual(await take(ask('a', 7)), [{ per_minute: 10, granted: 7, remaining: 3 }]);
  const [last] = await take(ask('a', 7));
  assert.partialDeepStrictEqual(last, { granted: 3, remaining: 0 });
  const [refused] = await take(ask('a', 1));
  assert.partialDeepStrictEqual(refused, { granted: 0, remaining: 0 });
  assert.ok(refused && refused.frees_in_ms > 55_000 && refused.frees_in_ms <= 61_000, String(refused?.frees_in_ms));
});

test('no window of sixty seconds exceeds the limit', async () => {
  await take(ask('b', 4));
  await age(30);
  await take(ask('b', 6));
  await age(29);
  const [early] = await take(ask('b', 1));
  assert.partialDeepStrictEqual(early, { granted: 0 });
  assert.ok(early && early.frees_in_ms <= 2_000, String(early?.frees_in_ms));
  await age(2);
  assert.partialDeepStrictEqual(await take(ask('b', 10)), [{ granted: 4, remaining: 0 }]);
});

test('a refill gets one percent of the limit, and less as the budget runs out', async () => {
  const filling = ask('c', 0, { limit: 1200 });
  assert.partialDeepStrictEqual(await take(filling), [{ granted: 12, remaining: 1188 }]);
  await take(ask('c', 1180, { limit: 1200 }));
  assert.partialDeepStrictEqual(await take(filling), [{ granted: 2, remaining: 6 }]);
});

test('the highest limit of the caller’s workspaces applies, and grants are in the order of the asks', async () => {
  const [plain, generous, strict] = [v7(), v7(), v7()];
  await asOwner(`insert into identity.workspaces (id, name) select unnest($1::uuid[]), 'Acme'`, [
    [plain, generous, strict],
  ]);
  await asOwner(
    `insert into identity.workspace_limits (workspace_id, rates) values ($1, '{"reads": 50}'), ($2, '{"reads": 2, "writes": 99}')`,
    [generous, strict],
  );
  const grants = await take(
    ask('d1', 1, { workspace_ids: [plain] }),
    ask('d2', 1, { workspace_ids: [strict] }),
    ask('d3', 1, { workspace_ids: [strict, generous] }),
    ask('d4', 1, { workspace_ids: [strict, plain] }),
  );
  assert.deepEqual(
    grants.map(({ per_minute }) => per_minute),
    [10, 2, 50, 10],
  );
});

test('a budget of all keys of a workspace is a multiple of the limit that applies to one', async () => {
  const own = v7();
  await asOwner(`insert into identity.workspaces (id, name) values ($1, 'Acme')`, [own]);
  await asOwner(`insert into identity.workspace_limits (workspace_id, rates) values ($1, '{"reads": 50}')`, [own]);
  const grants = await take(ask('g1', 60, { times: 5 }), ask('g2', 260, { times: 5, workspace_ids: [own] }));
  assert.deepEqual(
    grants.map(({ per_minute, granted }) => [per_minute, granted]),
    [
      [50, 50],
      [250, 250],
    ],
  );
});

test('a hundred concurrent takes from a few budgets, in any order, exceed none of them', async () => {
  const names = ['e1', 'e2', 'e3'];
  const all = await Promise.all(
    Array.from({ length: 100 }, (_, n) => {
      const asks = names.map((name) => ask(name, 1, { limit: 40 }));
      return take(...(n % 2 ? asks : asks.toReversed()));
    }),
  );
  const granted = all.flat().reduce((sum, grant) => sum + grant.granted, 0);
  assert.equal(granted, 3 * 40);
});

test('the sweep deletes expired takes only', async () => {
  await take(ask('f-old', 1));
  await age(62);
  await take(ask('f-new', 1));
  await db.worker.query('select identity.sweep_rate_takes()');
  const rows = await asOwner(`select budget from identity.rate_takes where budget like 'f-%'`);
  assert.deepEqual(rows, [{ budget: 'f-new' }]);
});
