import type { InferKyselyDB } from '@mikro-orm/sql';
import { type RawBuilder, sql } from 'kysely';

/** The tables of a list of entities (`as const`), as Kysely takes them. A column that an entity lacks is a type error. */
export type TablesOf<E extends readonly { name: string }[]> = InferKyselyDB<E[number]>;

/** A value for a JSON column. The driver would send an array as a PostgreSQL array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
