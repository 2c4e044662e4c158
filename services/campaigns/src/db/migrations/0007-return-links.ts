import type { ServiceMigration } from '@insights/db';
import { tokenResolver } from './0002-sessions.ts';

/**
 * The link by which a participant comes back after consent. Its columns are separate from those of the invitation, because
 * code of earlier versions shows an invitation to the team.
 */
export const returnLinks: ServiceMigration = {
  version: 7,
  name: 'return_links',
  oldest_compatible_code: 1,
  statements: [
    `alter table campaigns.sessions
       add column return_version int not null default 0,
       add column return_key_id text,
       add column return_hash bytea unique,
       add column return_address bytea,
       add column return_address_key_id text`,
    ...tokenResolver('return_link', 'sessions', 'return_hash'),
  ],
};
