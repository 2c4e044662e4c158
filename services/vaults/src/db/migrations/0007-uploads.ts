import { type ServiceMigration, tenantTable } from '@insights/db';

export const uploads: ServiceMigration = {
  version: 7,
  name: 'uploads',
  oldest_compatible_code: 1,
  statements: [
    // What was uploaded and is not stored as text yet; the job that stores the text deletes it. A newer upload of the same document replaces it.
    `create table vaults.document_uploads (
       document_id uuid primary key references vaults.documents on delete cascade,
       workspace_id uuid not null,
       id uuid not null,
       format text not null check (format in ('text', 'markdown', 'html', 'pdf', 'docx')),
       content bytea not null,
       title text,
       source_type text not null check (source_type in ('upload', 'transcript', 'report', 'web', 'note')),
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
  ],
};
