import { tenantTable, workerAccess } from '@insights/db';
import { requestedByChunks } from './queue-of-documents.ts';

export const facts = [
  // One row for each chunk that states a fact. What belongs together is found by the keys when facts are read, so nothing that was
  // derived from several documents has to be corrected when one of them goes. Rules, a model and the map of a campaign's report may read
  // the same fact in a chunk: all rows stay.
  `create table vaults.stated_facts (
     chunk_id uuid not null references vaults.chunks on delete cascade,
     fact_id uuid not null,
     engine text not null check (engine in ('builtin', 'model', 'graph')),
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
     primary key (chunk_id, fact_id, engine))`,
  `create index stated_facts_fact on vaults.stated_facts (vault_id, fact_id)`,
  `create index stated_facts_subject on vaults.stated_facts (workspace_id, subject_key)`,
  `create index stated_facts_claim on vaults.stated_facts (vault_id, claim_key)`,
  `create index stated_facts_slot on vaults.stated_facts (vault_id, slot_key) where slot_key is not null`,
  ...tenantTable('vaults', 'stated_facts'),
  // Of each document with chunks: whether a model has read them, and the first one that it has not. A lease is a later due_at.
  `create table vaults.document_facts (
     document_id uuid primary key references vaults.documents on delete cascade,
     workspace_id uuid not null,
     is_read boolean not null default false,
     next_ordinal int not null default 0,
     revision int not null default 0,
     failures int not null default 0,
     due_at timestamptz(3) not null default now())`,
  `create index document_facts_due on vaults.document_facts (due_at) where not is_read`,
  ...tenantTable('vaults', 'document_facts'),
  ...workerAccess('vaults', 'document_facts', 'select, update'),
  ...requestedByChunks('document_facts', 'facts', 'is_read = false, next_ordinal = 0'),
];
