import type { ServiceMigration } from '@insights/db';

/** Jobs that depend on an external system, such as a mail server that may be down for hours, get more attempts. */
export const maxAttempts: ServiceMigration = {
  version: 2,
  name: 'max-attempts',
  oldest_compatible_code: 1,
  statements: [`alter table jobs.jobs add column max_attempts int`],
};
