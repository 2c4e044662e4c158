import { type Db, asAppError } from '@insights/db';

/**
 * Calls a function of the schema that looks across workspaces, outside any transaction. `name` makes the statement a prepared one,
 * parsed and planned once for each connection. Errors: `unavailable`.
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
