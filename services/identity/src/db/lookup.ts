import { type Db, asAppError, preparedName } from '@insights/db';

/**
 * Calls a function of the schema that looks across workspaces, outside any transaction. The statement is prepared: parsed and planned
 * once for each connection. Errors: `unavailable`.
 */
export async function withoutWorkspace<T>(db: Db, text: string, values: readonly unknown[]): Promise<T[]> {
  try {
    const { rows } = await db.app.query({ name: preparedName(text), text, values: [...values] });
    return rows as T[];
  } catch (error) {
    throw asAppError(error);
  }
}
