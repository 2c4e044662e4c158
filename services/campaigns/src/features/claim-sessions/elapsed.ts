import { type Tx, sql } from '@insights/db';
import { query } from '../../db/query.ts';

/** Milliseconds since an interviewer first took the session, by the clock of the leases. */
export async function elapsedMs(tx: Tx, sessionId: string, at: string | null): Promise<number> {
  const row = await query(tx)
    .selectFrom('sessions')
    .select(({ ref }) => {
      const elapsed = sql`coalesce(${at}::timestamptz, clock_timestamp()) - ${ref('started_at')}`;
      return sql<number>`greatest(0, extract(epoch from ${elapsed}) * 1000)::int`.as('elapsed_ms');
    })
    .where('id', '=', sessionId)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  return row?.elapsed_ms ?? 0;
}
