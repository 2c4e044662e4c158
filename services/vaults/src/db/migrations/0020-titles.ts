import type { ServiceMigration } from '@insights/db';

export const titles: ServiceMigration = {
  version: 20,
  name: 'titles',
  oldest_compatible_code: 1,
  // Titles are part of the index: what was indexed without them stays found by its text and is indexed again in the background (0014).
  statements: [`update vaults.documents set is_indexed = false where is_indexed and title <> ''`],
};
