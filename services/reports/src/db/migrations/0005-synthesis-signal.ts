import type { ServiceMigration } from '@insights/db';

export const synthesisSignal: ServiceMigration = {
  version: 5,
  name: 'synthesis-signal',
  oldest_compatible_code: 1,
  statements: [
    `alter table reports.campaigns add constraint campaigns_wanted_reason_check check (wanted_reason in
       ('threshold_reached', 'incremental_update', 'manual_regenerate', 'campaign_completed'))`,
    // Wakes the calls that wait for a result, in whichever process they are.
    `create function reports.signal_synthesis() returns trigger language plpgsql
       as $$ begin perform pg_notify('reports_syntheses', new.id::text); return null; end $$`,
    `create trigger signal_synthesis after update of status on reports.syntheses
       for each row execute function reports.signal_synthesis()`,
  ],
};
