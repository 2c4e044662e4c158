import { VACUUMED_OFTEN, tenantTable, workerAccess } from '@insights/db';
import { tokenResolver } from './token-resolver.ts';

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
  // The token is kept as it is, because lists show the link again; it opens nothing but the form to join. `attributes` are set for everybody
  // who joins; the values of the attributes in `prefill` come from the link's query.
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
     attributes jsonb not null default '{}',
     prefill text[] not null default '{}',
     created_at timestamptz(3) not null)`,
  `create index join_links_newest on campaigns.join_links (interview_id, created_at desc, id desc)`,
  `create index join_links_expiring on campaigns.join_links (expires_at) where closed_at is null and expires_at is not null`,
  ...tenantTable('campaigns', 'join_links'),
  ...workerAccess('campaigns', 'join_links', 'select (id, workspace_id, expires_at, closed_at)'),
  ...tokenResolver('join_link', 'join_links', 'token_hash'),
];

const modelUsage = [
  // What a language model used in live interviews, for the budgets. `id`: of a session, with the empty day; of a campaign or the workspace, with
  // one day each. The days outlive sessions: whoever deletes an interview gets no budget back.
  `create table campaigns.model_usage (
     id uuid not null,
     day text not null,
     workspace_id uuid not null,
     session_id uuid references campaigns.sessions on delete cascade,
     requests int not null,
     input_tokens bigint not null,
     output_tokens bigint not null,
     cost double precision not null,
     primary key (id, day))`,
  `create index model_usage_session on campaigns.model_usage (session_id) where session_id is not null`,
  ...tenantTable('campaigns', 'model_usage'),
];

export const sessions = [
  // A session is its contact's: the same id. A link is derived from its version and a key outside the database; what is stored of it is its
  // hash. The return link, by which a participant comes back after consent, has columns of its own, because the team sees the invitation.
  // Heartbeats and turns touch no indexed column, so they stay heap-only updates. `open_seq`: the interviewer's turn whose words are being
  // released; its row has those that the participant may have seen. `values_due_at`: until when the processing of the completed interview waits
  // for the values that a language model reads in it.
  `create table campaigns.sessions (
     id uuid primary key references campaigns.contacts on delete cascade,
     workspace_id uuid not null,
     interview_id uuid not null references campaigns.interviews on delete cascade,
     status text not null check (status in
       ('scheduled', 'available', 'waiting', 'in_progress', 'completed', 'expired', 'unavailable', 'cancelled')),
     scheduled_for timestamptz(3),
     expires_at timestamptz(3),
     schedule_sequence int not null default 0,
     schedule_changed_at timestamptz(3),
     former_start timestamptz(3),
     invited_at timestamptz(3),
     remind_at timestamptz(3),
     reminded_until timestamptz(3),
     invitation_version int not null default 0,
     invitation_key_id text,
     invitation_hash bytea unique,
     return_version int not null default 0,
     return_key_id text,
     return_hash bytea unique,
     return_address bytea,
     return_address_key_id text,
     region text not null default '',
     consent jsonb,
     conversation_id uuid references campaigns.conversations on delete set null,
     waiting_since timestamptz(3),
     started_at timestamptz(3),
     heard_at timestamptz(3),
     worker_id text,
     lease_expires_at timestamptz(3),
     fence int not null default 0,
     last_seq int not null default 0,
     open_seq int,
     values_due_at timestamptz(3)) with (fillfactor = 80, ${VACUUMED_OFTEN})`,
  // Holds live sessions only, so counting demand and claiming cost the same whatever has been finished.
  `create index sessions_live on campaigns.sessions (region, waiting_since) where status in ('waiting', 'in_progress')`,
  // What the claim of sessions reads: the waiting ones, and how many of a workspace are in progress.
  `create index sessions_waiting on campaigns.sessions (region, workspace_id, waiting_since) where status = 'waiting'`,
  `create index sessions_busy on campaigns.sessions (region, workspace_id) where status = 'in_progress'`,
  `create index sessions_expiring on campaigns.sessions (expires_at)
     where status in ('scheduled', 'available') and expires_at is not null`,
  `create index sessions_opening on campaigns.sessions (scheduled_for) where status = 'scheduled'`,
  // Holds sessions with a reminder ahead only.
  `create index sessions_reminding on campaigns.sessions (remind_at) where remind_at is not null`,
  `create index sessions_reading on campaigns.sessions (values_due_at) where values_due_at is not null`,
  `create index sessions_interview on campaigns.sessions (interview_id)`,
  `create index sessions_conversation on campaigns.sessions (conversation_id) where conversation_id is not null`,
  ...tenantTable('campaigns', 'sessions'),
  // What queueing and sweeping read and write across workspaces; never who somebody is or what was said. The region changes when one has
  // no interviewers.
  ...workerAccess(
    'campaigns',
    'sessions',
    `select (id, workspace_id, status, scheduled_for, expires_at, remind_at, return_version, region, waiting_since, started_at, heard_at,
       worker_id, lease_expires_at, fence, last_seq, values_due_at),
     update (status, region, worker_id, lease_expires_at, fence, started_at)`,
  ),
  ...tokenResolver('invitation', 'sessions', 'invitation_hash'),
  ...tokenResolver('return_link', 'sessions', 'return_hash'),
  ...participantTokens,
  ...joinLinks,
  ...modelUsage,
];
