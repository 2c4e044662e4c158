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

/** Lets the ORM's query builder speak over a connection that is ours, and in a transaction that we began and end. */
export function overConnection(connection: pg.ClientBase): Dialect {
  return {
    createDriver: () => new OneConnection(connection),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class OneConnection extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(connection: pg.ClientBase) {
    super();
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, rowCount } = await connection.query(sql, [...parameters]);
        return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
      },
      streamQuery() {
        throw new Error('a transaction streams nothing');
      },
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}
