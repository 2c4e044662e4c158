/** The scripts of the chart's backup and restore, with PostgreSQL's own programs, on the schemas of a running system. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { databases, root } from '../../deploy/local/services.ts';
import { postgresClient } from '../support/postgres-client.ts';
import { useSystem } from '../support/shared-stack.ts';
import { stackDatabase } from '../support/stack-database.ts';

const run = promisify(execFile);
const system = await useSystem(after);
const source = stackDatabase(system.dir);
const client = await postgresClient().catch((error: Error) => error);
const skip = client instanceof Error && `PostgreSQL's client is unavailable: ${client.message.slice(0, 300)}`;
const bin = client instanceof Error ? '' : client.bin;
const names = databases.map(({ name }) => name);
const backups = mkdtempSync(join(tmpdir(), 'insights-dumps-'));
after(() => rmSync(backups, { recursive: true, force: true }));

/** The same server and role, and another database. */
function inDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** A role that may create roles and databases and is no superuser, as an operator has it. */
const admin = new URL(source.adminUrl);
admin.username = 'dumps_admin';
admin.password = 'dumps';
const RESTORED = 'restored';

async function query<T extends object>(url: string, ...statements: string[]): Promise<T[]> {
  const connection = new Client(url);
  await connection.connect();
  try {
    let rows: T[] = [];
    for (const statement of statements) rows = (await connection.query<T>(statement)).rows;
    return rows;
  } finally {
    await connection.end();
  }
}

interface Ended {
  code: number | null;
  out: string;
  error: string;
}

function script(name: string, urlOf: (service: string) => string, ...args: string[]): Promise<Ended> {
  const urls = names.map((service) => [`${service.toUpperCase()}_URL`, urlOf(service)]);
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    SERVICES: names.join(' '),
    KEEP_DAYS: '14',
    BACKUPS: backups,
    ...Object.fromEntries(urls),
  };
  return new Promise((resolve) => {
    const file = join(root, 'charts/insights/files', name);
    const child = execFile('sh', [file, ...args], { env, timeout: 120_000 }, (_error, out, error) =>
      resolve({ code: child.exitCode, out, error }),
    );
  });
}

const back_up = () => script('backup.sh', (service) => source.roleUrl(service, 'owner'));
const restore = (database: string, ...args: string[]) =>
  script('restore.sh', () => inDatabase(admin.href, database), ...args);
const dumpsThere = () => readdirSync(backups).toSorted();

/** The statements of a dump, without what differs in each: comments and the key of its restricted mode. */
async function statementsOf(file: string): Promise<string> {
  const args = ['--file=-', '--restrict-key=x', file];
  const { stdout } = await run(join(bin, 'pg_restore'), args, { maxBuffer: 1 << 30 });
  return stdout.replaceAll(/^--.*\n/gm, '');
}

describe('dumps of all schemas', { skip }, () => {
  before(async () => {
    await query(
      source.adminUrl,
      `drop database if exists ${RESTORED}`,
      'drop role if exists dumps_admin',
      `create role dumps_admin login createrole createdb password 'dumps'`,
      // As the role that made them has it.
      ...names.map((service) => `grant ${service}_owner to dumps_admin`),
    );
    await query(inDatabase(admin.href, 'postgres'), `create database ${RESTORED}`);
  });
  after(async () => {
    await query(source.adminUrl, `drop database if exists ${RESTORED}`, 'drop role if exists dumps_admin');
  });

  test('a backup has one dump for each service, and removes old ones and what a killed run left', async () => {
    for (const name of ['2020-01-01T000000Z', '.2020-01-02T000000Z', 'notes']) {
      mkdirSync(join(backups, name));
      utimesSync(join(backups, name), 0, 0);
    }
    const { code, error } = await back_up();
    assert.equal(code, 0, error);
    const [dump = '', ...others] = dumpsThere();
    assert.match(dump, /^20\d\d-.*Z$/);
    assert.deepEqual(others, ['notes'], 'only its own folders are removed');
    assert.deepEqual(readdirSync(join(backups, dump)).toSorted(), names.map((name) => `${name}.dump`).toSorted());
  });

  test('a dump restores every schema with its rows, owners, privileges and policies, without a superuser, twice', async () => {
    const [dump = ''] = dumpsThere();
    for (const _ of [1, 2]) {
      const { code, out, error } = await restore(RESTORED, dump);
      assert.equal(code, 0, `${out}${error}`);
    }
    const again = await script('backup.sh', (service) => inDatabase(source.roleUrl(service, 'owner'), RESTORED));
    assert.equal(again.code, 0, again.error);
    const [, copy = ''] = dumpsThere();
    for (const service of names) {
      const [original, restored] = await Promise.all(
        [dump, copy].map((name) => statementsOf(join(backups, name, `${service}.dump`))),
      );
      // With rows: the demo has some in every service.
      assert.match(original ?? '', /^COPY \S+ \(.*\n(?!\\\.)/m, service);
      assert.ok(original === restored, `${service} differs`);
    }
  });

  test('nothing is replaced while a service is connected, or by a dump that does not exist', async () => {
    const [dump = ''] = dumpsThere();
    const running = await restore('insights', dump);
    assert.equal(running.code, 1);
    assert.match(running.error, /^\w+ is still connected: stop the services first$/m);
    const missing = await restore(RESTORED, '2020-01-01T000000Z');
    assert.notEqual(missing.code, 0);
    assert.match(missing.error, /2020-01-01T000000Z/);
    assert.match((await restore(RESTORED)).error, /Give the name of a dump/);
    const [{ rows } = { rows: 0 }] = await query<{ rows: number }>(
      inDatabase(source.adminUrl, RESTORED),
      'select count(*)::int as rows from campaigns.turns',
    );
    assert.ok(rows > 0, 'nothing was dropped');
  });

  test('a backup that cannot connect fails, and leaves the dumps that there are', async () => {
    const former = dumpsThere();
    const { code, error } = await script('backup.sh', () => 'postgresql://nobody@127.0.0.1:1/none?connect_timeout=1');
    assert.notEqual(code, 0, error);
    assert.deepEqual(
      dumpsThere().filter((name) => !name.startsWith('.')),
      former,
    );
  });
});
