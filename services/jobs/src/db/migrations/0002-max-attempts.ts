import type { ServiceMigration } from '@insights/db';

/** What depends on others for hours (a mail server that is down) is tried for longer than what fails by itself. */
export const maxAttempts: ServiceMigration = {
  version: 2,
  name: 'max-attempts',
  oldest_compatible_code: 1,
  statements: [`alter table jobs.jobs add column max_attempts int`],
};
