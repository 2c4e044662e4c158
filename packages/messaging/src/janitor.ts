import type { PeriodicTask } from '@insights/background';
import { type Db, type Expiring, type MechanismTables, deleteOlder } from '@insights/db';
import type { Logger } from '@insights/telemetry';

const FIRST_MS = 30_000;
const EVERY_MS = 60 * 60 * 1_000;

/** Retention of the mechanism tables. The outbox refills a lost stream; the inbox outlives every event of the stream (30 days). */
const RULES: readonly Expiring<MechanismTables>[] = [
  { table: 'outbox', column: 'published_at', days: 7 },
  { table: 'inbox', column: 'received_at', days: 30 },
  { table: 'event_attempts', column: 'changed_at', days: 30 },
  { table: 'idempotency_keys', column: 'created_at', days: 1 },
];

/** Deletes expired rows in short statements. Returns the number of deleted rows by table. */
export async function sweep(db: Pick<Db, 'worker'>, signal?: AbortSignal): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const rule of RULES) deleted[rule.table] = await deleteOlder(db, rule, { signal });
  return deleted;
}

/** Sweeps half a minute after the start and then every hour. */
export function janitor({ db, logger }: { db: Db; logger: Pick<Logger, 'info'> }): PeriodicTask {
  return {
    name: 'janitor',
    first_ms: FIRST_MS,
    every_ms: EVERY_MS,
    run: async (stopping) => logger.info({ rows: await sweep(db, stopping) }, 'expired rows deleted'),
  };
}
