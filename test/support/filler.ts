import { Client } from 'pg';
import { type Db, type Entities, type ServiceMigration, openDb } from '@insights/db';
import { type Scope, freshDatabaseUrls, testDbSettings } from './database.ts';

/** A superuser that fills tables of a schema: its rows fire no triggers and are not checked against foreign keys. Ends with the scope. */
async function filler(scope: Scope, url: string, schema: string): Promise<Client> {
  const options = `-c search_path=${schema} -c session_replication_role=replica`;
  const client = new Client({ connectionString: url, options });
  await client.connect();
  scope.after(() => client.end());
  return client;
}

/** A new database of a service, and the superuser that fills it. */
export async function databaseToFill(
  scope: Scope,
  schema: string,
  migrations: readonly ServiceMigration[],
  entities: Entities,
): Promise<{ admin: Client; db: Db }> {
  const urls = await freshDatabaseUrls(scope, schema, migrations);
  const admin = await filler(scope, urls.admin, schema);
  const db = await openDb({ schema, config: testDbSettings(urls), entities });
  scope.after(() => db.close());
  return { admin, db };
}
