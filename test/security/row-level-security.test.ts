import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { Client, type QueryResultRow } from 'pg';
import { Api } from '../support/api.ts';
import { createCampaign, importTalk, reportReady } from '../support/campaign.ts';
import { stackDatabase } from '../support/stack-database.ts';
import { useSystem } from '../support/shared-stack.ts';

/** Tables that worker roles may access: queue tables only. A new entry is a decision about tenancy. */
const workerTables: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'worker-tables.json'), 'utf8'),
) as Record<string, string[]>;

const system = await useSystem(after);
const database = stackDatabase(system.dir);
const services = Object.keys(workerTables);

async function query<T extends QueryResultRow>(url: string, sql: string, parameters: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql, parameters)).rows;
  } finally {
    await client.end();
  }
}

const tenantTables = (service: string): Promise<{ name: string; forced: boolean }[]> =>
  query(
    database.adminUrl,
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
      where n.nspname = $1 and c.relkind in ('r', 'p') order by 1`,
    [service],
  );

describe('tenancy by row-level security', () => {
  test('every service has tenant rows to read', async () => {
    const api = new Api(system.base_url, { key: system.demo.api_keys.full });
    const { id } = await createCampaign(api);
    for (let n = 0; n < 3; n += 1) await importTalk(api, id, n);
    await reportReady(api, id, 3);
    const [row] = await query<{ count: string }>(database.adminUrl, 'select count(*) from campaigns.turns');
    assert.ok(Number(row?.count) > 0);
  });

  for (const service of services) {
    test(`${service}: the app role reads no tenant row without a workspace or with another one`, async () => {
      const tables = await tenantTables(service);
      assert.ok(tables.length > 0);
      for (const { name, forced } of tables) {
        assert.ok(forced, `${service}.${name} is not under forced row-level security`);
        const count = `select count(*)::int as n from ${service}.${name}`;
        const [none] = await query<{ n: number }>(database.roleUrl(service, 'app'), count);
        assert.equal(none?.n, 0, `${service}.${name} without a workspace`);
        const bound = `with bound as materialized (select set_config('app.workspace_id', '${randomUUID()}', true)) ${count}, bound`;
        const [wrong] = await query<{ n: number }>(database.roleUrl(service, 'app'), bound);
        assert.equal(wrong?.n, 0, `${service}.${name} with another workspace`);
      }
    });

    test(`${service}: the app role cannot write to another workspace`, async () => {
      const url = database.roleUrl(service, 'app');
      const row = `insert into ${service}.inbox (consumer, event_id, workspace_id) values ('x', $1, $2)`;
      await assert.rejects(query(url, row, [randomUUID(), randomUUID()]), /row-level security/);
    });

    test(`${service}: the worker role can access exactly its listed tables`, async () => {
      const rows = await query<{ name: string }>(
        database.adminUrl,
        `select distinct c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = $1 and c.relkind in ('r', 'p') and (
            has_any_column_privilege($2, c.oid, 'select') or has_any_column_privilege($2, c.oid, 'insert')
            or has_any_column_privilege($2, c.oid, 'update') or has_table_privilege($2, c.oid, 'delete')) order by 1`,
        [service, `${service}_worker`],
      );
      assert.deepEqual(
        rows.map(({ name }) => name),
        workerTables[service],
      );
    });

    test(`${service}: neither role owns a table or can access another service's schema`, async () => {
      const owned = await query(
        database.adminUrl,
        `select 1 from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = any($1)`,
        [[`${service}_app`, `${service}_worker`]],
      );
      assert.deepEqual(owned, []);
      const foreign = await query<{ name: string }>(
        database.adminUrl,
        `select nspname as name from pg_namespace where nspname = any($1) and nspname <> $2
            and (has_schema_privilege($3, oid, 'usage') or has_schema_privilege($4, oid, 'usage'))`,
        [services, service, `${service}_app`, `${service}_worker`],
      );
      assert.deepEqual(foreign, []);
    });
  }
});
