import { type ServiceMigration, tenantTable } from '@insights/db';

export const mail: ServiceMigration = {
  version: 4,
  name: 'mail',
  oldest_compatible_code: 1,
  statements: [
    // A personal link is derived from these and a key outside the database; what is kept of it is its hash.
    `alter table campaigns.sessions
       add column invitation_version int not null default 0,
       add column invitation_key_id text`,
    // Whose address somebody typed who joined by an open link: that person is told by mail.
    `alter table campaigns.contacts add column joined_as uuid references campaigns.contacts on delete set null`,
    `create index contacts_joined_as on campaigns.contacts (joined_as) where joined_as is not null`,
    // Of the address there is a hash only, so that the wish outlives the contact and an erasure.
    `create table campaigns.unsubscriptions (
       workspace_id uuid not null,
       address_hash bytea not null,
       created_at timestamptz(3) not null,
       primary key (workspace_id, address_hash))`,
    ...tenantTable('campaigns', 'unsubscriptions'),
  ],
};
