import { tenantTable, workerAccess } from '@insights/db';

/** However a recording is deleted (upload, conversation, contact, campaign), its objects are queued for deletion in the same transaction. */
const queueDeletion = [
  `create table campaigns.object_deletions (
     id uuid primary key default gen_random_uuid(),
     workspace_id uuid not null,
     prefix text not null,
     requested_at timestamptz(3) not null default now(),
     due_at timestamptz(3) not null default now(),
     attempts int not null default 0,
     is_deleted boolean not null default false)`,
  `create index object_deletions_due on campaigns.object_deletions (due_at)`,
  ...tenantTable('campaigns', 'object_deletions'),
  ...workerAccess('campaigns', 'object_deletions', 'select, update, delete'),
  `create function campaigns.queue_object_deletion() returns trigger language plpgsql set search_path = campaigns as $$
   begin
     insert into object_deletions (workspace_id, prefix)
     values (old.workspace_id, 'recordings/' || old.workspace_id || '/' || old.id || '/');
     return null;
   end $$`,
  `create trigger queue_object_deletion after delete on campaigns.recordings
     for each row execute function campaigns.queue_object_deletion()`,
];

export const recordings = [
  // The data key is in the row only: with the row, the content is lost to everybody, wherever its bytes still are.
  `create table campaigns.recordings (
     id uuid primary key,
     workspace_id uuid not null,
     conversation_id uuid not null references campaigns.conversations on delete cascade,
     track text not null check (track in ('participant', 'interviewer', 'mixed')),
     part int not null,
     status text not null check (status in ('uploading', 'stored', 'partial')),
     mime_type text not null,
     stored_bytes bigint not null,
     segments int not null,
     declared_bytes bigint,
     declared_seconds int,
     duration_seconds int,
     data_key bytea not null,
     data_key_id text not null,
     writer uuid,
     created_at timestamptz(3) not null,
     appended_at timestamptz(3) not null,
     unique (conversation_id, track, part))`,
  `create index recordings_unfinished on campaigns.recordings (appended_at) where status = 'uploading'`,
  `create index recordings_unmeasured on campaigns.recordings (id) where duration_seconds is null and status <> 'uploading'`,
  `create index recordings_data_key on campaigns.recordings (data_key_id)`,
  ...tenantTable('campaigns', 'recordings'),
  ...workerAccess(
    'campaigns',
    'recordings',
    'select (id, workspace_id, status, appended_at, duration_seconds, data_key_id)',
  ),
  `create table campaigns.recording_segments (
     recording_id uuid not null references campaigns.recordings on delete cascade,
     index int not null,
     workspace_id uuid not null,
     start bigint not null,
     size int not null,
     object text not null,
     primary key (recording_id, index))`,
  ...tenantTable('campaigns', 'recording_segments'),
  ...queueDeletion,
];
