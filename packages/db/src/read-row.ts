import { type PoolClient, type QueryResult, type QueryResultRow, type Pool, escapeLiteral } from 'pg';
import { binding } from './tx.ts';

/** What is read all the time. The text never varies and names its columns: a `*` would fail on open connections after a migration. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Names that a connection has prepared. */
const prepared = new WeakMap<PoolClient, Set<string>>();

/**
 * One row, read in a transaction of its own that is bound to the workspace, in a single round trip: four would cost three times
 * as much (test/bench/keyed-read.ts). Several statements at once cannot carry parameters, so the values go as escaped literals.
 */
export async function readRow<T>(
  pool: Pool,
  workspaceId: string,
  { name, text }: Statement,
  values: readonly string[],
): Promise<T | undefined> {
  const connection = await pool.connect();
  let isSound = false;
  try {
    const known = prepared.get(connection) ?? new Set();
    prepared.set(connection, known);
    const prepare = known.has(name) ? '' : `prepare ${name} as ${text};`;
    const execute = `execute ${name}(${values.map(escapeLiteral).join(', ')})`;
    const results: QueryResult<T & QueryResultRow> | QueryResult<T & QueryResultRow>[] = await connection.query(
      `${prepare} begin read only; ${binding(workspaceId)}; ${execute}; commit`,
    );
    known.add(name);
    isSound = true;
    return [results].flat().at(-2)?.rows[0];
  } finally {
    // After an error the connection is in a broken transaction, and what it has prepared is not known: a new one is simpler.
    connection.release(!isSound);
  }
}
