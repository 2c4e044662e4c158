import type { sessions } from '@insights/contracts';
import { type Call, type Statement, sql, textOf } from '@insights/db';
import type { SessionDeps } from '../deps.ts';
import type { Session, Tables } from './entities.ts';
import { type LiveTurn, turnsAfter } from './live-turns.ts';

/** One statement, because an interviewer reads after each turn. `$3`: the clock of the leases, empty for the database's. */
const READ: Statement = {
  name: 'read_held_session',
  text: textOf<Tables>((db) =>
    db
      .selectFrom('sessions as s')
      .select(['s.status', 's.fence', 's.open_seq', turnsAfter(sql<number>`$2::int`).as('turns')])
      .select(({ ref, fn }) => {
        const elapsed = sql`coalesce(nullif($3, '')::timestamptz, clock_timestamp()) - ${ref('s.started_at')}`;
        const elapsed_ms = sql<number>`greatest(0, extract(epoch from ${elapsed}) * 1000)::int`;
        return fn.coalesce(elapsed_ms, sql.lit(0)).as('elapsed_ms');
      })
      .where('s.id', '=', sql<string>`$1`),
  ),
};

/** A session as its interviewer reads it: its turns after a `seq`, and the milliseconds since an interviewer first took it. */
export type HeldRow = Pick<Session, 'status' | 'fence' | 'open_seq'> & { turns: LiveTurn[]; elapsed_ms: number };

/** Undefined for a session that was deleted. */
export function readHeld(
  { db, leaseTime }: Pick<SessionDeps, 'db' | 'leaseTime'>,
  call: Call,
  { session_id }: Pick<sessions.HeldSession, 'session_id'>,
  after_seq: number,
): Promise<HeldRow | undefined> {
  return db.readRow<HeldRow>(call, READ, [session_id, String(after_seq), leaseTime() ?? '']);
}
