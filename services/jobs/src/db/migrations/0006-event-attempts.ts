import { type ServiceMigration, eventAttempts as table } from '@insights/db';

export const eventAttempts: ServiceMigration = {
  version: 6,
  name: 'event-attempts',
  oldest_compatible_code: 1,
  statements: table('jobs'),
};
