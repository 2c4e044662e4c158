import { Pool, type QueryResultRow } from 'pg';
import type { DatabaseUrls, Scope } from '../../../test/support/database.ts';

export interface Owner {
  query<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
}

/** Reads the database as a superuser, who bypasses row-level security. */
export function openOwner(scope: Scope, urls: DatabaseUrls): Owner {
  const pool = new Pool({ connectionString: urls.admin, max: 4 });
  scope.after(() => pool.end());
  return {
    async query<R extends QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await pool.query<R>(sql, values)).rows;
    },
  };
}
