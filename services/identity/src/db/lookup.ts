import type { Db } from '@insights/db';
import { asAppError } from '@insights/db';

/**
 * Rows of a look-up across workspaces, outside any transaction. `name` makes it a prepared statement: parsed and planned
 * once for each connection. Errors: `unavailable`.
 */
export async function withoutWorkspace<T>(
  db: Db,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<T[]> {
  try {
    const { rows } = await db.app.query({ name, text, values: [...values] });
    return rows as T[];
  } catch (error) {
    throw asAppError(error);
  }
}
