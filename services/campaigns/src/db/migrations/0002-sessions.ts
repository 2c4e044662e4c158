import { type ServiceMigration, resolver, tenantTable } from '@insights/db';

/** A function that tells the workspace of a token's hash, and nothing else: the token is all that its bearer shows. */
export function tokenResolver(kind: string, table: string, column: string): string[] {
  const name = `campaigns.workspace_of_${kind}`;
  return [
    `create function ${name}(wanted bytea) returns uuid language sql stable security definer set search_path = campaigns
       as $$ select workspace_id from campaigns.${table} where ${column} = wanted $$`,
    `revoke all on function ${name}(bytea) from public`,
    `grant execute on function ${name}(bytea) to campaigns_app`,
  ];
}

/** Lets the worker role reach some columns across workspaces: what queueing and sweeping look at, never who or what was said. */
function workerColumns(table: string, reads: string, writes = ''): string[] {
  return [
    `grant select (${reads}) on campaigns.${table} to campaigns_worker`,
    ...(writes ? [`grant update (${writes}) on campaigns.${table} to campaigns_worker`] : []),
    `create policy worker on campaigns.${table} to campaigns_worker using (true) with check (true)`,
  ];
}

/**
 * The code of version 1 adds contacts without sessions and completes them in contacts.session_status. Whoever adds a
 * contact, its session comes with it.
 */
const sessionOfContact = [
  `create function campaigns.session_of_contact() returns trigger language plpgsql set search_path = campaigns as $$
   begin
     insert into sessions (id, workspace_id, interview_id, status, scheduled_for, expires_at)
     values (new.id, new.workspace_id, new.interview_id, new.session_status, new.session_scheduled_for, new.session_expires_at)
     on conflict (id) do update set status = excluded.status;
     return null;
   end $$`,
  `create trigger session_of_contact after insert or update of session_status on campaigns.contacts
     for each row execute function campaigns.session_of_contact()`,
];

const sessions = [
  // A session is its contact's: the same id. Heartbeats and turns touch no indexed column, so they stay heap-only updates.
  `create table campaigns.sessions (
     id uuid primary key references campaigns.contacts on delete cascade,
     workspace_id uuid not null,
     interview_id uuid not null references campaigns.interviews on delete cascade,
     status text not null check (status in
       ('scheduled', 'available', 'waiting', 'in_progress', 'completed', 'expired', 'unavailable', 'cancelled')),
     scheduled_for timestamptz(3),
     expires_at timestamptz(3),
     region text not null default '',
     consent jsonb,
     invitation_hash bytea unique,
     conversation_id uuid references campaigns.conversations on delete set null,
     waiting_since timestamptz(3),
     started_at timestamptz(3),
     heard_at timestamptz(3),
     worker_id text,
     lease_expires_at timestamptz(3),
     fence int not null default 0,
     last_seq int not null default 0) with (fillfactor = 80)`,
  // Holds live sessions only, so counting demand and claiming cost the same whatever has been finished.
  `create index sessions_live on campaigns.sessions (region, waiting_since) where status in ('waiting', 'in_progress')`,
  `create index sessions_expiring on campaigns.sessions (expires_at)
     where status in ('scheduled', 'available') and expires_at is not null`,
  `create index sessions_opening on campaigns.sessions (scheduled_for) where status = 'scheduled'`,
  `create index sessions_interview on campaigns.sessions (interview_id)`,
  `create index sessions_conversation on campaigns.sessions (conversation_id) where conversation_id is not null`,
  ...tenantTable('campaigns', 'sessions'),
  ...workerColumns(
    'sessions',
    `id, workspace_id, status, scheduled_for, expires_at, region, waiting_since, started_at, heard_at, worker_id,
     lease_expires_at, fence, last_seq`,
    'status, worker_id, lease_expires_at, fence, started_at',
  ),
  `insert into campaigns.sessions (id, workspace_id, interview_id, status, scheduled_for, expires_at)
     select id, workspace_id, interview_id, session_status, session_scheduled_for, session_expires_at from campaigns.contacts`,
  ...tokenResolver('invitation', 'sessions', 'invitation_hash'),
  ...sessionOfContact,
];

const participantTokens = [
  `create table campaigns.participant_tokens (
     token_hash bytea primary key,
     workspace_id uuid not null,
     session_id uuid not null references campaigns.sessions on delete cascade,
     expires_at timestamptz(3) not null)`,
  `create index participant_tokens_session on campaigns.participant_tokens (session_id, expires_at)`,
  ...tenantTable('campaigns', 'participant_tokens'),
  ...tokenResolver('participant_token', 'participant_tokens', 'token_hash'),
];

const joinLinks = [
  // The token is kept as it is, because lists show the link again; it opens nothing but the form to join.
  `create table campaigns.join_links (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references campaigns.interviews on delete cascade,
     token text not null,
     token_hash bytea not null unique,
     expires_at timestamptz(3),
     max_uses int,
     uses int not null,
     closed_at timestamptz(3),
     created_at timestamptz(3) not null)`,
  `create index join_links_newest on campaigns.join_links (interview_id, created_at desc, id desc)`,
  `create index join_links_expiring on campaigns.join_links (expires_at) where closed_at is null and expires_at is not null`,
  ...tenantTable('campaigns', 'join_links'),
  ...workerColumns('join_links', 'id, workspace_id, expires_at, closed_at'),
  ...tokenResolver('join_link', 'join_links', 'token_hash'),
];

const agentTemplates = [
  `create table campaigns.agent_templates (
     id uuid primary key,
     workspace_id uuid not null,
     name text not null,
     version int not null,
     persona text not null,
     tone text not null check (tone in ('warm', 'neutral', 'brief')),
     probing text not null check (probing in ('light', 'normal', 'deep')),
     created_at timestamptz(3) not null,
     updated_at timestamptz(3) not null)`,
  `create index agent_templates_newest on campaigns.agent_templates (workspace_id, created_at desc, id desc)`,
  ...tenantTable('campaigns', 'agent_templates'),
  ...resolver('campaigns', 'agent_template', 'agent_templates'),
  // The version that a started campaign keeps, whatever becomes of the template.
  `alter table campaigns.interviews add column agent_template jsonb`,
];

export const sessionTables: ServiceMigration = {
  version: 2,
  name: 'sessions',
  oldest_compatible_code: 1,
  statements: [
    `alter table campaigns.contacts alter column session_status set default 'available',
       drop constraint contacts_source_check,
       add constraint contacts_source_check check (source in ('team', 'import', 'join'))`,
    `alter table campaigns.turns add column client_turn_id text, add column note text not null default ''`,
    `create unique index turns_client_turn on campaigns.turns (conversation_id, client_turn_id) where client_turn_id is not null`,
    ...sessions,
    ...participantTokens,
    ...joinLinks,
    ...agentTemplates,
  ],
};
