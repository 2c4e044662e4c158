import { resolver, tenantTable } from '@insights/db';

const WARNINGS = [
  'struck_text_left_out',
  'hidden_text_left_out',
  'comments_left_out',
  'images_without_text',
  'page_without_text',
  'embedded_object',
  'unknown_part',
  'recognized_text',
  'possibly_hidden_text',
  'unknown_letters',
];
/** What of a file is not in the text of its document. The check holds if every warning has one of the codes. */
const warnings = `warnings jsonb not null default '[]' check (
       not jsonb_path_exists(warnings, '$[*] ? (!(${WARNINGS.map((code) => `@.code == "${code}"`).join(' || ')}))'))`;

const SOURCE_TYPES = `('upload', 'transcript', 'report', 'web', 'note')`;

const vaults = [
  `create table vaults.vaults (
     id uuid primary key,
     workspace_id uuid not null,
     name text not null,
     description text not null,
     is_default boolean not null,
     created_at timestamptz(3) not null)`,
  // The default vault stores transcripts: at most one in a workspace.
  `create unique index vaults_default on vaults.vaults (workspace_id) where is_default`,
  `create index vaults_newest on vaults.vaults (workspace_id, created_at desc, id desc)`,
  ...tenantTable('vaults', 'vaults'),
  ...resolver('vaults', 'vault', 'vaults'),
];

const versions = [
  // Texts that were replaced, so that what was cited from them can still be opened.
  `create table vaults.document_versions (
     document_id uuid not null references vaults.documents on delete cascade,
     version int not null,
     workspace_id uuid not null,
     title text not null,
     content_text text not null,
     hidden_names text not null,
     ${warnings},
     stored_at timestamptz(3) not null,
     primary key (document_id, version))`,
  ...tenantTable('vaults', 'document_versions'),
];

const uploads = [
  // What was uploaded and is not stored as text yet; the job that stores the text deletes it. A newer upload of the same document replaces it.
  `create table vaults.document_uploads (
     document_id uuid primary key references vaults.documents on delete cascade,
     workspace_id uuid not null,
     id uuid not null,
     format text not null check (format in ('text', 'markdown', 'html', 'pdf', 'docx', 'csv')),
     content bytea not null,
     title text,
     source_type text not null check (source_type in ${SOURCE_TYPES}),
     url text,
     author_name text,
     author_email text,
     created_at timestamptz(3) not null)`,
  ...tenantTable('vaults', 'document_uploads'),
  // Wakes the calls that wait until a document is stored.
  `create function vaults.document_stored() returns trigger language plpgsql
     as $$ begin perform pg_notify('vaults_documents', new.id::text); return null; end $$`,
  `create trigger document_stored after update of status on vaults.documents
     for each row when (old.status = 'pending' and new.status <> 'pending') execute function vaults.document_stored()`,
];

const chunks = [
  `create table vaults.chunks (
     id uuid primary key,
     workspace_id uuid not null,
     document_id uuid not null references vaults.documents on delete cascade,
     ordinal int not null,
     conversation_id uuid,
     turn_ids uuid[] not null,
     speakers text[] not null,
     text text not null,
     start_offset int not null,
     end_offset int not null)`,
  `create index chunks_document on vaults.chunks (document_id, start_offset)`,
  `create index chunks_place on vaults.chunks (document_id, ordinal)`,
  ...tenantTable('vaults', 'chunks'),
];

export const documents = [
  ...vaults,
  // `version` is 0 while no text is stored yet. `hidden_names`: which names are masked in a transcript, as a token of the campaigns service;
  // if other names are hidden now, it is stored again. `chunk_count` and `term_count` are its size in the index of words.
  `create table vaults.documents (
     id uuid primary key,
     workspace_id uuid not null,
     vault_id uuid not null references vaults.vaults on delete cascade,
     interview_id uuid,
     source_type text not null check (source_type in ${SOURCE_TYPES}),
     external_id text,
     url text,
     title text not null,
     author_name text,
     author_email text,
     content_text text not null,
     status text not null check (status in ('pending', 'ready', 'failed')),
     failure text,
     ${warnings},
     version int not null,
     language text not null default 'en' check (language in ('en', 'de', 'fr', 'es')),
     hidden_names text not null default '',
     chunk_count int not null default 0,
     term_count int not null default 0,
     created_at timestamptz(3) not null,
     updated_at timestamptz(3) not null,
     unique (vault_id, external_id))`,
  `create index documents_newest on vaults.documents (vault_id, created_at desc, id desc)`,
  `create index documents_interview on vaults.documents (interview_id) where interview_id is not null`,
  ...tenantTable('vaults', 'documents'),
  ...resolver('vaults', 'document', 'documents'),
  ...versions,
  ...uploads,
  ...chunks,
];
