import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Logger } from '@insights/telemetry';
import type { SessionDeps } from '../../deps.ts';
import { endRetention } from './end-retention.ts';
import { measurePastRetention } from './past-retention.ts';

interface Keeping {
  everySeconds: number;
  logger: Pick<Logger, 'info' | 'warn'>;
  signal: AbortSignal;
}

/** Ends retention until `signal` is aborted, in every replica. */
export async function keepRetention(deps: SessionDeps, { everySeconds, logger, signal }: Keeping): Promise<void> {
  while (!signal.aborted) {
    try {
      const people = await endRetention(deps, signal);
      if (people > 0) logger.info({ people }, 'retention ended');
    } catch (error) {
      logger.warn({ err: error }, 'retention run failed; trying again');
    }
    await sleep(everySeconds * 1_000, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** What is overdue, looked up when somebody asks; no sample when it cannot be. Every replica shows the same. */
export function measureRetention(
  { db, now }: Pick<SessionDeps, 'db' | 'now'>,
  { registry, logger }: { registry: Registry; logger: Pick<Logger, 'warn'> },
): void {
  const registers = [registry];
  let looking: Promise<void> | undefined;
  const collect = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)));
  const conversations = new Gauge({
    name: 'retention_overdue_conversations',
    help: 'Conversations that are past the retention period of their campaign (counted up to 10,000).',
    registers,
    collect,
  });
  const oldest = new Gauge({
    name: 'retention_overdue_oldest_seconds',
    help: 'For how long the conversation that has been past its retention period longest has been.',
    registers,
    collect,
  });
  async function look(): Promise<void> {
    conversations.remove();
    oldest.remove();
    try {
      const overdue = await measurePastRetention(db.worker, now());
      conversations.set(overdue.conversations);
      oldest.set(overdue.oldest_seconds);
    } catch (error) {
      logger.warn({ err: error }, 'overdue retention not counted');
    }
  }
}
