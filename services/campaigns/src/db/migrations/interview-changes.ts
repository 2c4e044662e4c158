import { VACUUMED_OFTEN, tenantTable, workerAccess } from '@insights/db';
import { trigger } from './trigger.ts';

/**
 * What has changed in a campaign, for those who watch it: triggers add a row, so that no change is forgotten. `change` is the transaction's
 * number, to be looked up in a reader's snapshot. Nothing refers to `interviews`, so a change waits for no lock.
 */
const table = [
  `create table campaigns.interview_changes (
     id bigint generated always as identity primary key,
     change bigint not null default pg_current_xact_id()::text::bigint,
     workspace_id uuid not null,
     interview_id uuid not null,
     kind text not null check (kind in ('interview', 'contact', 'conversation', 'report')),
     ids uuid[] not null,
     changed_at timestamptz(3) not null default now()) with (${VACUUMED_OFTEN})`,
  `create index interview_changes_next on campaigns.interview_changes (interview_id, change)`,
  `create index interview_changes_old on campaigns.interview_changes (changed_at)`,
  ...tenantTable('campaigns', 'interview_changes'),
  ...workerAccess('campaigns', 'interview_changes', 'select (id, changed_at), delete'),
];

/** More things than these are not named: the reader reads its list again. */
export const MOST_IDS = 100;

/** Adds a row for each campaign of the things, which have `workspace_id`, `interview_id` and `id`. */
const insert = (kind: string, things: string) =>
  `insert into interview_changes (workspace_id, interview_id, kind, ids)
     select workspace_id, interview_id, ${kind}, case when count(*) > ${MOST_IDS} then '{}' else array_agg(id) end
       from ${things} group by workspace_id, interview_id;`;

/** Once for each statement, since imports and erasures change thousands. */
const perStatement = (run: string, on: string, events: Readonly<Record<string, 'new' | 'old'>>) =>
  Object.entries(events).map(
    ([event, rows]) =>
      `create trigger ${on}_seen_${event} after ${event} on campaigns.${on} referencing ${rows} table as changed
         for each statement execute function campaigns.${run}`,
  );

/** For each row of which one of the columns has changed. */
const perRow = (on: string, kind: string, columns: readonly string[]) => {
  const differs = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
  return `create trigger ${on}_seen_update after update of ${columns.join(', ')} on campaigns.${on} for each row
     when (${differs}) execute function campaigns.thing_changed('${kind}')`;
};

export const interviewChanges = [
  ...table,
  ...trigger('things_changed', insert('tg_argv[0]', 'changed')),
  ...trigger(
    'thing_changed',
    `if tg_table_name = 'interviews' then
       insert into interview_changes (workspace_id, interview_id, kind, ids)
         values (new.workspace_id, new.id, tg_argv[0], array[new.id]);
     else
       insert into interview_changes (workspace_id, interview_id, kind, ids)
         values (new.workspace_id, new.interview_id, tg_argv[0], array[new.id]);
     end if;`,
  ),
  ...trigger(
    'part_changed',
    insert(`'conversation'`, `conversations where id in (select conversation_id from changed)`),
  ),
  ...perStatement(`things_changed('contact')`, 'contacts', { insert: 'new', delete: 'old' }),
  ...perStatement(`things_changed('conversation')`, 'conversations', { insert: 'new', delete: 'old' }),
  // A change of flags grows the revision of a conversation that has ended; this is for the others.
  ...perStatement('part_changed()', 'flags', { insert: 'new' }),
  ...perStatement('part_changed()', 'summaries', { insert: 'new' }),
  perRow('interviews', 'interview', ['version', 'status']),
  perRow('contacts', 'contact', ['name', 'email', 'locale', 'timezone', 'attributes', 'hide_name', 'is_counted']),
  // A session is its contact's: the same id.
  perRow('sessions', 'contact', ['status', 'scheduled_for', 'invited_at', 'consent', 'started_at']),
  perRow('conversations', 'conversation', ['status', 'mode', 'revision', 'is_tagged']),
];
