import { type ServiceMigration, tenantTable } from '@insights/db';

export const versions: ServiceMigration = {
  version: 6,
  name: 'versions',
  oldest_compatible_code: 1,
  statements: [
    // 0: no text is stored yet. Documents of earlier versions have their first text.
    `alter table vaults.documents
       add column version int not null default 1,
       add column failure text,
       add column language text not null default 'en' check (language in ('en', 'de', 'fr', 'es'))`,
    // Texts that were replaced, so that what was cited from them can still be opened.
    `create table vaults.document_versions (
       document_id uuid not null references vaults.documents on delete cascade,
       version int not null,
       workspace_id uuid not null,
       title text not null,
       content_text text not null,
       hidden_names text not null,
       stored_at timestamptz(3) not null,
       primary key (document_id, version))`,
    ...tenantTable('vaults', 'document_versions'),
    `alter table vaults.chunks
       add column ordinal int not null default 0,
       add column speakers text[] not null default '{}'`,
    `update vaults.chunks set ordinal = counted.ordinal
       from (select id, row_number() over (partition by document_id order by start_offset) - 1 as ordinal from vaults.chunks) as counted
       where counted.id = chunks.id`,
    // The chunks of earlier versions hold one line for each turn: the label of the speaker, a colon, the words.
    `update vaults.chunks set speakers = array(
       select distinct label[1] from regexp_matches(text, '^([^:\\n]{1,60}): ', 'gn') as label)`,
    `create index chunks_place on vaults.chunks (document_id, ordinal)`,
  ],
};
