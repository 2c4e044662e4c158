import { tenantTable } from '@insights/db';

export const emailDomains = [
  `create table identity.email_domains (
     id uuid primary key,
     workspace_id uuid not null references identity.workspaces on delete cascade,
     domain text not null,
     status text not null check (status in ('pending', 'verified', 'failed')),
     selector text not null,
     dkim_public_key text not null,
     -- Encrypted under the row's id (packages/secret-box).
     dkim_private_key bytea not null,
     dkim_key_id text not null,
     record_states jsonb not null,
     checked_at timestamptz(3),
     next_check_at timestamptz(3) not null,
     created_at timestamptz(3) not null,
     unique (workspace_id, domain))`,
  `create index email_domains_newest on identity.email_domains (workspace_id, created_at desc, id desc)`,
  `create index email_domains_due on identity.email_domains (next_check_at)`,
  ...tenantTable('identity', 'email_domains'),
  // The worker role sees which are due and which are under a former key, but neither names nor keys.
  `grant select (id, workspace_id, next_check_at, dkim_key_id) on identity.email_domains to identity_worker`,
  `create policy worker on identity.email_domains for select to identity_worker using (true)`,
];
