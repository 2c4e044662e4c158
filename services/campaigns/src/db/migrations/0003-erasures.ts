import { type ServiceMigration, tenantTable } from '@insights/db';

export const erasures: ServiceMigration = {
  version: 3,
  name: 'erasures',
  oldest_compatible_code: 1,
  statements: [
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
    ...tenantTable('campaigns', 'erasures'),
  ],
};
