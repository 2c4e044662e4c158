import { createHash, randomBytes } from 'node:crypto';
import { after } from 'node:test';
import { Client } from 'pg';
import { type Db, type DbSettings, type ServiceMigration, bootstrapRoles, migrate, openDb } from '@insights/db';
import { type TestEngine, startEngine, useEngine } from './postgres-engine.ts';

/** The scope of a fixture: a test's context, or `{ after }` of node:test for one that a whole file shares. */
export interface Scope {
  after(close: () => Promise<void>): void;
}

/** A scope that ends in reverse order: connections before their database. */
export function backwards(scope: Scope): Scope {
  const ends: (() => Promise<void>)[] = [];
  scope.after(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return { after: (end) => void ends.push(end) };
}

export interface DatabaseUrls {
  admin: string;
  owner: string;
  app: string;
  worker: string;
}

/** Role passwords are the same in every database of an engine, because roles are shared by all its databases. */
const PASSWORD = 'test';
const templates = new Map<string, Promise<string>>();
let engine: Promise<Pick<TestEngine, 'admin_url' | 'stop'>> | undefined;
let flushes = false;

/** For benches: databases of this process are on disk at each commit. Before the first one is made. */
export function flushToDisk(): void {
  flushes = true;
}

/** Fixtures that whole files share end here: their own hooks run after this one, when the engine has stopped. */
const stillOpen = new Set<() => Promise<void>>();

after(async () => {
  await Promise.all([...stillOpen].map((close) => close()));
  await (await engine)?.stop();
});

function closeAtEndOf(scope: Scope, close: () => Promise<void>): void {
  const once = async () => {
    if (stillOpen.delete(once)) await close();
  };
  stillOpen.add(once);
  scope.after(once);
}

function urlOf(adminUrl: string, user: string, database: string): string {
  const url = new URL(adminUrl);
  url.username = user;
  url.password = PASSWORD;
  url.pathname = `/${database}`;
  return url.href;
}

function urlsOf(adminUrl: string, service: string, database: string): DatabaseUrls {
  const admin = new URL(adminUrl);
  admin.pathname = `/${database}`;
  return {
    admin: admin.href,
    owner: urlOf(adminUrl, `${service}_owner`, database),
    app: urlOf(adminUrl, `${service}_app`, database),
    worker: urlOf(adminUrl, `${service}_worker`, database),
  };
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Closing connections get a second: a client that is cut off then emits an error that nobody handles. */
const connectionsGone = (database: string): string => `do $$ begin
  for i in 1..50 loop
    perform pg_stat_clear_snapshot();
    exit when not exists (select from pg_stat_activity where datname = '${database}');
    perform pg_sleep(0.02);
  end loop;
end $$`;

/** Names a template by what is in it. */
function templateName(service: string, migrations: readonly ServiceMigration[]): string {
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex');
  return `template_${service}_${hash.slice(0, 12)}`;
}

/** A migrated database to copy. Files that share an engine share it: the first one makes it, and others wait for that. */
async function makeTemplate(
  adminUrl: string,
  service: string,
  migrations: readonly ServiceMigration[],
): Promise<string> {
  const template = templateName(service, migrations);
  const lock = new Client({ connectionString: adminUrl });
  await lock.connect();
  try {
    // One at a time: roles are shared by all databases, and parallel changes of a role fail.
    await lock.query(`select pg_advisory_lock(hashtextextended('templates', 0))`);
    const { rowCount } = await lock.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return template;
    const unfinished = `${template}_${randomBytes(6).toString('hex')}`;
    await lock.query(`create database ${unfinished}`);
    const urls = urlsOf(adminUrl, service, unfinished);
    const passwords = { owner: PASSWORD, app: PASSWORD, worker: PASSWORD };
    await bootstrapRoles({ admin_url: urls.admin, service, passwords });
    await migrate(service, urls.owner, migrations);
    await lock.query(connectionsGone(unfinished));
    await lock.query(`alter database ${unfinished} rename to ${template}`);
    return template;
  } finally {
    await lock.end();
  }
}

async function createDatabase(
  service: string,
  migrations: readonly ServiceMigration[],
): Promise<{ urls: DatabaseUrls; drop: () => Promise<void> }> {
  const { admin_url } = await (engine ??= flushes ? startEngine({ flushes }) : useEngine());
  const name = templateName(service, migrations);
  const known = templates.get(name) ?? makeTemplate(admin_url, service, migrations);
  templates.set(name, known);
  const template = await known;
  const database = `${service}_${randomBytes(6).toString('hex')}`;
  await asAdmin(admin_url, `create database ${database} template ${template}`);
  return {
    urls: urlsOf(admin_url, service, database),
    async drop() {
      await asAdmin(admin_url, connectionsGone(database));
      await asAdmin(admin_url, `drop database if exists ${database} with (force)`);
    },
  };
}

/**
 * The addresses of an empty, migrated database of one service, dropped when `scope` ends. Migrations run once for an
 * engine; every further database is a copy of the first.
 */
export async function freshDatabaseUrls(
  scope: Scope,
  service: string,
  migrations: readonly ServiceMigration[],
): Promise<DatabaseUrls> {
  const { urls, drop } = await createDatabase(service, migrations);
  closeAtEndOf(scope, drop);
  return urls;
}

/** A service's database opened as the service opens it: empty, migrated, with the real roles and row-level security. */
export async function freshDatabase(
  scope: Scope,
  service: string,
  migrations: readonly ServiceMigration[],
  entities: Parameters<typeof openDb>[0]['entities'],
): Promise<Db> {
  const { urls, drop } = await createDatabase(service, migrations);
  const db = await openDb({ schema: service, config: testDbSettings(urls), entities });
  closeAtEndOf(scope, async () => {
    await db.close();
    await drop();
  });
  return db;
}

/** Settings that open such a database. */
export function testDbSettings(urls: DatabaseUrls): DbSettings {
  return {
    databaseUrl: urls.app,
    databaseWorkerUrl: urls.worker,
    dbPoolMax: 10,
    dbWorkerPoolMax: 4,
    dbStatementTimeoutMs: 15_000,
  };
}
