import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@insights/db';
import type { Stoppable } from '@insights/messaging';
import type { Logger } from '@insights/telemetry';

const EVERY_MS = 60 * 60 * 1_000;
const CHUNK_ROWS = 5_000;
/** An invitation may be looked back at for this long after its time. */
const INVITATIONS_DAYS = 30;

/** Deletes entries of the audit log that are past their time, in short statements. How many went. */
export async function forgetAudit(db: Db, retentionDays: number): Promise<number> {
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

/** Does so at the start and then every hour, and forgets invitations with the addresses in them. */
export function startForgetting(options: { db: Db; logger: Logger; retentionDays: number }): Stoppable {
  const { db, logger, retentionDays } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        const entries = await forgetAudit(db, retentionDays);
        await db.worker.query('select identity.forget_invitations($1)', [INVITATIONS_DAYS]);
        if (entries > 0) logger.info({ entries }, 'audit entries past their time are gone');
      } catch (error) {
        logger.warn({ err: error }, 'what is past its time cannot be deleted; trying again in an hour');
      }
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    async stop() {
      stop.abort();
      await ended;
    },
  };
}
