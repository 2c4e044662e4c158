import { type Db, type Tx, asAppError } from '@insights/db';
import type { Tables } from './entities.ts';

/** The query builder inside a transaction of one workspace. */
export const query = (tx: Tx) => tx.kysely<Tables>();
export type Query = ReturnType<typeof query>;

/** Runs a statement as the worker role, which sees the queue of every workspace. Errors: `unavailable`. */
export async function onQueue<R>(db: Db, run: (queue: Query) => Promise<R>): Promise<R> {
  try {
    return await run(db.workerKysely<Tables>());
  } catch (error) {
    throw asAppError(error);
  }
}
