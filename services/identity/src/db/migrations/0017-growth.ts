import { type ServiceMigration, resolverByKey, vacuumedOften, withoutOutboxBell } from '@insights/db';

export const growth: ServiceMigration = {
  version: 17,
  name: 'growth',
  oldest_compatible_code: 1,
  statements: [
    ...withoutOutboxBell('identity'),
    resolverByKey('identity', 'api_key', 'api_keys'),
    ...['outbox', 'inbox', 'idempotency_keys'].map((table) => vacuumedOften('identity', table)),
  ],
};
