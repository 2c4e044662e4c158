import type { Tx } from '@insights/db';

/** Milliseconds since an interviewer first took the session, by the clock that leases go by. */
export async function elapsedMs(tx: Tx, sessionId: string, at: string | null): Promise<number> {
  const row = await tx.row<{ elapsed_ms: number }>(
    `select greatest(0, extract(epoch from coalesce($2::timestamptz, clock_timestamp()) - started_at) * 1000)::int as elapsed_ms
       from sessions where id = $1 and started_at is not null`,
    [sessionId, at],
  );
  return row?.elapsed_ms ?? 0;
}
