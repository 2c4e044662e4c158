import { type ServiceMigration, resolverByKey, vacuumedOften, withoutOutboxBell } from '@insights/db';

export const growth: ServiceMigration = {
  version: 21,
  name: 'growth',
  oldest_compatible_code: 1,
  statements: [
    ...withoutOutboxBell('campaigns'),
    resolverByKey('campaigns', 'agent_template', 'agent_templates'),
    resolverByKey('campaigns', 'interview', 'interviews'),
    ...['outbox', 'inbox', 'idempotency_keys', 'sessions'].map((table) => vacuumedOften('campaigns', table)),
    // What the claim of sessions reads: the waiting ones, and how many of a workspace are in progress.
    `create index sessions_waiting on campaigns.sessions (region, workspace_id, waiting_since) where status = 'waiting'`,
    `create index sessions_busy on campaigns.sessions (region, workspace_id) where status = 'in_progress'`,
  ],
};
