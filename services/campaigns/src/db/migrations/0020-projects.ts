import type { ServiceMigration } from '@insights/db';

export const projects: ServiceMigration = {
  version: 20,
  name: 'projects',
  oldest_compatible_code: 1,
  statements: [
    // `project_id` is a copy of what vaults owns; a copy of an older revision is ignored.
    `alter table campaigns.interviews add column project_revision int not null default 0`,
  ],
};
