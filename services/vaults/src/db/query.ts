import type { Db, Tx } from '@insights/db';
import type { Tables } from './entities.ts';

/** The typed query builder inside a transaction. */
export const query = (tx: Tx) => tx.kysely<Tables>();

/** The typed query builder of the worker role, across workspaces: only the columns that migrations grant. */
export const workerQuery = (db: Pick<Db, 'workerKysely'>) => db.workerKysely<Tables>();
