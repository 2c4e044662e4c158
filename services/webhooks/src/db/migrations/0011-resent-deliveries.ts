import type { ServiceMigration } from '@insights/db';

/**
 * Deliveries that somebody had sent again, and endpoints whose receiver is gone. A resent delivery has a copy of its event: an event has one
 * delivery for each endpoint, and code of the version before relies on that constraint.
 */
export const resentDeliveries: ServiceMigration = {
  version: 11,
  name: 'resent-deliveries',
  oldest_compatible_code: 1,
  statements: [
    `alter table webhooks.events add column copy_of uuid`,
    `alter table webhooks.deliveries
       add column resent_from uuid,
       -- Null: the delivery's own id.
       add column webhook_id uuid`,
    `create index deliveries_resent on webhooks.deliveries (resent_from) where resent_from is not null`,
    // The feed has each event once.
    `create or replace function webhooks.deliveries_feed() returns trigger language plpgsql set search_path = webhooks as $$ begin
       insert into feed_items (delivery_id, workspace_id, endpoint_id)
         select id, workspace_id, endpoint_id from added where resent_from is null;
       return null; end $$`,
    // The receiver answered 410, so the endpoint was deactivated.
    `alter table webhooks.endpoint_health add column is_gone boolean not null default false`,
  ],
};
