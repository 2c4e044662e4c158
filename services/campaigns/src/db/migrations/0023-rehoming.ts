import type { ServiceMigration } from '@insights/db';

/** Sessions of a region without interviewers move to another one. */
export const rehoming: ServiceMigration = {
  version: 23,
  name: 'rehoming',
  oldest_compatible_code: 1,
  statements: ['grant update (region) on campaigns.sessions to campaigns_worker'],
};
