import { type PoolClient, type QueryResult, type QueryResultRow, type Pool, escapeLiteral } from 'pg';
import { binding } from './beginning.ts';

/** A frequent query. Its text is constant and names its columns: `*` would fail on open connections after a migration. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Names of the prepared statements of each connection. */
const prepared = new WeakMap<PoolClient, Set<string>>();

/**
 * Reads one row in its own transaction, bound to the workspace, in a single round trip; four round trips would cost three times as much
 * (test/bench/keyed-read.ts). Multiple statements in one query cannot have parameters, so values are escaped literals.
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
    // After an error the transaction is aborted and it is unknown which statements are prepared, so the connection is replaced.
    connection.release(!isSound);
  }
}
