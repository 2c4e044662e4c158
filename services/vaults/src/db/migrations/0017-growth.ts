import { type ServiceMigration, resolverByKey, vacuumedOften, withoutOutboxBell } from '@insights/db';

export const growth: ServiceMigration = {
  version: 17,
  name: 'growth',
  oldest_compatible_code: 1,
  statements: [
    ...withoutOutboxBell('vaults'),
    resolverByKey('vaults', 'vault', 'vaults'),
    resolverByKey('vaults', 'document', 'documents'),
    resolverByKey('vaults', 'chat_session', 'chat_sessions'),
    resolverByKey('vaults', 'project', 'projects'),
    ...['outbox', 'inbox', 'idempotency_keys'].map((table) => vacuumedOften('vaults', table)),
  ],
};
