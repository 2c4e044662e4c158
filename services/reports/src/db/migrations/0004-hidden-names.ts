import type { ServiceMigration } from '@insights/db';

export const hiddenNames: ServiceMigration = {
  version: 4,
  name: 'hidden-names',
  oldest_compatible_code: 1,
  statements: [
    // Which names were hidden in what these were made from, as campaigns calls them: with others hidden now they are masked before they are shown.
    `alter table reports.report_versions add column hidden_names text not null default ''`,
    `alter table reports.syntheses add column hidden_names text not null default ''`,
  ],
};
