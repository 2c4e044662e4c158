import { tenantTable, workerAccess } from '@insights/db';

export const rehearsals = [
  `create table campaigns.rehearsals (
     id uuid primary key,
     workspace_id uuid not null,
     guide jsonb not null,
     created_at timestamptz(3) not null)`,
  `create index rehearsals_old on campaigns.rehearsals (created_at)`,
  ...tenantTable('campaigns', 'rehearsals'),
  ...workerAccess('campaigns', 'rehearsals', 'select (id, created_at), delete'),
];
