import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';

const FLUSH_MS = 10_000;

/** Remembers which keys were used and writes `last_used_at` now and then: verifying a key stays a read. */
export interface KeyUsage {
  note(keyId: string): void;
  /** Writes what was noted. Errors: what the database says; the notes are kept then. */
  flush(): Promise<void>;
  /** Ends the timer and writes what is left. */
  close(): Promise<void>;
}

/** Loses at most 10 s of notes when the process is killed, and the next use of a key makes up for it. */
export function trackKeyUsage(db: Db, logger: Pick<Logger, 'warn'>): KeyUsage {
  let used = new Set<string>();
  const flush = async () => {
    if (used.size === 0) return;
    const noted = used;
    used = new Set();
    try {
      await db.worker.query('select identity.touch_keys($1)', [[...noted]]);
    } catch (error) {
      for (const id of noted) used.add(id);
      throw error;
    }
  };
  const flushOrWarn = () =>
    flush().catch((error: unknown) =>
      logger.warn({ err: error, waiting: used.size }, 'last use of keys not written yet'),
    );
  const timer = setInterval(() => void flushOrWarn(), FLUSH_MS);
  timer.unref();
  return {
    note: (keyId) => void used.add(keyId),
    flush,
    async close() {
      clearInterval(timer);
      await flushOrWarn();
    },
  };
}
