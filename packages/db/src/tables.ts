import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { ClientBase } from 'pg';
import { overConnection } from './one-connection.ts';

/** The tables of a list of entities (`as const`), as Kysely takes them. A column that an entity lacks is a type error. */
export type TablesOf<E extends readonly { name: string }[]> = InferKyselyDB<E[number]>;

/** The typed query builder over a connection that its caller owns, for commands that run as the schema's owner. */
export function queriesOver<Tables>(connection: ClientBase, schema: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: overConnection(connection) }).withSchema(schema);
}

/** A value for a JSON column. The driver would send an array as a PostgreSQL array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}

/** One of a list: `.where('id', '=', anyOf(ids))`. Unlike `in`, it takes an empty list, and the statement is the same for every length. */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${values})`;
}

const offline = new Kysely<unknown>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
});

/** The text of a typed statement that other means run. Parameters are written as sql`$1`, literals as `sql.lit(…)`. */
export function textOf<Tables>(build: (db: Kysely<Tables>) => Compilable): string {
  const { sql: text, parameters } = build(offline as Kysely<unknown> as Kysely<Tables>).compile();
  if (parameters.length > 0) throw new Error('Write literals with sql.lit: the statement has parameters of its own');
  return text;
}
