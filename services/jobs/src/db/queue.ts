import { type Db, asAppError } from '@insights/db';

/** Rows of one statement by the worker role, which sees the queue of every workspace. Errors: `unavailable`. */
export async function queueRows<T>(db: Db, sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
  try {
    const result = await db.worker.query(sql, [...parameters]);
    return result.rows as T[];
  } catch (error) {
    throw asAppError(error);
  }
}
