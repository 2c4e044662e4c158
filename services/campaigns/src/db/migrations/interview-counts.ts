import { VACUUMED_OFTEN, tenantTable } from '@insights/db';
import { trigger } from './trigger.ts';

/**
 * The counts of a campaign are the sum of its rows in `interview_counts`. Triggers add a row for each change, so changes wait for no lock.
 * `sum_interview_counts` replaces rows by their sum.
 */
const table = [
  `create table campaigns.interview_counts (
     id bigint generated always as identity primary key,
     workspace_id uuid not null,
     interview_id uuid not null references campaigns.interviews on delete cascade,
     contacts int not null default 0,
     completed int not null default 0,
     in_progress int not null default 0,
     is_sum boolean not null default false) with (${VACUUMED_OFTEN})`,
  `create index interview_counts_interview on campaigns.interview_counts (interview_id)`,
  `create index interview_counts_changes on campaigns.interview_counts (interview_id) where not is_sum`,
  ...tenantTable('campaigns', 'interview_counts'),
];

/** Triggers for inserted and for deleted rows, once for each statement, since imports and erasures change thousands. The argument is the sign. */
const perStatement = (name: string, on: string): string[] =>
  [
    ['insert', 'new', 1],
    ['delete', 'old', -1],
  ].map(
    ([event, rows, sign]) =>
      `create trigger ${name}_${event} after ${event} on campaigns.${on} referencing ${rows} table as changed
         for each statement execute function campaigns.${name}('${sign}')`,
  );

/**
 * A contact counts if it is a person (who joined with the address of another contact and never consented is none) who did not come with
 * test conversations only. The contacts are locked first, so that of two changes at once the second sees the first.
 */
const recountContacts = [
  `create function campaigns.is_counted(c campaigns.contacts) returns boolean language sql stable set search_path = campaigns, pg_temp as $$
     select (c.joined_as is null or c.source <> 'join'
             or exists (select from sessions s where s.id = c.id and s.return_version > 0))
        and (c.source <> 'import'
             or exists (select from conversations v where v.contact_id = c.id and v.mode <> 'test')
             or not exists (select from conversations v where v.contact_id = c.id)) $$`,
  `create function campaigns.recount_contacts(ids uuid[]) returns void language plpgsql security definer
     set search_path = campaigns, pg_temp as $$
   begin
     perform from contacts where id = any (ids) order by id for no key update;
     update contacts c set is_counted = not c.is_counted where c.id = any (ids) and c.is_counted <> is_counted(c);
   end $$`,
  ...['is_counted(campaigns.contacts)', 'recount_contacts(uuid[])'].map(
    (name) => `revoke all on function campaigns.${name} from public`,
  ),
];

const countContacts = [
  ...recountContacts,
  ...trigger('contact_changed', `perform recount_contacts(array[new.id]);`),
  `create trigger contact_joined after insert on campaigns.contacts for each row when (new.joined_as is not null)
     execute function campaigns.contact_changed()`,
  `create trigger contact_changed after update of joined_as, source on campaigns.contacts for each row
     when (old.joined_as is distinct from new.joined_as or old.source <> new.source)
     execute function campaigns.contact_changed()`,
  ...trigger(
    'contact_consented',
    `perform recount_contacts(array(select c.id from contacts c where c.id = new.id and c.joined_as is not null));`,
  ),
  `create trigger contact_consented after update of return_version on campaigns.sessions for each row
     when (old.return_version = 0 and new.return_version > 0)
     execute function campaigns.contact_consented()`,
  // A campaign that is being deleted needs no counts.
  ...trigger(
    'contacts_counted',
    `insert into interview_counts (workspace_id, interview_id, contacts)
       select c.workspace_id, c.interview_id, tg_argv[0]::int * count(*)
         from changed c join interviews i on i.id = c.interview_id
        where c.is_counted group by c.workspace_id, c.interview_id;`,
  ),
  ...perStatement('contacts_counted', 'contacts'),
  ...trigger(
    'contact_recounted',
    `insert into interview_counts (workspace_id, interview_id, contacts)
       values (new.workspace_id, new.interview_id, new.is_counted::int - old.is_counted::int);`,
  ),
  `create trigger contact_recounted after update of is_counted on campaigns.contacts for each row
     when (old.is_counted <> new.is_counted) execute function campaigns.contact_recounted()`,
];

const isCompleted = (row: string) => `(${row}.mode <> 'test' and ${row}.status = 'completed')::int`;
const isUnderWay = (row: string) => `(${row}.mode <> 'test' and ${row}.status in ('in_progress', 'processing'))::int`;
const recountImported = (ids: string) =>
  `perform recount_contacts(array(select c.id from contacts c where c.source = 'import' and c.id in (${ids})));`;

const countConversations = [
  ...trigger(
    'conversations_counted',
    `insert into interview_counts (workspace_id, interview_id, completed, in_progress)
       select v.workspace_id, v.interview_id, tg_argv[0]::int * sum(${isCompleted('v')}), tg_argv[0]::int * sum(${isUnderWay('v')})
         from changed v join interviews i on i.id = v.interview_id
        group by v.workspace_id, v.interview_id
       having sum(${isCompleted('v')} + ${isUnderWay('v')}) > 0;
     ${recountImported('select v.contact_id from changed v')}`,
  ),
  ...perStatement('conversations_counted', 'conversations'),
  ...trigger(
    'conversation_changed',
    `insert into interview_counts (workspace_id, interview_id, completed, in_progress)
       select new.workspace_id, new.interview_id, c.completed, c.under_way
         from (values (${isCompleted('new')} - ${isCompleted('old')}, ${isUnderWay('new')} - ${isUnderWay('old')})) c (completed, under_way)
        where c.completed <> 0 or c.under_way <> 0;
     if old.mode <> new.mode then ${recountImported('new.contact_id')} end if;`,
  ),
  `create trigger conversation_changed after update of status, mode on campaigns.conversations for each row
     when (old.status <> new.status or old.mode <> new.mode) execute function campaigns.conversation_changed()`,
];

/** Changes of one call. */
export const BATCH = 5_000;

/** Returns how many rows it has removed. Those that another process is summing are left to it, and campaigns that are being deleted. */
const sumCounts = [
  `create function campaigns.sum_interview_counts() returns int language sql security definer set search_path = campaigns, pg_temp as $$
     with changed as (
       select distinct interview_id from (select interview_id from interview_counts where not is_sum limit ${BATCH}) found),
     held as (
       select i.id from interviews i join changed on changed.interview_id = i.id for key share of i skip locked),
     taken as (
       select n.id from interview_counts n join held on held.id = n.interview_id for update of n skip locked),
     removed as (
       delete from interview_counts n using taken where n.id = taken.id returning n.*),
     added as (
       insert into interview_counts (workspace_id, interview_id, contacts, completed, in_progress, is_sum)
         select workspace_id, interview_id, sum(contacts), sum(completed), sum(in_progress), true
           from removed group by workspace_id, interview_id)
     select count(*)::int from removed
   $$`,
  `revoke all on function campaigns.sum_interview_counts() from public`,
  `grant execute on function campaigns.sum_interview_counts() to campaigns_worker`,
];

export const interviewCounts = [...table, ...countContacts, ...countConversations, ...sumCounts];
