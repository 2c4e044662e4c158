import { type Host, startPeriodicTask } from '@insights/background';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { type Bus, connectBus } from './bus.ts';
import type { Subscription } from './consume.ts';
import { startConsumers } from './consumers.ts';
import { janitor } from './janitor.ts';
import { startRelay } from './relay.ts';
import type { MessagingSettings } from './settings.ts';

/** Connects a service to the bus and starts its outbox relay, its consumers and its janitor; all stop with the service. */
export function startMessaging(options: {
  db: Db;
  config: MessagingSettings;
  subscriptions: readonly Subscription[];
  running: Host & { readonly logger: Logger };
}): Bus {
  const { db, config, subscriptions, running } = options;
  const { logger, registry, onStop } = running;
  const service = db.schema;
  const bus = connectBus(config, { service, logger, registry });
  onStop(() => bus.close());
  const background = [
    startRelay({ db, bus, service, logger }),
    startConsumers({ db, bus, service, logger, subscriptions }),
  ];
  for (const each of background) onStop(() => each.stop());
  startPeriodicTask(running, janitor({ db, logger }));
  return bus;
}
