import type { PeriodicTask } from '@insights/background';
import { type Db, deleteOlder } from '@insights/db';
import type { Tables } from '../../db/entities.ts';

/** Longer than the queue keeps a job, which checks whether its mail was sent. */
const KEPT_DAYS = 30;
const EVERY_MS = 3_600_000;

/** Deletes records of sent mails whose jobs can no longer run. */
export function deleteSentMailsTask(db: Db): PeriodicTask {
  return {
    name: 'delete-sent-mails',
    every_ms: EVERY_MS,
    run: () => deleteOlder<Tables>(db, { table: 'sent_mails', column: 'sent_at', days: KEPT_DAYS }),
  };
}
