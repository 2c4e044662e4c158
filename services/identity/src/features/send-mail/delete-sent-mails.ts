import type { PeriodicTask } from '@insights/background';
import { type Db, sql } from '@insights/db';
import { workerQuery } from '../../db/query.ts';

/** Longer than the queue keeps a job, which checks whether its mail was sent. */
const KEPT_DAYS = 30;
const EVERY_MS = 3_600_000;

/** Deletes records of sent mails whose jobs can no longer run. */
export function deleteSentMailsTask(db: Db): PeriodicTask {
  return {
    name: 'delete-sent-mails',
    every_ms: EVERY_MS,
    run: () =>
      workerQuery(db)
        .deleteFrom('sent_mails')
        .where('sent_at', '<', sql<string>`now() - ${KEPT_DAYS} * interval '1 day'`)
        .execute(),
  };
}
