import type { ServiceMigration } from '@insights/db';

export const hiddenNames: ServiceMigration = {
  version: 4,
  name: 'hidden-names',
  oldest_compatible_code: 1,
  statements: [
    // The names that were hidden when these were generated, as a token of campaigns. If other names are hidden now, they are masked before they are shown.
    `alter table reports.report_versions add column hidden_names text not null default ''`,
    `alter table reports.syntheses add column hidden_names text not null default ''`,
  ],
};
