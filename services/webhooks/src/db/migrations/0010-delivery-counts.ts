import { type ServiceMigration, tenantTable, workerAccess } from '@insights/db';

/**
 * What ended at each endpoint in each hour, for statistics that do not read the deliveries. No foreign key: it would lock the endpoint while
 * results are stored, which a deactivation holds and waits for. Rows expire with the deliveries that they count.
 */
export const deliveryCounts: ServiceMigration = {
  version: 10,
  name: 'delivery-counts',
  oldest_compatible_code: 1,
  statements: [
    `create table webhooks.delivery_counts (
       endpoint_id uuid not null,
       hour timestamptz(3) not null,
       workspace_id uuid not null,
       delivered int not null,
       failed int not null,
       -- The sum of the durations of the successful attempts.
       delivered_ms bigint not null,
       primary key (endpoint_id, hour)) with (fillfactor = 70)`,
    `create index delivery_counts_expiring on webhooks.delivery_counts (hour)`,
    ...tenantTable('webhooks', 'delivery_counts'),
    ...workerAccess('webhooks', 'delivery_counts', 'select (hour), delete'),
    `insert into webhooks.delivery_counts (endpoint_id, hour, workspace_id, delivered, failed, delivered_ms)
       select endpoint_id, date_trunc('hour', finished_at, 'UTC'), workspace_id,
              count(*) filter (where status = 'delivered'), count(*) filter (where status = 'failed'),
              coalesce(sum(duration_ms) filter (where status = 'delivered'), 0)
         from webhooks.deliveries where finished_at is not null group by 1, 2, 3`,
  ],
};
