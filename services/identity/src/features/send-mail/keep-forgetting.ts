import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';

/** Longer than the queue keeps a job. */
const KEPT_DAYS = 30;
const PAUSE_MS = 3_600_000;

/** Forgets which mails were sent once no job can ask any more, until `signal` is aborted. */
export async function keepForgetting({
  db,
  logger,
  signal,
}: {
  db: Db;
  logger: Pick<Logger, 'warn'>;
  signal: AbortSignal;
}): Promise<void> {
  while (!signal.aborted) {
    try {
      await db.worker.query(`delete from sent_mails where sent_at < now() - ${KEPT_DAYS} * interval '1 day'`);
    } catch (error) {
      logger.warn({ err: error }, 'sent mails are not forgotten');
    }
    await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
