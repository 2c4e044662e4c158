import type { ServiceMigration } from '@insights/db';

export const hiddenNames: ServiceMigration = {
  version: 5,
  name: 'hidden-names',
  oldest_compatible_code: 1,
  statements: [
    // Which names were hidden when a transcript was stored, as campaigns calls them: with others hidden now it is stored again.
    `alter table vaults.documents add column hidden_names text not null default ''`,
  ],
};
