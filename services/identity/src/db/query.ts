import type { Db, Tx } from '@insights/db';
import type { Tables } from './entities.ts';

/** The typed query builder of a transaction. */
export const query = (tx: Tx) => tx.kysely<Tables>();

/** The typed query builder of the worker role, which reaches queue tables of all workspaces. */
export const workerQuery = (db: Db) => db.workerKysely<Tables>();
