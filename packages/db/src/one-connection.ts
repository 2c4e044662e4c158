import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/** What runs statements one after another: a connection of the driver, or one that is lent for a part of a transaction. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

/**
 * Lets Kysely run its statements over one given connection, inside a transaction that its caller begins and ends.
 * `before` runs ahead of each statement.
 */
export function overConnection(connection: Connection, before?: () => Promise<void>): Dialect {
  return {
    createDriver: () => new OneConnection(connection, before),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class OneConnection extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(connection: Connection, before?: () => Promise<void>) {
    super();
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        await before?.();
        const { rows, rowCount } = await connection.query(sql, [...parameters]);
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
      },
      streamQuery() {
        throw new Error('Streaming is not supported inside a transaction');
      },
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}
