import { Gauge, type Registry } from 'prom-client';
import type { PeriodicTask } from '@insights/background';
import type { Logger } from '@insights/telemetry';
import { timeNow } from '../../db/clock.ts';
import type { SessionDeps } from '../../deps.ts';
import { endRetention } from './end-retention.ts';
import { measurePastRetention } from './past-retention.ts';

/** Ends retention periodically, in every replica. */
export function retentionTask(
  deps: SessionDeps,
  { everySeconds, logger }: { everySeconds: number; logger: Pick<Logger, 'info'> },
): PeriodicTask {
  return {
    name: 'end-retention',
    every_ms: everySeconds * 1_000,
    async run(stopping) {
      const people = await endRetention(deps, stopping);
      if (people > 0) logger.info({ people }, 'retention ended');
    },
  };
}

/** Gauges of overdue data, measured at each scrape; no sample if the query fails. Every replica shows the same values. */
export function measureRetention(
  deps: Pick<SessionDeps, 'db' | 'leaseTime'>,
  { registry, logger }: { registry: Registry; logger: Pick<Logger, 'warn'> },
): void {
  const registers = [registry];
  let looking: Promise<void> | undefined;
  const collect = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)));
  const conversations = new Gauge({
    name: 'insights_retention_overdue_conversations',
    help: 'Conversations that are past the retention period of their campaign (counted up to 10,000).',
    registers,
    collect,
  });
  const oldest = new Gauge({
    name: 'insights_retention_overdue_oldest_seconds',
    help: 'For how long the conversation that has been past its retention period longest has been.',
    registers,
    collect,
  });
  async function look(): Promise<void> {
    conversations.remove();
    oldest.remove();
    try {
      const overdue = await measurePastRetention(deps.db.worker, await timeNow(deps));
      conversations.set(overdue.conversations);
      oldest.set(overdue.oldest_seconds);
    } catch (error) {
      logger.warn({ err: error }, 'overdue retention query failed');
    }
  }
}
