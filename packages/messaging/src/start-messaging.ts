import type { Registry } from 'prom-client';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { type Bus, connectBus } from './bus.ts';
import type { Subscription } from './consume.ts';
import { startConsumers } from './consumers.ts';
import { startJanitor } from './janitor.ts';
import { startRelay } from './relay.ts';
import type { MessagingSettings } from './settings.ts';

/** Connects a service to the bus: relay of its outbox, its consumers, the janitor of its tables; all stop with the service. */
export function startMessaging(options: {
  db: Db;
  config: MessagingSettings;
  subscriptions: readonly Subscription[];
  running: { readonly logger: Logger; readonly registry: Registry; onStop(close: () => Promise<void>): void };
}): Bus {
  const { db, config, subscriptions } = options;
  const { logger, registry, onStop } = options.running;
  const service = db.schema;
  const bus = connectBus(config, { service, logger, registry });
  onStop(() => bus.close());
  const background = [
    startRelay({ db, bus, service, logger }),
    startConsumers({ db, bus, service, logger, subscriptions }),
    startJanitor({ db, logger }),
  ];
  for (const each of background) onStop(() => each.stop());
  return bus;
}
