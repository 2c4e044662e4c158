import type { PeriodicTask } from '@insights/background';
import type { Db } from '@insights/db';

const FLUSH_MS = 10_000;

/** Collects which keys were used and writes `last_used_at` every 10 s, so that verifying a key stays a read. */
export interface KeyUsage {
  note(keyId: string): void;
  /** Writes the collected uses; keeps them when the database rejects. */
  flush(): Promise<void>;
}

/** Loses at most 10 s of uses when the process is killed. */
export function trackKeyUsage(db: Db): KeyUsage {
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
  return { note: (keyId) => void used.add(keyId), flush };
}

export function keyUsageTask({ flush }: KeyUsage): PeriodicTask {
  return { name: 'write-key-usage', every_ms: FLUSH_MS, run: flush };
}
