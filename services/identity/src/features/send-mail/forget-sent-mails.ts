import type { PeriodicTask } from '@insights/background';
import type { Db } from '@insights/db';

/** Longer than the queue keeps a job, which may still ask whether its mail was sent. */
const KEPT_DAYS = 30;
const EVERY_MS = 3_600_000;

/** Deletes the records of sent mails that no job can ask about any more. */
export function forgetSentMailsTask(db: Db): PeriodicTask {
  return {
    name: 'forget-sent-mails',
    every_ms: EVERY_MS,
    run: () => db.worker.query(`delete from sent_mails where sent_at < now() - ${KEPT_DAYS} * interval '1 day'`),
  };
}
