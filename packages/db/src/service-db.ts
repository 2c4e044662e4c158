import type { Registry } from 'prom-client';
import { type Db, type DbSettings, type Entities, openDb } from './db.ts';
import { measurePools } from './pool-metrics.ts';
import { requireSessions } from './sessions.ts';
import { measureSharedTransactions } from './shared-metrics.ts';
import { type SchemaGate, readSchema, waitForSchema } from './schema-gate.ts';

/** What a starting service provides. */
export interface StartingService {
  readonly logger: { warn(fields: object, text: string): void };
  readonly registry: Registry;
  readonly stopping: AbortSignal;
  onStop(close: () => Promise<void>): void;
}

/** Opens a service's database, waits until its schema fits the code, and closes it when the service stops. */
export async function openServiceDb(
  gate: SchemaGate,
  options: { config: DbSettings; entities: Entities; running: StartingService },
): Promise<Db & { isReachable(): Promise<boolean> }> {
  const { config, entities, running } = options;
  const onPoolError = (err: Error) => running.logger.warn({ err }, 'idle database connection lost');
  const db = await openDb({ schema: gate.service, config, entities, onPoolError });
  running.onStop(() => db.close());
  measurePools(running.registry, { app: db.app, worker: db.worker });
  measureSharedTransactions(running.registry, db.sharedCounts);
  await waitForSchema(db.app, gate, { log: (text) => running.logger.warn({}, text), signal: running.stopping });
  if (!running.stopping.aborted) await requireSessions(db.app.options);
  const isReachable = () =>
    readSchema(db.app, gate).then(
      ({ ok }) => ok,
      () => false,
    );
  return { ...db, isReachable };
}
