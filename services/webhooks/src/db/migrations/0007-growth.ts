import { type ServiceMigration, resolverByKey, vacuumedOften, withoutOutboxBell } from '@insights/db';

export const growth: ServiceMigration = {
  version: 7,
  name: 'growth',
  oldest_compatible_code: 1,
  statements: [
    ...withoutOutboxBell('webhooks'),
    `drop trigger deliveries_bell on webhooks.deliveries`,
    `drop function webhooks.deliveries_bell()`,
    resolverByKey('webhooks', 'webhook_endpoint', 'endpoints'),
    ...['outbox', 'inbox', 'idempotency_keys'].map((table) => vacuumedOften('webhooks', table)),
    // The deliveries of one event, or those of one name: a page reads its own rows only.
    `create index events_named on webhooks.events (workspace_id, name, stored_at desc, id)`,
  ],
};
