import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';

const SWEEP_MS = 60_000;

/** Removes what no longer counts of budgets that nobody asks for any more. Ends the timer when called. */
export function keepBudgetsSwept(db: Db, logger: Pick<Logger, 'warn'>): () => void {
  const sweep = () =>
    db.worker
      .query('select identity.sweep_rate_takes()')
      .catch((error: unknown) => logger.warn({ err: error }, 'old rate budgets not swept yet'));
  const timer = setInterval(() => void sweep(), SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
