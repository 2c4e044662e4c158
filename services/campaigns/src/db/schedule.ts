import { type Tx, sql } from '@insights/db';
import { minutesAfter } from '../domain/schedule.ts';
import { sessionStates } from '../domain/session-states.ts';
import type { Interview } from './entities.ts';
import { query } from './query.ts';

export interface NewStart {
  readonly id: string;
  readonly scheduled_for: string | null;
}

/** Schedules the sessions of new contacts that have a start. */
export async function scheduleNew(
  tx: Tx,
  { settings }: Interview,
  contacts: readonly NewStart[],
  at: string,
): Promise<void> {
  const starting = contacts.flatMap(({ id, scheduled_for }) => (scheduled_for === null ? [] : [{ id, scheduled_for }]));
  if (starting.length === 0) return;
  const ids = starting.map(({ id }) => id);
  const starts = starting.map((each) => each.scheduled_for);
  const ends = starts.map((start) => minutesAfter(start, settings.grace_period_minutes));
  await query(tx)
    .updateTable('sessions as s')
    .from(
      sql<{
        id: string;
        start: string;
        end: string;
      }>`unnest(${ids}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[])`.as<'made'>(
        sql`made (id, start, "end")`,
      ),
    )
    .set((eb) => ({
      status: sessionStates.after('schedule', 'available'),
      scheduled_for: eb.ref('made.start'),
      expires_at: eb.ref('made.end'),
      schedule_sequence: 1,
      schedule_changed_at: at,
    }))
    .whereRef('s.id', '=', 'made.id')
    .execute();
}
