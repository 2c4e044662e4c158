import { type ServiceMigration, mechanismTables } from '@insights/db';
import { audit } from './audit-tables.ts';
import { emailDomains } from './email-domain-tables.ts';
import { keys } from './key-tables.ts';
import { members } from './member-tables.ts';
import { rateLimits } from './rate-limit-tables.ts';
import { workspaces } from './workspace-tables.ts';

export const tables: ServiceMigration = {
  version: 1,
  name: 'tables',
  oldest_compatible_code: 1,
  statements: [
    ...mechanismTables('identity'),
    ...workspaces,
    ...members,
    ...keys,
    ...audit,
    ...emailDomains,
    ...rateLimits,
  ],
};
