import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { parse } from 'yaml';
import { nodeArgs } from '../../deploy/local/services.ts';
import { chart } from '../support/helm.ts';
import { startEngine } from '../support/postgres-engine.ts';

const run = promisify(execFile);

async function asks(url: string, ...statements: string[]): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let last: unknown;
    for (const statement of statements) last = (await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0];
    return last;
  } finally {
    await client.end();
  }
}

function as(url: string, user: string, password: string, database = 'managed'): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = password;
  changed.pathname = `/${database}`;
  return changed.href;
}

interface InitDb {
  database: string;
  owner: string;
  postInitSQL: string[];
}

test('the owner in the example for CloudNativePG can create the roles and the schema of a service', async () => {
  const example = readFileSync(join(chart, 'examples/cloudnative-pg.yaml'), 'utf8');
  const { database, owner, postInitSQL } = (parse(example) as { spec: { bootstrap: { initdb: InitDb } } }).spec
    .bootstrap.initdb;
  const engine = await startEngine();
  after(() => engine.stop());
  // What the operator does with `initdb`.
  await asks(
    engine.admin_url,
    `create role ${owner} login password 'k'`,
    `create database ${database} owner ${owner}`,
    ...postInitSQL,
  );
  const url = (user: string, password: string) => as(engine.admin_url, user, password, database);
  const env = {
    ...process.env,
    DATABASE_ADMIN_URL: url(owner, 'k'),
    DATABASE_OWNER_URL: url('jobs_owner', 'o1'),
    DATABASE_URL: url('jobs_app', 'a1'),
    DATABASE_WORKER_URL: url('jobs_worker', 'w1'),
  };
  const { stdout } = await run(process.execPath, nodeArgs('services/jobs/src/migrate.ts'), { env });
  assert.match(stdout, /jobs: schema version \d+/);
});

test('the owner of a managed database can create roles and schemas without a superuser, repeatedly', async () => {
  const engine = await startEngine();
  after(() => engine.stop());
  await asks(
    engine.admin_url,
    `create role keeper login createrole password 'k'`,
    'create database managed owner keeper',
  );
  const url = (user: string, password: string) => as(engine.admin_url, user, password);
  const env = {
    ...process.env,
    DATABASE_ADMIN_URL: url('keeper', 'k'),
    DATABASE_OWNER_URL: url('vaults_owner', 'o1'),
    DATABASE_URL: url('vaults_app', 'a1'),
    DATABASE_WORKER_URL: url('vaults_worker', 'w1'),
  };
  await run(process.execPath, nodeArgs('services/vaults/src/migrate.ts'), { env });
  const { stdout } = await run(process.execPath, nodeArgs('services/vaults/src/migrate.ts'), { env });
  assert.match(stdout, /vaults: schema version \d+/);
  for (const role of [url('vaults_app', 'a1'), url('vaults_worker', 'w1')]) {
    assert.ok(Number(await asks(role, 'select version from vaults.schema_info')) >= 1);
  }
});
