import { tenantTable, workerAccess } from '@insights/db';
import { requestedByChunks } from './queue-of-documents.ts';

export const vectors = [
  // The vectors of a vault that were stored in one transaction have one version. Its row is locked until they are committed, so a
  // process that has read a version has read every lower one.
  `create table vaults.vault_vectors (
     vault_id uuid primary key references vaults.vaults on delete cascade,
     workspace_id uuid not null,
     version bigint not null)`,
  ...tenantTable('vaults', 'vault_vectors'),
  `create table vaults.chunk_vectors (
     chunk_id uuid primary key references vaults.chunks on delete cascade,
     workspace_id uuid not null,
     vault_id uuid not null,
     document_id uuid not null,
     model text not null,
     version bigint not null,
     vector bytea not null)`,
  `create index chunk_vectors_version on vaults.chunk_vectors (vault_id, version, chunk_id)`,
  ...tenantTable('vaults', 'chunk_vectors'),
  // Of each document with chunks: the model of which all its chunks have vectors. A lease is a later due_at.
  `create table vaults.document_vectors (
     document_id uuid primary key references vaults.documents on delete cascade,
     workspace_id uuid not null,
     model text not null default '',
     revision int not null default 0,
     failures int not null default 0,
     due_at timestamptz(3) not null default now())`,
  `create index document_vectors_due on vaults.document_vectors (model, due_at)`,
  ...tenantTable('vaults', 'document_vectors'),
  ...workerAccess('vaults', 'document_vectors', 'select, update'),
  ...requestedByChunks('document_vectors', 'vectors', `model = ''`),
];
