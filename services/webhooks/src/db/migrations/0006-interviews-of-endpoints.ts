import type { ServiceMigration } from '@insights/db';

export const interviewsOfEndpoints: ServiceMigration = {
  version: 6,
  name: 'interviews-of-endpoints',
  oldest_compatible_code: 1,
  statements: [`alter table webhooks.endpoints add column interview_ids uuid[] not null default '{}'`],
};
