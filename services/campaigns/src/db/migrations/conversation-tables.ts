import { tenantTable, workerAccess } from '@insights/db';

const turns = [
  // `speaker_label`: who spoke, where an import names several participants; often a personal name. `is_question_set`: a person said which
  // question the turn asks, or none; `question_found` is what was recognised before.
  `create table campaigns.turns (
     id uuid primary key,
     workspace_id uuid not null,
     conversation_id uuid not null references campaigns.conversations on delete cascade,
     seq int not null,
     speaker text not null check (speaker in ('interviewer', 'participant')),
     speaker_label text,
     text text not null,
     started_ms int,
     ended_ms int,
     question_id text,
     question_found text,
     is_question_set boolean not null default false,
     tags jsonb not null,
     client_turn_id text,
     note text not null default '',
     input text check (input in ('typed', 'pasted', 'voice')),
     outcome text check (outcome in ('answered', 'declined', 'none')),
     why jsonb,
     progress jsonb,
     unique (conversation_id, seq))`,
  `create unique index turns_client_turn on campaigns.turns (conversation_id, client_turn_id) where client_turn_id is not null`,
  // Each read of such a conversation lists its speakers in the order in which they first speak.
  `create index turns_speakers on campaigns.turns (conversation_id, speaker_label, speaker, seq) where speaker_label is not null`,
  ...tenantTable('campaigns', 'turns'),
];

const flags = [
  // A cleared flag stays, so that it is not raised again and shows who cleared it.
  `create table campaigns.flags (
     turn_id uuid not null references campaigns.turns on delete cascade,
     kind text not null check (kind in ('distress', 'withdrawal_asked', 'person_asked', 'off_topic', 'low_effort',
       'pasted', 'too_fast', 'language_mismatch', 'emergency', 'minor', 'threat', 'off_record', 'bereavement', 'carer')),
     workspace_id uuid not null,
     conversation_id uuid not null references campaigns.conversations on delete cascade,
     at timestamptz(3) not null,
     cleared_at timestamptz(3),
     cleared_by text,
     primary key (turn_id, kind))`,
  `create index flags_conversation on campaigns.flags (conversation_id)`,
  // Each turn that is read asks whether all of its conversation is withheld.
  `create index flags_minor on campaigns.flags (conversation_id) where kind = 'minor' and cleared_at is null`,
  ...tenantTable('campaigns', 'flags'),
];

const answers = [
  // What became of each question in a conversation, so that totals are counted without reading what was said. The current row of a question
  // has no `superseded_by`; the values before it are kept, each with the id of the one that replaced it. `seq`: the place of the turn that
  // gave the value, or of the last turn before a person chose it. `quote`: words of the turn, as they were shown. Options are named by their
  // ids. `precision` is whether a value was given exactly; `low` and `high`, and of dates `date_low` and `date_high`, what is known of an
  // answer without one ("between 6 and 8"). `author`: who read the value; one of the team, with `changed_at` and `changed_by`, comes after all others, and
  // without a value it removes theirs.
  `create table campaigns.answers (
     id uuid primary key,
     conversation_id uuid not null references campaigns.conversations on delete cascade,
     question_id text not null,
     workspace_id uuid not null,
     outcome text not null check (outcome in ('answered', 'declined', 'none')),
     turn_id uuid references campaigns.turns on delete cascade,
     seq int,
     quote text,
     number_value double precision,
     option_value text,
     option_values text[],
     date_value date,
     precision text check (precision in ('exact', 'about', 'range', 'below', 'above')),
     low double precision,
     high double precision,
    date_low date,
    date_high date,
    author text not null check (author in ('model', 'floor', 'person', 'team')),
     changed_at timestamptz(3),
     changed_by text,
     superseded_by uuid references campaigns.answers)`,
  `create unique index answers_current on campaigns.answers (conversation_id, question_id) where superseded_by is null`,
  `create index answers_conversation on campaigns.answers (conversation_id)`,
  `create index answers_turn on campaigns.answers (turn_id) where turn_id is not null`,
  `create index answers_superseded on campaigns.answers (superseded_by) where superseded_by is not null`,
  ...tenantTable('campaigns', 'answers'),
];

/** Counts a change of what reports read of an ended conversation. It is summarised again; until then, no words of its former text stay behind. */
const onChange = (what: string, changed: string, then = ''): string =>
  `create function campaigns.${what}_changed() returns trigger language plpgsql set search_path = campaigns as $$
   declare ids uuid[];
   begin
     ids := array(${changed});
     if ids = '{}' then return null; end if;
     update conversations set revision = revision + 1 where status in ('processing', 'completed') and id = any(ids);
     delete from summaries where conversation_id = any(ids);${then}
     return null;
   end $$`;

/** Statement triggers, because imports and tagging change thousands of turns at once. */
const countRevisions = [
  onChange(
    'turns',
    `select distinct n.conversation_id from new_turns n join old_turns o on o.id = n.id
       where (n.text, n.tags, n.question_id, n.is_question_set, n.speaker, n.speaker_label, n.outcome)
         is distinct from (o.text, o.tags, o.question_id, o.is_question_set, o.speaker, o.speaker_label, o.outcome)`,
    // Words that the turn no longer has, such as the name of somebody who was erased.
    `
     update answers a set quote = null from new_turns n join old_turns o on o.id = n.id
       where a.conversation_id = any(ids) and a.turn_id = n.id and n.text <> o.text and position(a.quote in n.text) = 0;`,
  ),
  `create trigger turns_changed after update on campaigns.turns referencing old table as old_turns new table as new_turns
     for each statement execute function campaigns.turns_changed()`,
  onChange('flags', 'select distinct conversation_id from changed'),
  ...[
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ].map(
    ([event, rows]) =>
      `create trigger flags_${event} after ${event} on campaigns.flags referencing ${rows} table as changed
         for each statement execute function campaigns.flags_changed()`,
  ),
];

export const conversations = [
  // `masks` identifies what is masked in the conversation, as of `masks_under`: the revision and the hidden names that it was made from.
  `create table campaigns.conversations (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null references campaigns.interviews on delete cascade,
     contact_id uuid not null references campaigns.contacts,
     status text not null check (status in ('pending', 'in_progress', 'processing', 'completed', 'abandoned')),
     mode text not null check (mode in ('live', 'imported', 'test')),
     language text,
     started_at timestamptz(3),
     ended_at timestamptz(3),
     duration_minutes int,
     consent jsonb,
     is_tagged boolean not null default false,
     processing_attempt int not null default 0,
     revision int not null default 0,
     masks text,
     masks_under text,
     completed_at timestamptz(3),
     created_at timestamptz(3) not null)`,
  `create index conversations_newest on campaigns.conversations (interview_id, created_at desc, id desc)`,
  `create index conversations_contact on campaigns.conversations (contact_id)`,
  // For counting them against the quota.
  `create index conversations_of_workspace on campaigns.conversations (workspace_id, created_at)`,
  // The column that a retention period counts from; live ones are not in it.
  `create index conversations_kept on campaigns.conversations (interview_id, (coalesce(completed_at, created_at)))
     where status in ('processing', 'completed', 'abandoned')`,
  ...tenantTable('campaigns', 'conversations'),
  ...workerAccess(
    'campaigns',
    'conversations',
    'select (id, interview_id, contact_id, status, created_at, completed_at)',
  ),
  ...turns,
  ...flags,
  ...answers,
  `create table campaigns.summaries (
     conversation_id uuid primary key references campaigns.conversations on delete cascade,
     workspace_id uuid not null,
     made_of text not null,
     language text not null,
     points jsonb not null,
     generated_at timestamptz(3) not null)`,
  ...tenantTable('campaigns', 'summaries'),
  ...countRevisions,
];

export const erasures = [
  // Ids only: what is left of somebody who was erased, and what keeps a replay from bringing anything back.
  `create table campaigns.erasures (
     id uuid primary key,
     workspace_id uuid not null,
     interview_id uuid not null,
     contact_id uuid not null,
     conversation_ids uuid[] not null,
     contact_erased boolean not null,
     acknowledged text[] not null default '{}',
     requested_at timestamptz(3) not null,
     completed_at timestamptz(3))`,
  `create index erasures_contact on campaigns.erasures (contact_id)`,
  `create index erasures_withdrawn on campaigns.erasures (interview_id, requested_at) where not contact_erased`,
  ...tenantTable('campaigns', 'erasures'),
  ...workerAccess('campaigns', 'erasures', 'select (interview_id, contact_id, contact_erased, requested_at)'),
];
