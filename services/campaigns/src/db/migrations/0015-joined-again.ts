import type { ServiceMigration } from '@insights/db';

/** What the worker role finds people by who joined with the address of somebody else and never consented. */
export const joinedAgain: ServiceMigration = {
  version: 15,
  name: 'joined-again',
  oldest_compatible_code: 1,
  statements: [
    `create index contacts_joined_again on campaigns.contacts (created_at) where joined_as is not null`,
    `grant select (joined_as) on campaigns.contacts to campaigns_worker`,
    `grant select (return_version) on campaigns.sessions to campaigns_worker`,
  ],
};
