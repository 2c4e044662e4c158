import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import type { ServiceMigration } from '@insights/db';
import type { Secrets } from './secrets.ts';
import { databases, roleUrl, root } from './services.ts';
import { StartError } from './start-error.ts';
import type { State } from './state.ts';

export interface PrepareOptions {
  /** The database `insights` as a role that may create roles. */
  admin_url: string;
  secrets: Secrets;
  state: State;
  signal: AbortSignal;
  report: (line: string) => void;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((cause: Error) => {
    throw new StartError(`Connecting to the database failed: ${cause.message}`, { cause });
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the database `insights` on the stack's own server if it is missing, and returns its URL. */
export async function ensureDatabase(server_url: string): Promise<string> {
  await withClient(server_url, async (client) => {
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'insights'`);
    if (rowCount === 0) await client.query('create database insights');
  });
  const url = new URL(server_url);
  url.pathname = '/insights';
  return url.href;
}

/** Changes with every migration and role password. */
async function sourcesHash(secrets: Secrets): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(secrets.roles));
  for (const { migrations } of databases) {
    const entries = await readdir(join(root, migrations), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Tables by schema, and roles; shows whether the database was lost or replaced. */
async function schemasIn(admin_url: string): Promise<string> {
  const names = databases.map(({ name }) => name);
  const { rows } = await withClient(admin_url, (client) =>
    client.query<{ found: string }>(
      `select concat_ws(' ',
         (select string_agg(nspname || ':' || tables, ' ' order by nspname) from (
            select nspname, count(*) as tables from pg_namespace n join pg_class c on c.relnamespace = n.oid
            where nspname = any($1) and relkind in ('r', 'p') group by nspname) s),
         (select string_agg(rolname, ' ' order by rolname) from pg_roles
            where rolname ~ ('^(' || array_to_string($1, '|') || ')_(owner|app|worker)$'))) as found`,
      [names],
    ),
  );
  return rows[0]?.found ?? '';
}

/** In this process: one for each service would load the ORM as often. */
async function migrateOne({ name, migrations }: (typeof databases)[number], owner_url: string): Promise<void> {
  const { migrate } = await import('@insights/db');
  const file = pathToFileURL(join(root, migrations, 'index.ts')).href;
  const { migrations: steps } = (await import(file)) as { migrations: ServiceMigration[] };
  await migrate(name, owner_url, steps).catch((cause: Error) => {
    throw new StartError(`Migrating the schema of ${name} failed:\n${cause.message}`, { cause });
  });
}

/** Creates roles and schemas and runs all services' migrations; only two checks when nothing has changed. */
export async function prepareDatabase({ admin_url, secrets, state, signal, report }: PrepareOptions): Promise<void> {
  const [sources, present] = await Promise.all([sourcesHash(secrets), schemasIn(admin_url)]);
  const known = state.get('migrated');
  if (known?.sources === sources && known.schemas === present) return;
  // The database was lost or replaced, and the seeded data with it.
  if (known && known.schemas !== present && !present.includes('identity:')) state.set({ seed: {} });
  report('Migrating the database …');
  // Loaded lazily, because it loads the ORM, which a warm start does not need.
  const { bootstrapRoles } = await import('@insights/db');
  const migrations = databases.map(async (database) => {
    const { name } = database;
    const passwords = secrets.roles[name];
    if (!passwords) throw new Error(`no role passwords for ${name}`);
    await bootstrapRoles({ admin_url, service: name, passwords });
    signal.throwIfAborted();
    await migrateOne(database, roleUrl({ database_url: admin_url, secrets }, name, 'owner'));
  });
  await Promise.all(migrations);
  signal.throwIfAborted();
  state.set({ migrated: { sources, schemas: await schemasIn(admin_url) } });
}
