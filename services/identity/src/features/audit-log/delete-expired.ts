import type { PeriodicTask } from '@insights/background';
import type { QueryResult } from 'pg';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';

const EVERY_MS = 60 * 60 * 1_000;
const CHUNK_ROWS = 5_000;
/** How long an expired invitation stays visible. */
const INVITATIONS_DAYS = 30;

interface Forgotten {
  gone: number;
  /** The time of the last one if there may be more. */
  last: string | null;
}

/** Deletes expired entries of the audit log in short statements. Returns how many. */
export async function deleteExpiredEntries(db: Db, retentionDays: number): Promise<number> {
  let total = 0;
  for (let since: string | null = '-infinity'; since !== null;) {
    const batch: QueryResult<Forgotten> = await db.worker.query(
      'select gone, last from identity.forget_audit($1, $2, $3)',
      [retentionDays, CHUNK_ROWS, since],
    );
    const [{ gone, last }] = batch.rows as [Forgotten];
    total += gone;
    since = last;
  }
  return total;
}

/** Deletes expired audit entries and invitations, which hold addresses, at the start and then every hour. */
export function deleteExpiredTask(options: {
  db: Db;
  logger: Pick<Logger, 'info'>;
  retentionDays: number;
}): PeriodicTask {
  const { db, logger, retentionDays } = options;
  return {
    name: 'delete-expired',
    every_ms: EVERY_MS,
    async run() {
      const entries = await deleteExpiredEntries(db, retentionDays);
      await db.worker.query('select identity.forget_invitations($1)', [INVITATIONS_DAYS]);
      if (entries > 0) logger.info({ entries }, 'expired audit entries deleted');
    },
  };
}
