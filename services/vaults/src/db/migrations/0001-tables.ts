import { type ServiceMigration, mechanismTables, tombstoneTable } from '@insights/db';
import { limitsTable } from '@insights/quotas';
import { chat } from './chat-tables.ts';
import { documents } from './document-tables.ts';
import { facts } from './fact-tables.ts';
import { projects } from './project-tables.ts';
import { search } from './search-tables.ts';
import { vectors } from './vector-tables.ts';

export const tables: ServiceMigration = {
  version: 1,
  name: 'tables',
  oldest_compatible_code: 1,
  statements: [
    ...mechanismTables('vaults'),
    // Tombstones: a transcript that is being fetched when its conversation is erased is not stored.
    ...tombstoneTable('vaults'),
    ...limitsTable('vaults'),
    ...documents,
    ...search,
    ...vectors,
    ...facts,
    ...projects,
    ...chat,
  ],
};
