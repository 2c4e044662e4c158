import { Client, type ClientConfig } from 'pg';

const TRIES = 3;

const SAY =
  'The database connection goes through a pooler in transaction mode (PgBouncer: pool_mode = transaction). ' +
  'Services need session mode, because they use LISTEN, session locks and session settings. Set pool_mode = session, or connect to PostgreSQL directly.';

async function backendOf(client: Client): Promise<unknown> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
}

/**
 * Throws when a pooler shares server connections between transactions. Without one, each of two open connections keeps its own server
 * process; a pooler in transaction mode gives the second connection the process that the first one just used.
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
