import type { PeriodicTask } from '@insights/background';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';

const EVERY_MS = 60 * 60 * 1_000;
const CHUNK_ROWS = 5_000;
/** How long an expired invitation stays visible. */
const INVITATIONS_DAYS = 30;

/** Deletes expired entries of the audit log in short statements. Returns how many. */
export async function deleteExpiredEntries(db: Db, retentionDays: number): Promise<number> {
  let total = 0;
  for (let gone = CHUNK_ROWS; gone === CHUNK_ROWS; total += gone) {
    const { rows } = await db.worker.query<{ gone: number }>('select identity.forget_audit($1, $2) as gone', [
      retentionDays,
      CHUNK_ROWS,
    ]);
    gone = rows[0]?.gone ?? 0;
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
