import type { ServiceMigration } from '@insights/db';

export const hiddenNames: ServiceMigration = {
  version: 5,
  name: 'hidden-names',
  oldest_compatible_code: 1,
  statements: [
    // Which names are masked in a transcript, as a token of the campaigns service. If other names are hidden now, it is stored again.
    `alter table vaults.documents add column hidden_names text not null default ''`,
  ],
};
