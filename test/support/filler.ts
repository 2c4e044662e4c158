import { Client } from 'pg';
import type { Scope } from './database.ts';

/** A superuser that fills tables of a schema: its rows fire no triggers and are not checked against foreign keys. Ends with the scope. */
export async function filler(scope: Scope, url: string, schema: string): Promise<Client> {
  const options = `-c search_path=${schema} -c session_replication_role=replica`;
  const client = new Client({ connectionString: url, options });
  await client.connect();
  scope.after(() => client.end());
  return client;
}
