import { Client, type ClientConfig } from 'pg';

const TRIES = 3;

const SAY =
  'The database is reached through a pooler that lends a connection for one transaction (PgBouncer: pool_mode = transaction). ' +
  'Services need one for as long as they hold it: they listen, lock and set for a session. Set pool_mode = session there, or connect to PostgreSQL itself.';

async function backendOf(client: Client): Promise<unknown> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
}

/**
 * Throws when connections are no sessions. Two connections that are open at once have each its own server process, always the same:
 * a pooler that lends by transaction shows itself by giving the second the process that the first had a moment ago.
 */
export async function requireSessions(connection: ClientConfig): Promise<void> {
  const [first, second] = [new Client(connection), new Client(connection)];
  try {
    await first.connect();
    await second.connect();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = await backendOf(first);
      await second.query('begin');
      const other = await backendOf(second);
      const after = await backendOf(first);
      await second.query('commit');
      if (other === before || after !== before) throw new Error(SAY);
    }
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}
