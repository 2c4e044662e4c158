import { type Pool, type PoolClient, type QueryResult, type QueryResultRow, escapeLiteral } from 'pg';

/** A frequent query. Its text is constant and names its columns: `*` would fail on open connections after a migration. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Reads under way on one connection. The last waits for the others, so not many. */
const MOST_TOGETHER = 16;

/** Names of the prepared statements of each connection. */
const prepared = new WeakMap<PoolClient, Set<string>>();

/** A connection that reads share until none of them is left. */
interface Shared {
  readonly connection: Promise<PoolClient>;
  reads: number;
  isSound: boolean;
}

/**
 * Reads single rows, each in its own transaction that is bound to a workspace, in a single round trip; four round trips would cost three
 * times as much. Reads that overlap share a connection, so that they are written and answered together (test/bench/keyed-read.ts).
 */
export class RowReader {
  readonly #pool: Pool;
  /** The one that takes further reads. */
  #open: Shared | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** `binding`: the statement that binds the workspace. */
  async read<T>(binding: string, statement: Statement, values: readonly string[]): Promise<T | undefined> {
    const shared = this.#join();
    try {
      const connection = await shared.connection;
      const [, row] = await Promise.all([
        prepare(connection, statement),
        execute<T & QueryResultRow>(connection, binding, statement, values),
      ]);
      return row;
    } catch (error) {
      // Its statement may not be prepared, or the connection is lost.
      this.#close(shared);
      shared.isSound = false;
      throw error;
    } finally {
      await this.#leave(shared);
    }
  }

  #join(): Shared {
    this.#open ??= { connection: this.#pool.connect(), reads: 0, isSound: true };
    const shared = this.#open;
    shared.reads += 1;
    if (shared.reads === MOST_TOGETHER) this.#close(shared);
    return shared;
  }

  /** No further read joins. */
  #close(shared: Shared): void {
    if (this.#open === shared) this.#open = undefined;
  }

  async #leave(shared: Shared): Promise<void> {
    shared.reads -= 1;
    if (shared.reads > 0) return;
    this.#close(shared);
    const connection = await shared.connection.catch(() => undefined);
    connection?.release(!shared.isSound);
  }
}

/** Sent together with the first read that executes it. */
async function prepare(connection: PoolClient, { name, text }: Statement): Promise<void> {
  const known = prepared.get(connection) ?? new Set();
  prepared.set(connection, known);
  if (known.has(name)) return;
  known.add(name);
  await connection.query(`prepare ${name} as ${text}`);
}

/** Statements that are sent as one text are one transaction. They cannot have parameters, so values are escaped literals. */
async function execute<T extends QueryResultRow>(
  connection: PoolClient,
  binding: string,
  { name }: Statement,
  values: readonly string[],
): Promise<T | undefined> {
  const results: QueryResult<T> | QueryResult<T>[] = await connection.query(
    `set transaction read only; ${binding}; execute ${name}(${values.map(escapeLiteral).join(', ')})`,
  );
  return [results].flat().at(-1)?.rows[0];
}
