import { type ServiceMigration, tenantTable } from '@insights/db';

/**
 * The failed attempts of each endpoint since its last success. A table of its own: results are stored while deliveries are locked, and a
 * deactivation locks the endpoint first and then its deliveries.
 */
export const health: ServiceMigration = {
  version: 9,
  name: 'health',
  oldest_compatible_code: 1,
  statements: [
    `create table webhooks.endpoint_health (
       endpoint_id uuid primary key references webhooks.endpoints on delete cascade,
       workspace_id uuid not null,
       failed_attempts int not null default 0,
       failing_since timestamptz(3),
       first_error text,
       last_error text,
       -- The event whose delivery failed first since the last success. Not a reference: events expire.
       first_event text,
       first_delivery_id uuid,
       mailed_at timestamptz(3)) with (fillfactor = 50)`,
    // Mails of a workspace in a day.
    `create index endpoint_health_mailed on webhooks.endpoint_health (workspace_id, mailed_at) where mailed_at is not null`,
    ...tenantTable('webhooks', 'endpoint_health'),
    `create function webhooks.endpoints_health() returns trigger language plpgsql set search_path = webhooks as $$ begin
       insert into endpoint_health (endpoint_id, workspace_id) select id, workspace_id from added;
       return null; end $$`,
    `create trigger endpoints_health after insert on webhooks.endpoints
       referencing new table as added for each statement execute function webhooks.endpoints_health()`,
    `insert into webhooks.endpoint_health (endpoint_id, workspace_id) select id, workspace_id from webhooks.endpoints`,
  ],
};
