import { type ServiceMigration, mechanismTables, tenantTable, tombstoneTable } from '@insights/db';

const TRIGGER_REASONS = `('threshold_reached', 'incremental_update', 'manual_regenerate', 'campaign_completed')`;

const campaigns = [
  // One row for each campaign; its lock serialises decisions about runs. `names_changed` counts the changes of hidden names: a digest that
  // was read under other names is not stored.
  `create table reports.campaigns (
     interview_id uuid primary key,
     workspace_id uuid not null,
     wanted_reason text check (wanted_reason in ${TRIGGER_REASONS}),
     names_changed int not null default 0)`,
  ...tenantTable('reports', 'campaigns'),
];

const versions = [
  // `hidden_names`: the names that were hidden when it was generated, as a token of campaigns. If other names are hidden now, they are
  // masked before it is shown. The content is null until the version is ready.
  `create table reports.report_versions (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references reports.campaigns on delete cascade,
     version_number int not null,
     status text not null check (status in ('in_progress', 'ready', 'failed')),
     trigger_reason text not null check (trigger_reason in ${TRIGGER_REASONS}),
     error_code text,
     conversation_count int not null,
     job_attempt int not null default 0,
     hidden_names text not null default '',
     summary text,
     summary_sentences jsonb,
     outputs jsonb,
     key_themes jsonb,
     recommendations jsonb,
     evidence jsonb,
     findings jsonb,
     contradictions jsonb,
     question_results jsonb,
     participants jsonb,
     sample jsonb,
     saturation jsonb,
     grouping jsonb,
     method jsonb,
     conversation_summaries jsonb,
     created_at timestamptz(3) not null,
     completed_at timestamptz(3),
     redacted_at timestamptz(3),
     unique (interview_id, version_number))`,
  `create unique index one_run_at_a_time on reports.report_versions (interview_id) where status = 'in_progress'`,
  ...tenantTable('reports', 'report_versions'),
];

const syntheses = [
  `create table reports.syntheses (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references reports.campaigns on delete cascade,
     status text not null check (status in ('queued', 'completed', 'failed')),
     job_attempt int not null default 0,
     hidden_names text not null default '',
     conversation_count int not null default 0,
     summary text not null default '',
     key_themes jsonb not null default '[]',
     recommendations jsonb not null default '[]',
     created_at timestamptz(3) not null,
     generated_at timestamptz(3))`,
  `create index syntheses_newest on reports.syntheses (interview_id, created_at desc, id desc)`,
  ...tenantTable('reports', 'syntheses'),
  // Wakes the calls that wait for a result, in whichever process they are.
  `create function reports.signal_synthesis() returns trigger language plpgsql
     as $$ begin perform pg_notify('reports_syntheses', new.id::text); return null; end $$`,
  `create trigger signal_synthesis after update of status on reports.syntheses
     for each row execute function reports.signal_synthesis()`,
];

/** What the engine and a language model have read, so that the next report reads only what is new or changed. */
const readings = [
  // `digest` is text, not jsonb: only the engine's thread parses it.
  `create table reports.conversation_digests (
     conversation_id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references reports.campaigns on delete cascade,
     revision text not null,
     basis text not null,
     size int not null,
     digest text not null)`,
  `create index conversation_digests_by_campaign on reports.conversation_digests (interview_id)`,
  ...tenantTable('reports', 'conversation_digests'),
  // What a language model answered to the last report's questions, by a hash of each question, and what the judging model said of items.
  // Holds people's words: `conversation_ids` are those whose words an answer rests on. `is_plain`: kept so that dropping what people
  // changed restores the same report.
  `create table reports.model_answers (
     interview_id uuid not null references reports.campaigns on delete cascade,
     key text not null,
     workspace_id uuid not null,
     is_verdict boolean not null default false,
     is_plain boolean not null default false,
     conversation_ids uuid[] not null,
     answer jsonb not null,
     primary key (interview_id, key))`,
  ...tenantTable('reports', 'model_answers'),
  // The codes of a campaign, each with the conversations that it was seen in, the observations that they were made from, by conversation,
  // and what people have set of them (`edits`).
  `create table reports.codebooks (
     interview_id uuid primary key references reports.campaigns on delete cascade,
     workspace_id uuid not null,
     codes jsonb not null,
     covered jsonb not null,
     edits jsonb not null default '[]',
     revision int not null)`,
  ...tenantTable('reports', 'codebooks'),
  // What a version made with a model found of conversations and campaigns stores, until campaigns has it. Holds people's words.
  `create table reports.conversation_findings (
     interview_id uuid not null references reports.campaigns on delete cascade,
     conversation_id uuid not null,
     workspace_id uuid not null,
     report_version_id uuid not null,
     findings jsonb not null,
     primary key (interview_id, conversation_id))`,
  ...tenantTable('reports', 'conversation_findings'),
  // What a language model used, for the budgets.
  `create table reports.model_usage (
     interview_id uuid not null references reports.campaigns on delete cascade,
     report_version_id uuid not null,
     day text not null,
     workspace_id uuid not null,
     requests int not null,
     input_tokens bigint not null,
     output_tokens bigint not null,
     cost double precision not null,
     primary key (interview_id, report_version_id, day))`,
  `create index model_usage_by_day on reports.model_usage (workspace_id, day)`,
  ...tenantTable('reports', 'model_usage'),
];

const corrections = [
  // What people changed in reports. `applied`: whether it had an effect in the last version; null: none was made since. `themes` and `parts` hold words of the report; a statement is named by its place, without its text.
  `create table reports.corrections (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references reports.campaigns on delete cascade,
     kind text not null check (kind in ('relabel_theme', 'merge_themes', 'split_theme', 'hide_theme', 'set_statement')),
     themes jsonb not null,
     label text,
     parts jsonb not null,
     statement jsonb,
     conversation_id uuid,
     created_by text not null,
     created_at timestamptz(3) not null,
     applied boolean,
     check ((kind = 'set_statement') = (statement is not null and conversation_id is not null)))`,
  `create index corrections_newest on reports.corrections (interview_id, created_at desc, id desc)`,
  ...tenantTable('reports', 'corrections'),
];

const codings = [
  // Passages that people gave codes. `quote` holds what a participant said.
  `create table reports.codings (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references reports.campaigns on delete cascade,
     conversation_id uuid not null,
     turn_id uuid not null,
     start_offset int not null,
     end_offset int not null,
     quote text not null,
     code_id text not null,
     created_by text not null,
     created_at timestamptz(3) not null,
     applied boolean,
     engine_code_ids jsonb)`,
  `create index codings_newest on reports.codings (interview_id, created_at desc, id desc)`,
  ...tenantTable('reports', 'codings'),
];

const shares = [
  // Links that open a report without an account. Deleting one revokes it. `wrong_passwords` counts those since `wrong_since`. `label` is the
  // team's own text; readers do not see it.
  `create table reports.shares (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references reports.campaigns on delete cascade,
     version_number int,
     token_hash bytea not null unique,
     password_hash text,
     with_quotes boolean not null,
     label text,
     created_by text not null,
     created_at timestamptz(3) not null,
     expires_at timestamptz(3) not null,
     wrong_passwords int not null default 0,
     wrong_since timestamptz(3),
     opened_count int not null default 0,
     last_opened_at timestamptz(3))`,
  `create index shares_newest on reports.shares (interview_id, created_at desc, id desc)`,
  ...tenantTable('reports', 'shares'),
  // Returns the workspace of a token's hash, and nothing else: the token is all that its bearer shows.
  `create function reports.workspace_of_share(wanted bytea) returns uuid language sql stable security definer set search_path = ''
     as $$ select workspace_id from reports.shares where token_hash = wanted $$`,
  `revoke all on function reports.workspace_of_share(bytea) from public`,
  `grant execute on function reports.workspace_of_share(bytea) to reports_app`,
];

export const tables: ServiceMigration = {
  version: 1,
  name: 'tables',
  oldest_compatible_code: 1,
  statements: [
    ...mechanismTables('reports'),
    // Tombstones: a report that was being generated when a conversation was erased is generated again without it.
    ...tombstoneTable('reports'),
    ...campaigns,
    ...versions,
    ...syntheses,
    ...readings,
    ...corrections,
    ...codings,
    ...shares,
  ],
};
