import { type ServiceMigration, tenantTable } from '@insights/db';

export const facts: ServiceMigration = {
  version: 11,
  name: 'facts',
  oldest_compatible_code: 1,
  statements: [
    // One row for each chunk that states a fact. What belongs together is found by the keys when facts are read, so nothing that was
    // derived from several documents has to be corrected when one of them goes.
    `create table vaults.stated_facts (
       chunk_id uuid not null references vaults.chunks on delete cascade,
       fact_id uuid not null,
       workspace_id uuid not null,
       vault_id uuid not null,
       document_id uuid not null,
       ordinal int not null,
       subject text not null,
       predicate text not null,
       object text not null,
       source_text text not null,
       subject_key text not null,
       claim_key text not null,
       stance boolean not null,
       slot_key text,
       valid_at timestamptz(3),
       invalid_at timestamptz(3),
       score real not null,
       primary key (chunk_id, fact_id))`,
    `create index stated_facts_fact on vaults.stated_facts (vault_id, fact_id)`,
    `create index stated_facts_subject on vaults.stated_facts (workspace_id, subject_key)`,
    `create index stated_facts_claim on vaults.stated_facts (vault_id, claim_key)`,
    `create index stated_facts_slot on vaults.stated_facts (vault_id, slot_key) where slot_key is not null`,
    ...tenantTable('vaults', 'stated_facts'),
  ],
};
