import { type Db, type Tx, sql } from '@insights/db';
import type { Tables } from './entities.ts';

/** The typed query builder inside a transaction. */
export const query = (tx: Tx) => tx.kysely<Tables>();

/** The typed query builder of the worker role, which sees the queue of every workspace. */
export const workerQuery = (db: Db) => db.workerKysely<Tables>();

/** A value for a `json` column. `jsonb` would lose the order of its fields. */
export const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::json`;
