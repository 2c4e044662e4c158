import type { ServiceMigration } from '@insights/db';

/** Counts changes of what reports read of ended conversations. Statement triggers, because imports and tagging change thousands of turns at once. */
const countRevisions = [
  `create function campaigns.turns_changed() returns trigger language plpgsql set search_path = campaigns as $$
   begin
     update conversations set revision = revision + 1
     where status in ('processing', 'completed') and id in (
       select n.conversation_id from new_turns n join old_turns o on o.id = n.id
       where (n.text, n.tags, n.question_id, n.speaker, n.speaker_label, n.outcome)
         is distinct from (o.text, o.tags, o.question_id, o.speaker, o.speaker_label, o.outcome));
     return null;
   end $$`,
  `create trigger turns_changed after update on campaigns.turns referencing old table as old_turns new table as new_turns
     for each statement execute function campaigns.turns_changed()`,
  `create function campaigns.flags_changed() returns trigger language plpgsql set search_path = campaigns as $$
   begin
     update conversations set revision = revision + 1
     where status in ('processing', 'completed') and id in (select conversation_id from changed);
     return null;
   end $$`,
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

export const reportReadings: ServiceMigration = {
  version: 17,
  name: 'report readings',
  oldest_compatible_code: 1,
  statements: [
    // Who spoke, where an import names several participants: often a personal name.
    `alter table campaigns.turns add column speaker_label text`,
    // `masks` identifies what is masked in the conversation, as of `masks_under`: the revision and the hidden names that it was made from.
    `alter table campaigns.conversations
       add column revision int not null default 0,
       add column masks text,
       add column masks_under text`,
    ...countRevisions,
  ],
};
