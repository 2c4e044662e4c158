import type { ServiceMigration } from '@insights/db';

export const coveringPostings: ServiceMigration = {
  version: 16,
  name: 'covering-postings',
  oldest_compatible_code: 1,
  statements: [
    // The rows of a term are next to each other in the index only. With their content in it, a search reads some hundred pages, not one for
    // each document. An index row has a size limit, so long rows become parts: these documents are indexed again (0014).
    `update vaults.documents set is_indexed = false
       where id in (select document_id from vaults.postings where octet_length(packed) > 1600)`,
    `delete from vaults.postings where octet_length(packed) > 1600`,
    `alter table vaults.postings add column part smallint not null default 0`,
    `alter table vaults.postings drop constraint postings_pkey`,
    `alter table vaults.postings
       add primary key (workspace_id, term, vault_id, document_id, part) include (packed)`,
    // An index is read without its table only where a vacuum has been.
    `alter table vaults.postings set (autovacuum_vacuum_insert_scale_factor = 0.02)`,
  ],
};
